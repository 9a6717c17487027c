// A real server on a free port with a real database, for the tests of live play and lobby.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type App, type AppParts, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openHouse as openParts } from '../../src/house.ts';
import { operations } from '../../src/ops/endpoints.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import type { Observer } from '../../src/ops/observer.ts';
import type { Store } from '../../src/store/store.ts';
import { newDatabase } from '../store/postgres-server.ts';

export interface House {
  readonly url: string;
  readonly app: App;
  readonly store: Store;
  readonly nodes: readonly Node[];
  /** Codes of everything that was refused. */
  refused: string[];
  /** Unexpected errors. */
  failures: unknown[];
  /** The same server with the same database, as after a restart. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Tests come from one address and are in a hurry. */
const GENEROUS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_HTTP: '1000000',
  RATE_CREATE: '1000000',
  RATE_SOCKET: '100000',
  RATE_CHAT: '100000',
  SOCKETS_PER_ADDRESS: '10000',
};

/** The servers of tests that run on several nodes. */
declare module 'vitest' {
  export interface ProvidedContext {
    services?: { postgres: string; redis: string };
  }
}

export interface Node {
  app: App;
  store: Store;
  url: string;
  /** If there are other nodes. */
  cluster?: AppParts['cluster'];
}

interface Parts extends Partial<AppParts> {
  wrapStore?: (store: Store) => Store;
  /** Two nodes where possible, unless a test inspects the one it talks to. */
  nodes?: number;
}

/** One server with a SQLite file; two on one PostgreSQL and Redis where those are provided. */
export async function openHouse(
  env: Record<string, string> = {},
  parts: Parts = {},
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-'));
  const services = inject('services');
  const shared = services && {
    DATABASE_URL: await newDatabase(services.postgres),
    REDIS_URL: services.redis,
  };
  const config = readConfig({ ...GENEROUS, DATA_DIR: folder, ...shared, ...env });
  const refused: string[] = [];
  const failures: unknown[] = [];
  const observer: Observer = {
    socketOpened() {},
    socketClosed() {},
    moved() {},
    refused: code => refused.push(code),
    failed: (_, error) => failures.push(error),
    ordered() {},
  };
  const open = async (): Promise<Node[]> => {
    const nodes: Node[] = [];
    for (let count = 0; count < (services ? (parts.nodes ?? 2) : 1); count++) {
      const metrics = createMetrics();
      const opened = await openParts({ config, metrics, observer });
      const store = parts.wrapStore?.(opened.store) ?? opened.store;
      const health = operations({
        store,
        metrics,
        tables: () => app.tables.size,
        stopping: () => false,
        ...(opened.cluster && { cluster: opened.cluster.node }),
      });
      const whole = { operations: health, ...opened, ...parts, store };
      const app: App = createApp({ config, observer, ...whole });
      const url = `http://127.0.0.1:${await app.listen()}`;
      nodes.push({ app, store, url, cluster: opened.cluster });
    }
    return nodes;
  };
  let nodes = await open();
  let turn = 0;
  const first = (): Node => nodes[0] as Node;
  const close = async () => {
    for (const { app } of nodes) await app.close();
    for (const { store } of nodes) await store.close();
  };
  return {
    /** Each call goes to the next node. */
    get url() {
      return (nodes[turn++ % nodes.length] as Node).url;
    },
    get app() {
      return first().app;
    },
    get store() {
      return first().store;
    },
    get nodes() {
      return nodes;
    },
    refused,
    failures,
    async reopen() {
      await close();
      nodes = await open();
    },
    async close() {
      await close();
      for (const used of [folder, config.DATA_DIR])
        await rm(used, { recursive: true, force: true });
    },
  };
}
