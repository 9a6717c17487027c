// The clock of a table: how much time each seat has left, as data; and the alarm when it is gone.
import type { Clock, ClockState } from '@loggia/protocol';

/** The clocks when the game begins: everybody has all the time, nobody's clock runs yet. */
export function wound(clock: Clock, players: number, now: number): ClockState {
  return { remaining: Array(players).fill(clock.seconds * 1000), at: now, running: [] };
}

/**
 * The clocks after a change of the table. A seat that begins to owe a decision gets its time (or
 * its increment); a seat that still owes one goes on with what it has, so that taking back and
 * repeating moves brings nothing.
 */
export function ticked(
  clock: Clock,
  state: ClockState,
  { toMove, now }: { toMove: readonly number[]; now: number },
): ClockState {
  const elapsed = now - state.at;
  const remaining = state.remaining.map((left, seat) => {
    if (state.running.includes(seat)) return Math.max(0, left - elapsed);
    if (!toMove.includes(seat)) return left;
    return clock.kind === 'decision' ? clock.seconds * 1000 : left + clock.increment * 1000;
  });
  return { remaining, at: now, running: [...toMove] };
}

/** The seats whose time is over. */
export function overdue(state: ClockState, now: number): number[] {
  return state.running.filter(seat => (state.remaining[seat] ?? 0) <= now - state.at);
}

/** When the first clock runs out; `undefined` when none runs. */
export function nextAlarm(state: ClockState): number | undefined {
  const times = state.running.map(seat => state.at + (state.remaining[seat] ?? 0));
  return times.length === 0 ? undefined : Math.min(...times);
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** One timer per table whose clock runs. */
export class Alarms {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #ring: (matchId: string) => void;

  constructor(ring: (matchId: string) => void) {
    this.#ring = ring;
  }

  set(matchId: string, at: number | undefined): void {
    clearTimeout(this.#timers.get(matchId));
    this.#timers.delete(matchId);
    if (at === undefined) return;
    const wait = Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER);
    const timer = setTimeout(() => {
      this.#timers.delete(matchId);
      this.#ring(matchId);
    }, wait);
    timer.unref();
    this.#timers.set(matchId, timer);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
