// `pnpm start`: reads the environment, opens the store, serves everything on one port.
import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { interfaceOf } from './door/lines.ts';
import { helpText } from './help.ts';
import { createLogger, type Logger } from './ops/logger.ts';
import { StoreError } from './store/store.ts';
import { LINE, READY, STOP, Workers } from './workers.ts';

// boardgame.io and Koa read it when they are loaded, and are several times slower without it.
process.env.NODE_ENV ??= 'production';

async function serve(config: Config): Promise<void> {
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
  const { store, cluster: among } = await openHouse({ config, metrics, observer });
  if (among !== undefined) metrics.registry.setDefaultLabels({ node: among.node.name });
  let stopping = false;
  const app: App = createApp({
    config,
    store,
    observer,
    ...(among && { cluster: among }),
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
      ...(among && { cluster: among.node }),
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
    ...(cluster.isWorker && { from: signalsOfManager() }),
  });
  if (cluster.isWorker) {
    const accept = await app.open();
    process.on('message', (message, line) => {
      if (message === LINE && line instanceof Socket) accept(line);
    });
    process.send?.(READY);
  } else {
    told(config, await app.listen(), logger);
  }
}

/**
 * A worker stops when its manager says so, whatever signals the terminal or supervisor sends to the
 * group.
 */
function signalsOfManager(): EventEmitter {
  const signals = new EventEmitter();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('message', message => {
    if (message === STOP) signals.emit('SIGTERM', 'SIGTERM');
  });
  return signals;
}

/** Several servers behind one port. */
async function manage(config: Config): Promise<void> {
  const logger = createLogger(config);
  const workers = new Workers(config, logger);
  told(config, await workers.open(interfaceOf(config)), logger);
}

function told(config: Config, port: number, logger: Logger): void {
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  logger.info({ port }, 'listening');
  console.log(`Loggia is open: ${address}`);
}

if (process.argv.includes('--help')) {
  console.log(helpText());
} else {
  try {
    const config = readConfig(process.env);
    await (config.WORKERS > 1 ? manage(config) : serve(config));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
