// A table in one line, for people looking for one to watch.
import type { Summary } from '@loggia/kernel';
import { BY_PLAYERS } from './data.ts';
import type { View } from './types.ts';

export function summary({ round, phase, players }: View): Summary {
  return {
    round,
    rounds: roundsFor(players.length),
    status: [{ key: `status.${phase}`, params: {} }],
    points: players.map(({ points }) => points),
  };
}

/** C-3.4: every disc is one turn. */
function roundsFor(players: number): number {
  const { coloured, white } = BY_PLAYERS[players as keyof typeof BY_PLAYERS];
  return coloured + white;
}
