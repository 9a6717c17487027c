// Every table there can be: all player counts with all combinations of options.
import { MAX_PLAYERS, MIN_PLAYERS, OPTIONS, type Options } from '../src/index.ts';

export interface TableSpec {
  players: number;
  options: Options;
}

/** Every combination of the options, defaults first. */
const ALL_OPTIONS = Object.entries(OPTIONS).reduce<Record<string, string>[]>(
  (tables, [option, { values }]) =>
    tables.flatMap(table => values.map(value => ({ ...table, [option]: value }))),
  [{}],
) as unknown as readonly Options[];

const PLAYER_COUNTS = Array.from(
  { length: MAX_PLAYERS - MIN_PLAYERS + 1 },
  (_, index) => MIN_PLAYERS + index,
);

export const ALL_TABLES: readonly TableSpec[] = ALL_OPTIONS.flatMap(options =>
  PLAYER_COUNTS.map(players => ({ players, options })),
);
