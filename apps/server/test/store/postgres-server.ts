// Starts a real PostgreSQL for tests: a cluster of its own in a temporary folder, gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** The address of a fresh, empty database. */
  newDatabase(): Promise<string>;
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

/** PostgreSQL refuses to run as root: then it runs as the user its package has made. */
function asPostgres(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]];
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

  // Reached by a socket file in the folder: no port to collide on. What the disk would lose in a
  // power cut is not what these tests are about.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = settings.flatMap(setting => ['-c', setting]);
  const server = spawn(...asPostgres(postgres, ['-D', data, ...options]), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr.on('data', chunk => {
    complaint += chunk;
  });
  const exited = new Promise<void>(resolve => server.once('exit', () => resolve()));
  const url = (database: string) =>
    `postgresql://loggia@/${database}?host=${encodeURIComponent(folder)}`;

  let count = 0;
  const administer = async (sql: string) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  for (let tries = 0; ; tries++) {
    try {
      await administer('SELECT 1');
      break;
    } catch (error) {
      if (tries > 6_000 || server.exitCode !== null) {
        throw new Error(`PostgreSQL does not start: ${complaint}`, { cause: error });
      }
      await pause(50);
    }
  }
  return {
    async newDatabase() {
      const name = `test${++count}`;
      await administer(`CREATE DATABASE ${name}`);
      return url(name);
    },
    async stop() {
      // Immediate: whoever is still connected is cut off; nothing here needs saving.
      server.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
