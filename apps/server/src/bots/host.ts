// This server's bots: a driver per match, a pool of threads, and a move for every turn.
import { randomUUID } from 'node:crypto';
import type { Budget, Level } from '@loggia/bots';
import type { Hint } from '@loggia/protocol';
import { Driver } from './driver.ts';
import type { InLine } from './line.ts';
import type { BotMetrics } from './metrics.ts';
import { Pool, type PoolParts } from './pool.ts';
import type { Task, Thought } from './thought.ts';
import type { BotHost, BotTurn, HintQuestion } from './turn.ts';

export interface HostParts extends PoolParts {
  /** The least time a bot waits before it moves. */
  pauseMs: number;
  /** The longest time a hard bot thinks. */
  hardMs?: number;
  metrics: BotMetrics;
  /** Something a person should read. */
  complain(what: string, error: unknown): void;
}

/** The longest time hard thinks during play; the other levels are quick and need no limit. */
const HARD_MS = 800;
/** When many are waiting, everybody's thinking time shrinks, but never below this. */
const LEAST_MS = 60;

export function createBotHost(parts: HostParts): BotHost {
  return new Host(parts);
}

class Host implements BotHost {
  readonly #parts: HostParts;
  readonly #pool: Pool;
  readonly #drivers = new Map<string, Driver>();
  readonly #closing = new AbortController();

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#pool = new Pool(parts);
  }

  turn(turn: BotTurn): void {
    const { matchId } = turn;
    let driver = this.#drivers.get(matchId);
    if (driver === undefined) {
      driver = this.#newDriver();
      this.#drivers.set(matchId, driver);
    }
    const called = driver;
    void called.owe(turn).finally(() => {
      if (called.isIdle && this.#drivers.get(matchId) === called) this.#drivers.delete(matchId);
    });
  }

  #newDriver(): Driver {
    return new Driver({
      pauseMs: this.#parts.pauseMs,
      signal: this.#closing.signal,
      decide: turn => this.#decide(turn),
      complain: this.#parts.complain,
    });
  }

  async #decide(turn: BotTurn): Promise<unknown> {
    const { level } = turn;
    const { move } = await this.#think(turn, { wish: 'move', level });
    return isLegal(turn, move) ? move : firstMove(turn);
  }

  async hints(question: HintQuestion): Promise<Hint[]> {
    const { hints = [] } = await this.#think(question, { wish: 'hints', level: 'hard' });
    return hints.map(({ move, points, chance, visits, reasons }) => ({
      move: { ...move },
      ...(visits > 0 && { points, chance }),
      reasons,
    }));
  }

  /** A finished thought; how it ended is counted. */
  async #think(
    { module, view, seat, people }: HintQuestion,
    { wish, level }: Pick<Task, 'wish' | 'level'>,
  ): Promise<Thought> {
    const { metrics, complain } = this.#parts;
    const timer = metrics.thinkSeconds.startTimer({ level });
    const thinking = this.#pool.think(
      {
        wish,
        game: module.name,
        rulesVersion: module.rulesVersion,
        view,
        seat,
        level,
        budget: this.#budget(level, { people }),
        seed: randomUUID(),
      },
      { people },
    );
    metrics.waiting.set(this.#pool.waiting);
    const thought = await thinking;
    const { failure, reason } = thought;
    timer();
    if (failure !== undefined) {
      metrics.failures.inc({ failure });
      complain(`a bot failed (${failure})`, reason);
    }
    return thought;
  }

  /**
   * Threads are shared fairly: the more others are waiting, and the more of the asker's own
   * questions, the shorter.
   */
  #budget(level: Level, asker: InLine): Budget {
    if (level !== 'hard') return {};
    const { hardMs = HARD_MS, threads } = this.#parts;
    const queue = Math.max(1, this.#pool.turnsFor(asker) / threads);
    return { ms: Math.min(hardMs, Math.max(LEAST_MS, Math.round(hardMs / queue))) };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.close();
  }
}

function isLegal({ module, view, seat }: BotTurn, move: unknown): boolean {
  try {
    module.check(view, seat, move);
    return true;
  } catch {
    return false;
  }
}

/** Played for a bot that found nothing, so that the table continues. */
function firstMove({ module, view, seat }: BotTurn): unknown {
  return module.legal(view, seat).find(move => !module.takesBack(move));
}
