// Starts a real Redis for tests: on a free port, keeping nothing, gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RedisServer {
  url: string;
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'loggia-redis-'));
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', ['--port', String(at), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const exited = once(server, 'exit');
  await new Promise<void>((ready, failed) => {
    let output = '';
    server.stdout.on('data', chunk => {
      output += chunk;
      if (/ready to accept connections/i.test(output)) ready();
    });
    server.once('error', failed);
    void exited.then(() => failed(new Error(`Redis does not start: ${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    pid: server.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      server.kill(signal);
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
