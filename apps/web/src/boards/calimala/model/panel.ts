// The panels of the board on a phone, and the one a choice needs.
import type { Choice, Target } from './choice.ts';

export const PANELS = ['city', 'council', 'churches', 'map', 'players'] as const;
export type Panel = (typeof PANELS)[number];

/** The panel that shows what can be chosen next; none if the choice can be made anywhere. */
export function panelFor(choice: Choice | undefined, glowing: Iterable<Target>): Panel | undefined {
  if (choice?.kind === 'street') return 'city';
  if (choice?.kind === 'deed' && (choice.action === 'ship' || choice.action === 'transport')) {
    return 'map';
  }
  for (const target of glowing) {
    if (target.startsWith('disc.')) return 'city';
    if (target.startsWith('house.')) return 'map';
    if (target !== 'harbour' && target !== 'workshop') return 'churches';
  }
  return undefined;
}
