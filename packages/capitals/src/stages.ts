// The kinds of decisions, and which one is open.
import type { Phase, View, Work } from './types.ts';

/** The kinds of decisions, each with the phase it belongs to. */
export const STAGES = {
  building: 'building',
  placing: 'building',
  ordering: 'building',
  confirming: 'building',
  political: 'political',
  executive: 'executive',
  paying: 'executive',
  orderingActivation: 'executive',
  administrative: 'administrative',
  prosperity: 'prosperity',
} as const satisfies Record<string, Phase>;
export type Stage = keyof typeof STAGES;

const BY_STEP = {
  building: { idle: 'building', placing: 'placing', ordering: 'ordering', built: 'confirming' },
  executive: { idle: 'executive', paying: 'paying', ordering: 'orderingActivation' },
  // No prosperity tile has effects whose order matters (K-6.4), and none is taken back (K-8.4).
  prosperity: { idle: 'prosperity' },
} as const satisfies Partial<Record<Phase, Partial<Record<Work['step'], Stage>>>>;

export function stageOf({ phase, work }: View): Stage {
  if (phase === 'political' || phase === 'administrative') return phase;
  if (phase === 'over') throw new RangeError('the game is over');
  const stages: Partial<Record<Work['step'], Stage>> = BY_STEP[phase];
  const stage = stages[work.step];
  if (stage === undefined) throw new RangeError(`no decision in the ${phase} phase: ${work.step}`);
  return stage;
}
