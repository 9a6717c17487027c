// One game played to find trouble, with every invariant watched and everything on record.
import { isDeepStrictEqual } from 'node:util';
import {
  anyMove,
  DeadEnd,
  pick,
  play,
  RuleError,
  type SeededRandom,
  seededRandom,
} from '@loggia/kernel';
import { calimala, type Move, type State } from '../src/index.ts';
import { ALL_MOVES } from '../src/moves.ts';
import { byHabit, type Explorer, habitsFor, learn } from './explorer.ts';
import { checkEnd, checkPosition } from './invariants.ts';
import { book, openLedger } from './ledger.ts';
import { branchesOf, type Counts, count, restless } from './policies.ts';
import { beginOf, type GameRecord, type RecordHeader, replay } from './record.ts';
import type { TableSpec } from './tables.ts';

/** A game that went wrong, with the record that shows it. */
export class Trouble extends Error {
  readonly record: GameRecord;

  constructor(record: GameRecord, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.record = record;
  }
}

/** What a run has met so far: how often each branch of the rules, and which play led there. */
export interface Sightings extends Explorer {
  branches: Counts;
}

export function noSightings(): Sightings {
  return { branches: new Map(), pool: [] };
}

/** No game is longer: fifty discs, three activations each, hands full of cards, some taking back. */
const LONGEST = 5_000;

export function headerOf(table: TableSpec, seed: string, mode: RecordHeader['mode']): RecordHeader {
  return { game: 'calimala', rulesVersion: calimala.rulesVersion, ...table, seed, mode };
}

/** Plays a game to its end and says which branches of the rules it met; throws `Trouble` for a crash, a dead end or a broken invariant. */
export function fuzzGame(
  header: RecordHeader,
  sightings: Sightings,
): { record: GameRecord; met: ReadonlySet<string> } {
  const record: GameRecord = { header, moves: [] };
  const { mode, players, seed } = header;
  try {
    const { state, chance } = beginOf(header);
    const choice = seededRandom(`${seed} choices`);
    const habits = mode === 'rare' ? habitsFor(sightings, players, choice) : [];
    const policy = mode === 'rare' ? byHabit(state, habits) : restless;
    const met = new Set<string>();
    const watch = watcher(state, met, choice);
    // A move that throws must be on record too: it is noted when it is chosen.
    const noting: typeof policy = (moves, seat, random) => {
      if (moves.every(calimala.takesBack)) throw new DeadEnd('there is no way but back');
      const move = policy(moves, seat, random);
      record.moves.push({ seat, move, events: [] });
      return move;
    };
    for (const played of play(calimala, state, noting, { chance, choice, limit: LONGEST })) {
      record.moves[record.moves.length - 1] = played;
      watch(played.events);
    }
    const result = calimala.result(state);
    if (result === undefined) throw new DeadEnd('nobody is to move and the game is not over');
    record.result = result;
    for (const branch of met) count(sightings.branches, branch);
    if (mode === 'rare') learn(sightings, habits, met, sightings.branches);
    return { record, met };
  } catch (error) {
    throw new Trouble(record, error);
  }
}

/** Plays a record again under the same watch; throws where the trouble was. */
export function refuzz(record: GameRecord): void {
  let watch: ReturnType<typeof watcher> | undefined;
  let ended = false;
  for (const { state, events } of replay(record)) {
    watch ??= watcher(state, new Set(), seededRandom('replay'));
    watch(events);
    ended = state.phase === 'over';
  }
  if (!ended) throw new DeadEnd(`the record stops after ${record.moves.length} moves`);
}

function watcher(state: State, met: Set<string>, choice: SeededRandom) {
  const ledger = openLedger(state.players.length);
  return (events: ReturnType<typeof calimala.apply>) => {
    for (const event of events) {
      book(ledger, event);
      for (const branch of branchesOf(event, state)) met.add(branch);
    }
    if (events.some(event => event.type === 'turnBegan')) checkPosition(state, ledger);
    if (choice.next() < 0.05) checkMoves(state, choice);
    if (state.phase === 'over') {
      checkPosition(state, ledger);
      checkEnd(state, ledger);
    }
  };
}

/** Spot checks: a seat's own view gives the same moves, and `check` agrees with `legal`. */
function checkMoves(state: State, choice: SeededRandom): void {
  const [seat] = calimala.toMove(state);
  if (seat === undefined) return;
  const legal = calimala.legal(state, seat);
  if (!isDeepStrictEqual(calimala.legal(calimala.view(state, seat), seat), legal)) {
    throw new Error('the seat’s own view gives other moves');
  }
  for (const move of [pick(choice, ALL_MOVES), anyMove(calimala)(legal, seat, choice)]) {
    const allowed = accepts(state, seat, move);
    if (allowed !== legal.includes(move))
      throw new Error(`check and legal differ: ${JSON.stringify(move)}`);
  }
}

function accepts(state: State, seat: number, move: Move): boolean {
  try {
    calimala.check(state, seat, move);
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
