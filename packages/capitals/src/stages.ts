// The kinds of decisions, and which one is open.
import type { Phase, View } from './types.ts';

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

/** Compared one by one: every move asks, and tables looked up by name take several times as long. */
export function stageOf({ phase, work: { step } }: View): Stage {
  switch (phase) {
    case 'political':
    case 'administrative':
      return phase;
    case 'building':
      if (step === 'idle') return 'building';
      if (step === 'placing' || step === 'ordering') return step;
      if (step === 'built') return 'confirming';
      break;
    case 'executive':
      if (step === 'idle') return 'executive';
      if (step === 'paying') return step;
      if (step === 'ordering') return 'orderingActivation';
      break;
    case 'prosperity':
      // No prosperity tile has effects whose order matters (K-6.4), and none is taken back (K-8.4).
      if (step === 'idle') return 'prosperity';
      break;
  }
  throw new RangeError(`no decision in the ${phase} phase: ${step}`);
}
