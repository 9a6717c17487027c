// The options of a table. Defaults are the recommended answers of SPEC.md.
import type { OptionsOf, OptionTable } from '@loggia/kernel';

export const OPTIONS = {
  prosperity: {
    values: [false, true],
    default: false,
    description:
      'Advanced game: after five of the rounds everybody builds a prosperity tile or a lake.',
  },
  openScores: {
    values: [false, true],
    default: false,
    description: "Everybody's prestige is public instead of only your own.",
  },
  refill: {
    values: ['upTo', 'always'],
    default: 'upTo',
    description:
      'New tiles: until the rows hold two more of the era than there are players, or always that many.',
  },
  lowestCityLosesTourist: {
    values: [true, false],
    default: true,
    description:
      'The tourist of the city with the lowest culture always leaves, or only when attraction reaches it.',
  },
  passBonus: {
    values: ['progress', 'economy'],
    default: 'progress',
    description: 'A city without any activation takes 1 energy, or else 1 progress or $1.',
  },
  endPayment: {
    values: ['value', 'multiplied'],
    default: 'value',
    description: 'The last payment is the $ value of your column, or that times its multiplier.',
  },
  lastFairReturnsEnergy: {
    values: [true, false],
    default: true,
    description: 'Energy on buildings returns in the last fair and counts in the final scoring.',
  },
  markedTiles: {
    values: ['fromCount', 'fourUsesAll'],
    default: 'fromCount',
    description: 'With four players tiles marked 5 stay in the box, or are used too.',
  },
  cityHallType: {
    values: ['residential', 'public'],
    default: 'residential',
    description: 'The city hall counts as a residential or as a public tile.',
  },
  touristOncePerPhase: {
    values: [true, false],
    default: true,
    description: 'A tourist helps once in an executive phase, or as often as it can move on.',
  },
  autoEndTurn: {
    values: [false, true],
    default: false,
    description: 'An executive turn ends automatically when nothing more can be activated.',
  },
} as const satisfies OptionTable;

export type Options = OptionsOf<typeof OPTIONS>;
