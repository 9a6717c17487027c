// A cluster to break on purpose: nodes as processes, each with its own connections to PostgreSQL
// and Redis.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RedisServer, startRedis } from '../cluster/redis-server.ts';
import { type ServerProcess, startServer } from '../crash/server-process.ts';
import { newDatabase, type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { TcpProxy } from './tcp-proxy.ts';

export interface HurtNode {
  server: ServerProcess | undefined;
  toPostgres: TcpProxy;
  toRedis: TcpProxy;
}

export class HurtCluster {
  readonly nodes: HurtNode[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'loggia-chaos-'));
  readonly #postgres: PostgresServer;
  readonly #redisPort: number;
  #redis: RedisServer;
  /** The address of the database itself, without a proxy. */
  readonly databaseUrl: string;

  private constructor(postgres: PostgresServer, databaseUrl: string, redis: RedisServer) {
    this.#postgres = postgres;
    this.databaseUrl = databaseUrl;
    this.#redis = redis;
    this.#redisPort = Number(new URL(redis.url).port);
  }

  static async start(count: number): Promise<HurtCluster> {
    const postgres = await startPostgres();
    const redis = await startRedis(await freePort());
    const cluster = new HurtCluster(postgres, await newDatabase(postgres.url), redis);
    for (let index = 0; index < count; index++) {
      const node = {
        server: undefined,
        toPostgres: await TcpProxy.to({ path: postgres.socket }),
        toRedis: await TcpProxy.to({ port: cluster.#redisPort, host: '127.0.0.1' }),
      };
      cluster.nodes.push(node);
      await cluster.begin(node);
    }
    return cluster;
  }

  /** Starts a node that is down. */
  async begin(node: HurtNode): Promise<void> {
    const database = new URL(this.databaseUrl.replace('loggia@/', 'loggia@localhost/')).pathname;
    node.server = await startServer(this.#folder, {
      env: {
        DATABASE_URL: `postgresql://loggia@127.0.0.1:${node.toPostgres.port}${database}`,
        REDIS_URL: `redis://127.0.0.1:${node.toRedis.port}`,
        BOT_PAUSE_MS: '100',
        BOT_THREADS: '1',
        LOG_LEVEL: 'silent',
      },
    });
  }

  /** Stops a node. */
  async end(node: HurtNode, signal: NodeJS.Signals): Promise<void> {
    const { server } = node;
    node.server = undefined;
    await server?.stop(signal);
  }

  /** Where players can connect. */
  urls(): string[] {
    return this.nodes.flatMap(({ server }) => (server === undefined ? [] : [server.url]));
  }

  async crashPostgres(): Promise<void> {
    await this.#postgres.crash();
  }

  async startPostgres(): Promise<void> {
    await this.#postgres.start();
  }

  async crashRedis(): Promise<void> {
    await this.#redis.stop('SIGKILL');
  }

  async startRedis(): Promise<void> {
    this.#redis = await startRedis(this.#redisPort);
  }

  async close(): Promise<void> {
    for (const node of this.nodes) {
      await this.end(node, 'SIGKILL');
      await node.toPostgres.close();
      await node.toRedis.close();
    }
    await this.#redis.stop('SIGKILL');
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
