// The clock of a table: how much time each seat has left, as data; and the alarm when it runs out.
import type { Clock, ClockState } from '@loggia/protocol';

/** The clocks when the game begins: everybody has their full time, and no clock is running yet. */
export function wound(clock: Clock, players: number, now: number): ClockState {
  return { remaining: Array(players).fill(clock.seconds * 1000), at: now, running: [] };
}

/**
 * The clocks `elapsed` milliseconds later, when the table has changed. A seat that starts to owe a
 * decision gets its time (or its increment); a seat that still owes one continues with what it has,
 * so that undoing and repeating moves gains nothing.
 */
export function ticked(
  clock: Clock,
  state: ClockState,
  { toMove, now, elapsed }: { toMove: readonly number[]; now: number; elapsed: number },
): ClockState {
  const remaining = state.remaining.map((left, seat) => {
    if (state.running.includes(seat)) return Math.max(0, left - elapsed);
    if (!toMove.includes(seat)) return left;
    return clock.kind === 'decision' ? clock.seconds * 1000 : left + clock.increment * 1000;
  });
  return { remaining, at: now, running: [...toMove] };
}

/** The seats whose time has run out. */
export function overdue(state: ClockState, elapsed: number): number[] {
  return state.running.filter(seat => (state.remaining[seat] ?? 0) <= elapsed);
}

/** Milliseconds until the next clock runs out; `undefined` if none is running. */
export function nextAlarm(state: ClockState, elapsed: number): number | undefined {
  const times = state.running.map(seat => (state.remaining[seat] ?? 0) - elapsed);
  const ahead = times.filter(time => time > 0);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/**
 * How long the clocks of one table have run. `at`, the time of day when they were set, is stored
 * and sent; it is compared with the time of day once, when first seen: after a restart, the time
 * without a server counts, but a time in the future costs nobody anything. From then on only
 * monotonic time counts, whatever happens to the time of day.
 */
export class Stopwatch {
  #at: number | undefined;
  #since = 0;

  elapsed({ at }: ClockState): number {
    const now = performance.now();
    if (at !== this.#at) {
      this.#at = at;
      this.#since = now - Math.max(0, Date.now() - at);
    }
    return Math.round(now - this.#since);
  }
}

/** A longer timer would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** One timer per table whose clock runs. */
export class Alarms {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #ring: (matchId: string) => void;

  constructor(ring: (matchId: string) => void) {
    this.#ring = ring;
  }

  /** Rings after this many milliseconds; `undefined` cancels the alarm. */
  set(matchId: string, wait: number | undefined): void {
    clearTimeout(this.#timers.get(matchId));
    this.#timers.delete(matchId);
    if (wait !== undefined) this.#arm(matchId, performance.now() + wait);
  }

  /** Timers may fire early, by a hair or by weeks. */
  #arm(matchId: string, end: number): void {
    const wait = Math.ceil(end - performance.now());
    const timer = setTimeout(
      () => {
        this.#timers.delete(matchId);
        if (performance.now() < end) this.#arm(matchId, end);
        else this.#ring(matchId);
      },
      Math.min(Math.max(0, wait), LONGEST_TIMER),
    );
    timer.unref();
    this.#timers.set(matchId, timer);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
