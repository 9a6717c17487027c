// The server as an operator runs it: a separate process that can be killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Sends the signal; resolves with the exit code once the process is gone. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Surroundings {
  env?: Record<string, string>;
  /** Resource limits of the process, as arguments of prlimit(1). */
  limits?: readonly string[];
}

/** Resolves when it says that it is open; rejects with all its output if it exits before. */
export async function startServer(
  dataDir: string,
  { env = {}, limits = [] }: Surroundings = {},
): Promise<ServerProcess> {
  const child = spawn('prlimit', [...limits, process.execPath, MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_HTTP: '1000000',
      RATE_CREATE: '1000000',
      RATE_SOCKET: '100000',
      SOCKETS_PER_ADDRESS: '10000',
      SHUTDOWN_TIMEOUT: '10m',
      NODE_COMPILE_CACHE: join(tmpdir(), 'loggia-compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whatever goes wrong in a test, no server outlives it.
    timeout: 600_000,
    killSignal: 'SIGKILL',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  const url = await new Promise<string>((open, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /is open: http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (address !== undefined) open(`http://127.0.0.1:${address}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exit.then(() => failed(new Error(`the server did not start:\n${output}`)));
  });
  if (child.pid === undefined) throw new Error('the server has no process');
  return {
    url,
    pid: child.pid,
    async stop(signal) {
      child.kill(signal);
      return exit;
    },
  };
}
