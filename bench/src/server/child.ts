// A server in its own process, so that the load has a core to itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Probed } from './probe.ts';

export interface Child {
  url: string;
  /** Its memory, and how late its event loop is. */
  probe(): Promise<Probed>;
  /** CPU seconds of its threads, which a busy machine does not stretch. */
  computed(): number;
  stop(): Promise<void>;
}

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));

/** Starts a script that prints a line with its port, like `listening 8000` or `…:8000`. */
export async function startChild(script: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async probe() {
      child.send('probe');
      const [probed] = await once(child, 'message');
      return probed;
    },
    computed: () => computedBy(child.pid ?? 0),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /(?:listening |127\.0\.0\.1:|localhost:)(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
}

/** The fields after the program's name; the system counts in hundredths of a second. */
function computedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
