// The panels of the board on a phone, and the one a decision needs.
import type { Move } from '@loggia/capitals';
import { type Choice, offers } from './choice.ts';

export const PANELS = ['city', 'market', 'tracks', 'others', 'outlook'] as const;
export type Panel = (typeof PANELS)[number];

const NEEDED: Partial<Record<Move['type'], Panel>> = {
  pickColumn: 'market',
  takeTile: 'market',
  placeTile: 'city',
  activate: 'city',
  useTourist: 'city',
  pay: 'city',
  moveToken: 'city',
};

/** The panel that shows what can be chosen next; none if the choice is made below the panels. */
export function panelFor(legal: readonly Move[], choice: Choice | undefined): Panel | undefined {
  if (choice?.kind === 'prosperity' || choice?.kind === 'loser') return 'city';
  for (const { type } of choice === undefined ? legal : offers(legal, choice)) {
    const needed = NEEDED[type];
    if (needed !== undefined) return needed;
  }
  return undefined;
}
