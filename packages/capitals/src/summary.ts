// A table in one line, for people looking for one to watch.
import type { Summary } from '@loggia/kernel';
import { eraOf, ROUNDS } from './data.ts';
import { totalOf } from './table.ts';
import type { View } from './types.ts';

export function summary({ round, phase, players, options }: View): Summary {
  const open = options.openScores || phase === 'over';
  return {
    round,
    rounds: ROUNDS,
    status: [
      { key: 'status.era', params: { era: eraOf(round) } },
      { key: `status.${phase}`, params: {} },
    ],
    ...(open
      ? { points: players.map(({ prestige }) => (prestige === 'hidden' ? 0 : totalOf(prestige))) }
      : {}),
  };
}
