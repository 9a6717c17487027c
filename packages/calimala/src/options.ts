// The options of a table. Defaults are the first edition's rules.
import type { OptionsOf, OptionTable } from '@loggia/kernel';

export const OPTIONS = {
  layout: {
    values: ['random', 'first', 'allRandom'],
    default: 'random',
    description:
      'Actions of the city: eight shuffled around the fixed centre, the first-game layout, or all nine shuffled.',
  },
  whiteSwap: {
    values: ['returned', 'removed'],
    default: 'returned',
    description:
      'A white fourth disc replaced by a disc from a street goes on top of that street, or leaves the game.',
  },
  oneCardPerTurn: {
    values: [false, true],
    default: false,
    description: 'Second edition: at most one compensation card for the active player per turn.',
  },
  extraStartCard: {
    values: [false, true],
    default: false,
    description: 'Second edition: the fourth and fifth player start with one more card.',
  },
  seatsAfterFifteenth: {
    values: [false, true],
    default: false,
    description:
      'Second edition: discs promoted after the fifteenth scoring still take a seat in the council.',
  },
} as const satisfies OptionTable;

export type Options = OptionsOf<typeof OPTIONS>;
