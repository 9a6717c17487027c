// The store a server works with: its own SQLite, or PostgreSQL shared with other servers.
import { ClusterNode } from './cluster/node.ts';
import type { Config } from './config.ts';
import { ratesOf } from './door/rates.ts';
import { measuredStore } from './ops/measured-store.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Observer } from './ops/observer.ts';
import { openShared, openStore } from './store/open.ts';
import type { Registry } from './store/registry.ts';
import type { Store } from './store/store.ts';

interface HouseParts {
  config: Config;
  metrics: Metrics;
  observer: Observer;
}

export async function openHouse({ config, metrics, observer }: HouseParts): Promise<{
  store: Store;
  cluster?: { node: ClusterNode; registry: Registry };
}> {
  const { DATABASE_URL, REDIS_URL: redisUrl, DATA_DIR: dataDir } = config;
  if (DATABASE_URL === undefined) {
    return { store: measuredStore(await openStore({ dataDir }), metrics) };
  }
  const { store, registry } = await openShared(DATABASE_URL);
  const node = new ClusterNode({ registry, rates: ratesOf(config), observer, redisUrl });
  return { store: node.telling(measuredStore(store, metrics)), cluster: { node, registry } };
}
