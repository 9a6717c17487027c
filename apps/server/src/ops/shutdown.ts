// A shutdown that loses nothing: finish what is in flight, tell everybody, then exit.
import type { Logger } from './logger.ts';

export interface Stopping {
  /** Finishes what is in flight and closes everything; called once. */
  stop: () => Promise<void>;
  timeoutMs: number;
  logger: Logger;
  /** Where the signals come from; the process itself by default. */
  from?: Pick<NodeJS.EventEmitter, 'on'>;
}

/** Stops on SIGTERM and SIGINT. A second signal, or too long a wait, ends the process at once. */
export function stopOnSignals({ stop, timeoutMs, logger, from = process }: Stopping): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) {
      logger.warn({ signal }, 'stopped at once by a second signal');
      process.exit(1);
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    if (Number.isFinite(timeoutMs)) {
      setTimeout(() => {
        logger.error({ timeoutMs }, 'stopping took too long');
        process.exit(1);
      }, timeoutMs).unref();
    }
    stop().then(
      () => {
        logger.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  from.on('SIGTERM', onSignal);
  from.on('SIGINT', onSignal);
}

/**
 * One unhandled rejection must not end every table: it is logged and counted. After an exception
 * outside any promise the state of the process is unknown, so it exits; the store has everything.
 */
export function surviveRejections(logger: Logger, errors: { inc(): void }): void {
  process.on('unhandledRejection', error => {
    errors.inc();
    logger.error({ error }, 'unhandled rejection');
  });
  process.on('uncaughtException', error => {
    logger.fatal({ error }, 'uncaught exception');
    process.exit(1);
  });
}
