// A PostgreSQL and a Redis for the bench, with as many nodes as asked for.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RedisServer, startRedis } from '../../../apps/server/test/cluster/redis-server.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../../apps/server/test/store/postgres-server.ts';
import { type Child, startChild } from '../server/child.ts';
import { UNLIMITED } from '../server/unlimited.ts';
import { cpuOf } from './processes.ts';

const NODE = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  readonly #postgres: PostgresServer;
  readonly #redis: RedisServer;
  readonly #nodes = new Set<Child>();

  private constructor(postgres: PostgresServer, redis: RedisServer) {
    this.#postgres = postgres;
    this.#redis = redis;
  }

  static async open(): Promise<House> {
    return new House(await startPostgres(), await startRedis());
  }

  /** CPU milliseconds the services have used so far. */
  used(): { store: number; news: number } {
    const file = join(dirname(this.#postgres.socket), 'data', 'postmaster.pid');
    const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return { store: cpuOf(postmaster), news: cpuOf(this.#redis.pid) };
  }

  newDatabase(): Promise<string> {
    return this.#postgres.newDatabase();
  }

  async startNode(databaseUrl: string): Promise<Child> {
    const node = await startChild(NODE, {
      ...UNLIMITED,
      PORT: '0',
      DATA_DIR: this.#folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: this.#redis.url,
      // Nobody plays against bots here; their threads would only add noise.
      BOT_THREADS: '1',
    });
    this.#nodes.add(node);
    return node;
  }

  async stopNode(node: Child): Promise<void> {
    this.#nodes.delete(node);
    await node.stop();
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.stop();
    await this.#redis.stop();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
