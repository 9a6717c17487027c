// Events of live play and lobby that operations care about; metrics and logs listen here.
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

export interface Observer {
  socketOpened(): void;
  socketClosed(): void;
  /** A move was stored and sent to everybody, this many milliseconds after it came in. */
  moved(move: { game: string; by: 'person' | 'bot'; milliseconds: number }): void;
  /** At which table and by whom, if known. */
  refused(code: string, about?: { id: string; seat?: number }): void;
  /** Something unexpected; the sender only learns `server.error`. */
  failed(what: string, error: unknown): void;
  /** The operator has given a command. */
  ordered(what: string, about: object): void;
}

export function observerOf(metrics: Metrics, logger: Logger): Observer {
  return {
    socketOpened: () => metrics.sockets.inc(),
    socketClosed: () => metrics.sockets.dec(),
    moved({ game, by, milliseconds }) {
      metrics.moves.inc({ game, by });
      metrics.moveSeconds.observe(milliseconds / 1000);
    },
    refused: code => metrics.refused.inc({ code }),
    failed(what, error) {
      metrics.errors.inc();
      logger.error({ error }, what);
    },
    ordered: (what, about) => logger.info(about, what),
  };
}
