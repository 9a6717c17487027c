// Random positions: a table, a seed and how far its random game has gone.
import {
  anyMove,
  below,
  type GameModule,
  type Played,
  type Policy,
  pick,
  play,
  RuleError,
  type SeededRandom,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import { Broken } from './broken.ts';
import { type Spot, type Subject, tableAt, tablesOf } from './subject.ts';

export interface Position {
  state: unknown;
  chance: SeededRandom;
  choice: SeededRandom;
}

/** Any legal move; one in ten is an undo where possible. */
export function restless({ takesBack }: Pick<GameModule, 'takesBack'>): Policy<Typed> {
  return (moves, seat, random) => {
    const back = moves.filter(takesBack);
    if (back.length > 0 && below(random, 10) === 0) return pick(random, back);
    return anyMove({ takesBack })(moves, seat, random);
  };
}

/** The table before its first move. */
export function begin({ manifest: { module } }: Subject, { table, seed }: Spot): Position {
  const chance = seededRandom(seed);
  const state = module.setup(table.players, table.options, chance);
  return { state, chance, choice: seededRandom(`${seed} choices`) };
}

/** Plays on to the end, with an undo now and then. */
export function* playOn(
  { manifest: { module }, longest }: Subject,
  { state, chance, choice }: Position,
): Generator<Played<Typed, Typed>> {
  try {
    yield* play(module, state, restless(module), { chance, choice, limit: longest });
  } catch (error) {
    throw error instanceof RuleError ? new Broken(`listed, but refused: ${error.code}`) : error;
  }
}

/** Plays to the spot, or to the end of the game if that comes first. */
export function reach(subject: Subject, spot: Spot): Position {
  const position = begin(subject, spot);
  const game = playOn(subject, position);
  for (let move = 0; move < spot.moves; move++) if (game.next().done) break;
  return position;
}

/** Spots at all tables in turn, early and late; the same ones on every machine. */
export function* spotsOf(subject: Subject, count: number, topic: string): Generator<Spot> {
  const tables = tablesOf(subject.manifest.module);
  const random = seededRandom(`${topic} spots`);
  for (let index = 0; index < count; index++) {
    const table = tableAt(tables, index);
    if (table === undefined) return;
    const seed = `${topic} ${index}`;
    const length = lengthOf(subject, { table, seed, moves: 0 });
    const moves = index % 3 === 0 ? below(random, 12) : below(random, length + 1);
    yield { table, seed, moves };
  }
}

function lengthOf(subject: Subject, spot: Spot): number {
  let length = 0;
  for (const _ of playOn(subject, begin(subject, spot))) length += 1;
  return length;
}

/** Whole games at all tables in turn. */
export function* gamesOf(subject: Subject, count: number, topic: string): Generator<Spot> {
  const tables = tablesOf(subject.manifest.module);
  for (let index = 0; index < count; index++) {
    const table = tableAt(tables, index);
    if (table !== undefined) yield { table, seed: `${topic} ${index}`, moves: 0 };
  }
}
