// The real server as a separate process, on a free port with its own folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import type { Random } from '@loggia/kernel';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const PLENTY = '100000';

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'loggia-e2e-'));
  #process: ChildProcess | undefined;
  #port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server; the second time on the same port and the same data. */
  async open(env: Record<string, string> = {}): Promise<void> {
    const server = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        RATE_HTTP: PLENTY,
        RATE_CREATE: PLENTY,
        RATE_SOCKET: PLENTY,
        BOT_PAUSE_MS: '0',
        SHUTDOWN_TIMEOUT: '10m',
        ...env,
      },
    });
    this.#process = server;
    this.#port = await new Promise<number>((resolve, reject) => {
      let said = '';
      server.stdout?.on('data', chunk => {
        said += chunk;
        const port = /is open: http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      server.once('exit', code => reject(new Error(`the server ended (${code}): ${said}`)));
    });
  }

  /** Freezes the server in the middle of its work; its connections stay open. */
  sleep(): void {
    this.#process?.kill('SIGSTOP');
  }

  wake(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Stops the server, cleanly or by killing it. */
  async close(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const server = this.#process;
    if (server === undefined || server.exitCode !== null) return;
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill(how);
    await gone;
    this.#process = undefined;
  }

  /**
   * Lets all clocks run on for this long. The shortest clock is a minute, too long for a test: the
   * time passes in the database while the server is stopped.
   */
  async letTimePass(seconds: number): Promise<void> {
    await this.close();
    const database = this.#database();
    const at = `json_extract(details, '$.clockState.at')`;
    database.exec(
      `UPDATE matches SET details = json_set(details, '$.clockState.at', ${at} - ${seconds * 1000})
       WHERE ${at} IS NOT NULL`,
    );
    database.close();
    await this.open();
  }

  /**
   * The randomness of a running match, from its beginning: a test may look where nobody else can.
   */
  chanceOf(id: string): () => Random {
    const database = this.#database({ readOnly: true });
    const row = database
      .prepare(
        `SELECT options, details, state FROM matches, initial_states
         WHERE id = match_id AND id = ?`,
      )
      .get(id);
    database.close();
    const [options, { chance }, secrets] = ['options', 'details', 'state'].map(column =>
      JSON.parse(String(row?.[column])),
    );
    const key = keyOf({ ...chance, options, seed: secrets.chance.seed });
    return () => keyedRandom(new Keystreams(key));
  }

  #database(options: DatabaseSyncOptions = {}): DatabaseSync {
    return new DatabaseSync(join(this.#folder, 'loggia.sqlite'), options);
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
