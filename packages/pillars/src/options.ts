// The options of a table. Defaults are the printed rules (P-7).
import type { OptionsOf, OptionTable } from '@loggia/kernel';

export const OPTIONS = {
  statue: {
    values: ['all', 'one'],
    default: 'all',
    description:
      'The statue lets every craftsman with a printed number work once more, or one of each player.',
  },
  thirdBuilders: {
    values: ['drawn', 'last'],
    default: 'drawn',
    description:
      'All builders are drawn from the bag, or the third ones are placed free of charge at the end.',
  },
  building: {
    values: ['inTurn', 'parallel'],
    default: 'inTurn',
    description: 'Players build the cathedral one after another, or all at once in rounds 1 to 5.',
  },
} as const satisfies OptionTable;

export type Options = OptionsOf<typeof OPTIONS>;
