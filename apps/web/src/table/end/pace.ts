// How long a game took, and who decided how often and for how long.
import type { BySeat, Typed } from '@loggia/kernel';

interface Step {
  seat?: number | undefined;
  move: Typed;
  at: number;
}

export interface Pace {
  moves: number;
  /** In milliseconds; absent if no times were kept. */
  length?: number;
  seats: BySeat<SeatPace>;
}

interface SeatPace {
  decisions: number;
  thinking?: number;
}

export interface Told {
  seats: number;
  /** When the first decision could be made; unknown in a file. */
  startedAt: number | undefined;
  takesBack(move: Typed): boolean;
}

/** A decision lasts from the previous move, by any player, to its own. */
export function paceOf(steps: readonly Step[], { seats, startedAt, takesBack }: Told): Pace {
  const begun = startedAt ?? steps[0]?.at ?? 0;
  const ended = steps.at(-1)?.at ?? begun;
  // Without noted times, every move has the same one.
  const isTimed = ended > begun;
  const paces = Array.from({ length: seats }, () => ({ decisions: 0, thinking: 0 }));
  let before = begun;
  for (const { seat, move, at } of steps) {
    const pace = seat === undefined ? undefined : paces[seat];
    if (pace !== undefined) {
      if (!takesBack(move)) pace.decisions++;
      pace.thinking += Math.max(0, at - before);
    }
    before = at;
  }
  return {
    moves: steps.length,
    ...(isTimed && { length: ended - begun }),
    seats: paces.map(({ decisions, thinking }) => ({ decisions, ...(isTimed && { thinking }) })),
  };
}
