// A process that stops as the server does; its argument is how long that takes.
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '../../src/ops/logger.ts';
import { stopOnSignals, surviveRejections } from '../../src/ops/shutdown.ts';

const logger = createLogger({ LOG_LEVEL: 'info' });
const [, , work = '0', timeout = '600000'] = process.argv;
const alive = setInterval(() => {}, 1_000);
surviveRejections(logger, { inc: () => {} });
stopOnSignals({
  logger,
  timeoutMs: Number(timeout),
  stop: async () => {
    await pause(Number(work));
    clearInterval(alive);
    if (work === '1') throw new Error('the disk is gone');
  },
});
Promise.reject(new Error('forgotten'));
setImmediate(() => logger.info('ready'));
