// Starts a real PostgreSQL for tests: a separate cluster in a temporary folder, removed afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** The address of the server itself; other processes create their databases with it. */
  url: string;
  /** The address of a fresh, empty database. */
  newDatabase(): Promise<string>;
  /** Its socket file. */
  socket: string;
  /** Kills it without warning. */
  crash(): Promise<void>;
  /** Starts it after a crash. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

function binary(name: string): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.map(folder => join(folder, name)).find(path => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    `These tests run on a real PostgreSQL and found no "${name}". Install it (Debian: apt-get install postgresql).`,
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user its package created. */
function asPostgres(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]];
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates a fresh, empty database on a running server; returns its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  return server.replace('/postgres?', `/${name}?`);
}

export async function startPostgres(): Promise<PostgresServer> {
  const initdb = binary('initdb');
  const postgres = binary('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'loggia-pg-'));
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const setup = ['-D', data, '--auth=trust', '--username=loggia', '--no-sync', '--encoding=UTF8'];
  execFileSync(...asPostgres(initdb, setup), { stdio: 'pipe', cwd: folder });

  // Reached by a socket file in the folder, so no port can collide. These tests are not about power
  // cuts, so the disk is not synced.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = settings.flatMap(setting => ['-c', setting]);
  const url = (database: string) =>
    `postgresql://loggia@/${database}?host=${encodeURIComponent(folder)}`;

  let server: ChildProcess;
  let exited: Promise<unknown>;
  const start = async () => {
    server = spawn(...asPostgres(postgres, ['-D', data, ...options]), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    exited = once(server, 'exit');
    let complaint = '';
    server.stderr?.on('data', chunk => {
      complaint += chunk;
    });
    for (let tries = 0; ; tries++) {
      try {
        await administer(url('postgres'), 'SELECT 1');
        return;
      } catch (error) {
        if (tries > 6_000 || server.exitCode !== null) {
          throw new Error(`PostgreSQL does not start: ${complaint}`, { cause: error });
        }
        await pause(50);
      }
    }
  };
  /** Immediate: connected clients are cut off, and the next start recovers. */
  const crash = async () => {
    server.kill('SIGQUIT');
    await exited;
  };
  await start();
  return {
    url: url('postgres'),
    newDatabase: () => newDatabase(url('postgres')),
    socket: join(folder, '.s.PGSQL.5432'),
    crash,
    start,
    async stop() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
