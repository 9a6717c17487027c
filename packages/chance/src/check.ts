// Whether a finished game was dealt as its table had committed to: everything is recomputed.
import type { GameModule, OptionValue, Seat, Typed } from '@loggia/kernel';
import { RuleError } from '@loggia/kernel';
import { Keystreams, keyedRandom } from './keyed-random.ts';
import { type Commitment, commitmentTo, isSeed, keyOf, type Seed } from './promise.ts';

/** What was committed to before a game, what the players added, and what it turned out to be. */
export interface ToldChance {
  /** The table that made the commitment; a file keeps it wherever it goes. */
  table: string;
  commitment: Commitment;
  words: readonly string[];
  seed: Seed;
}

/** A game as its file describes it. Nothing in it is trusted. */
export interface ToldGame {
  game: string;
  rulesVersion: number;
  players: number;
  options: Readonly<Record<string, OptionValue>>;
  chance: ToldChance;
  moves: readonly { seat: Seat; move: unknown; events: readonly unknown[] }[];
  /** Absent if the game was not over. */
  result?: unknown;
}

/** The first thing that differs from what the seed gives; moves are counted from 1. */
export type Difference =
  | { part: 'rules' | 'commitment' | 'words' | 'options' | 'result' }
  | { part: 'move' | 'events'; move: number };

/** `undefined` if everything matches the commitment. */
export function firstDifference(game: GameModule, told: ToldGame): Difference | undefined {
  const { chance, options, players } = told;
  const { commitment, words, seed } = chance;
  if (told.game !== game.name || told.rulesVersion !== game.rulesVersion) return { part: 'rules' };
  if (!isSeed(seed) || commitmentTo({ ...told, ...chance }) !== commitment) {
    return { part: 'commitment' };
  }
  if (words.length !== players) return { part: 'words' };
  const random = keyedRandom(new Keystreams(keyOf({ commitment, seed, options, words })));
  const state = attempt(() => game.setup(players, options, random));
  if (state === REFUSED) return { part: 'options' };
  for (const [index, { seat, move, events }] of told.moves.entries()) {
    const happened = attempt((): Typed[] => game.apply(state, seat, move, random));
    if (happened === REFUSED) return { part: 'move', move: index + 1 };
    if (!sameData(happened, events)) return { part: 'events', move: index + 1 };
  }
  const result = game.result(state);
  return result !== undefined && sameData(result, told.result) ? undefined : { part: 'result' };
}

const REFUSED = Symbol('refused');

function attempt<T>(work: () => T): T | typeof REFUSED {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleError) return REFUSED;
    throw error;
  }
}

/** Equal as JSON, regardless of the order of keys. */
function sameData(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
}
