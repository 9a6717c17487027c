// A server in a process of its own, so that the load has a core to itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Child {
  url: string;
  /** Resident memory in bytes, as the system counts it. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a script that prints a line with its port, like `listening 8000` or `…:8000`. */
export async function startChild(script: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () => residentMemory(child.pid ?? 0),
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

function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
