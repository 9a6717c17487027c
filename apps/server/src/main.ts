// `pnpm start`: reads the environment, opens the store, serves everything on one port.
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { helpText } from './help.ts';
import { createLogger } from './ops/logger.ts';
import { StoreError } from './store/store.ts';

// boardgame.io and Koa read it when they are loaded, and are several times slower without.
process.env.NODE_ENV ??= 'production';

async function main(config: Config): Promise<void> {
  const { createApp } = await import('./app.ts');
  const { createBotHost } = await import('./bots/host.ts');
  const { createBotMetrics } = await import('./bots/metrics.ts');
  const { operations } = await import('./ops/endpoints.ts');
  const { createMetrics } = await import('./ops/metrics.ts');
  const { observerOf } = await import('./ops/observer.ts');
  const { stopOnSignals, surviveRejections } = await import('./ops/shutdown.ts');
  const { lockFolder } = await import('./store/folder-lock.ts');
  const { openHouse } = await import('./house.ts');

  const logger = createLogger(config);
  const metrics = createMetrics();
  surviveRejections(logger, metrics.errors);
  const lock = config.DATABASE_URL === undefined ? lockFolder(config.DATA_DIR) : undefined;
  const observer = observerOf(metrics, logger);
  const { store, cluster } = await openHouse({ config, metrics, observer });
  if (cluster !== undefined) metrics.registry.setDefaultLabels({ node: cluster.node.name });
  let stopping = false;
  const app: App = createApp({
    config,
    store,
    observer,
    ...(cluster && { cluster }),
    bots: createBotHost({
      threads: config.BOT_THREADS,
      pauseMs: config.BOT_PAUSE_MS,
      metrics: createBotMetrics(metrics.registry),
      complain: (what, error) => logger.warn({ error }, what),
    }),
    operations: operations({
      store,
      metrics,
      tables: () => app.tables.size,
      stopping: () => stopping,
      ...(cluster && { cluster: cluster.node }),
      metricsToken: config.METRICS_TOKEN,
    }),
  });
  stopOnSignals({
    async stop() {
      stopping = true;
      await app.close();
      await store.close();
      lock?.release();
    },
    timeoutMs: config.SHUTDOWN_TIMEOUT,
    logger,
  });
  const port = await app.listen();
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  logger.info({ port }, 'listening');
  console.log(`Loggia is open: ${address}`);
}

if (process.argv.includes('--help')) {
  console.log(helpText());
} else {
  try {
    await main(readConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
