// The driver of one match: one bot decision after another, the latest of each seat.
import { setTimeout as delay } from 'node:timers/promises';
import { isRefusal } from '../door/refusals.ts';
import type { BotTurn } from './turn.ts';

export interface DriverParts {
  /** The least time a bot waits before it moves. */
  pauseMs: number;
  /** Stops everything. */
  signal: AbortSignal;
  /** The move for a turn. */
  decide(turn: BotTurn): Promise<unknown>;
  /** A move could not be played for a reason outside the game. */
  complain(what: string, error: unknown): void;
}

/** A store that is down comes back: the move is retried after these times, for a minute. */
const PATIENCE_MS = [100, 500, 2_000, ...Array.from({ length: 19 }, () => 3_000)];

export class Driver {
  readonly #parts: DriverParts;
  readonly #owed = new Map<number, BotTurn>();
  #running = false;

  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  get isIdle(): boolean {
    return !this.#running;
  }

  /** A decision is due; it replaces an older one of the same seat. Never rejects. */
  async owe(turn: BotTurn): Promise<void> {
    this.#owed.set(turn.seat, turn);
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      try {
        await this.#play(next);
      } catch (error) {
        this.#parts.complain('a bot could not move', error);
      }
    }
    this.#running = false;
  }

  #next(): BotTurn | undefined {
    if (this.#parts.signal.aborted) return undefined;
    const [turn] = this.#owed.values();
    if (turn !== undefined) this.#owed.delete(turn.seat);
    return turn;
  }

  async #play(turn: BotTurn): Promise<void> {
    // The bot thinks during the pause that people see.
    const [move] = await Promise.all([this.#parts.decide(turn), this.#wait(this.#parts.pauseMs)]);
    for (const patience of [...PATIENCE_MS, undefined]) {
      if (this.#isPast(turn)) return;
      try {
        await turn.play(move);
        return;
      } catch (error) {
        // Refused: the table has moved on or its owner is back; a new call will come.
        if (isRefusal(error) && error.code !== 'match.busy') return;
        if (patience === undefined) throw error;
        await this.#wait(patience);
      }
    }
  }

  #isPast(turn: BotTurn): boolean {
    return this.#parts.signal.aborted || this.#owed.has(turn.seat);
  }

  async #wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await delay(milliseconds, undefined, { signal: this.#parts.signal }).catch(() => {});
  }
}
