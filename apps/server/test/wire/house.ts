// A real server on a free port with a real database, for the tests of live play and lobby.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppParts, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Observer } from '../../src/ops/observer.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

export interface House {
  url: string;
  app: App;
  store: Store;
  /** Codes of everything that was refused. */
  refused: string[];
  /** Errors nobody foresaw. */
  failures: unknown[];
  /** The same house with the same database, as after a restart. */
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

export async function openHouse(
  env: Record<string, string> = {},
  parts: Partial<AppParts> & { wrapStore?: (store: Store) => Store } = {},
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-'));
  const config = readConfig({ ...GENEROUS, DATA_DIR: folder, ...env });
  const refused: string[] = [];
  const failures: unknown[] = [];
  const observer: Observer = {
    socketOpened() {},
    socketClosed() {},
    moved() {},
    refused: code => refused.push(code),
    failed: (_, error) => failures.push(error),
  };
  const open = async () => {
    const opened = await openStore({ dataDir: config.DATA_DIR });
    const store = parts.wrapStore?.(opened) ?? opened;
    const app = createApp({ config, store, observer, ...parts });
    const port = await app.listen();
    return { store, app, url: `http://127.0.0.1:${port}` };
  };
  const house = {
    ...(await open()),
    refused,
    failures,
    async reopen() {
      await house.app.close();
      await house.store.close();
      Object.assign(house, await open());
    },
    async close() {
      await house.app.close();
      await house.store.close();
      for (const used of [folder, config.DATA_DIR])
        await rm(used, { recursive: true, force: true });
    },
  };
  return house;
}
