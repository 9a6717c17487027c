// The games bots can play here, as their threads know them.
import type { Rules } from '@loggia/bots';
import { calimala, calimalaEvaluation } from '@loggia/calimala';
import type { Evaluation, Typed } from '@loggia/kernel';

/** A game with what it tells bots; its own types end where threads begin. */
export interface Mind {
  game: Rules<unknown, unknown, Typed>;
  evaluation: Evaluation<unknown, unknown, Typed>;
}

/** By game and rules version. */
const MINDS: Readonly<Record<string, Mind>> = {
  'calimala/1': {
    game: calimala as unknown as Mind['game'],
    evaluation: calimalaEvaluation as unknown as Mind['evaluation'],
  },
};

export function mindOf(game: string, rulesVersion: number): Mind {
  const mind = MINDS[`${game}/${rulesVersion}`];
  if (mind === undefined) throw new RangeError(`no bot plays ${game}, rules ${rulesVersion}`);
  return mind;
}
