// The panels of the board on a phone, and the one where the decision is made.
import type { Move } from '@loggia/pillars';

export const PANELS = ['land', 'desk', 'road', 'players'] as const;
export type Panel = (typeof PANELS)[number];

const MADE_ON: Partial<Record<Move['type'], Panel>> = {
  place: 'land',
  placeFree: 'land',
  hire: 'desk',
  gather: 'desk',
  keepBuilder: 'desk',
  askBishop: 'desk',
  takeCube: 'desk',
  playCard: 'desk',
  buy: 'desk',
  sell: 'desk',
  use: 'desk',
  keepCubes: 'desk',
};

/**
 * The panel that shows what can be chosen now; none if there is nothing, or it is in the reader's
 * yard.
 */
export function panelFor(legal: readonly Move[]): Panel | undefined {
  for (const { type } of legal) {
    const panel = MADE_ON[type];
    if (panel !== undefined) return panel;
  }
  return undefined;
}
