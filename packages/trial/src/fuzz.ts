// One game played to find trouble, with the ledger checking and everything recorded.
import { isDeepStrictEqual } from 'node:util';
import {
  anyMove,
  DeadEnd,
  play,
  type SeededRandom,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import { hold } from './broken.ts';
import { byHabit, habitsFor, learn, type Sightings } from './habits.ts';
import { accepts } from './legality.ts';
import { beginOf, type GameRecord, type RecordHeader, replay } from './record.ts';
import { restless } from './spots.ts';
import type { Subject } from './subject.ts';

/** A game that went wrong, with the record that shows it. */
export class Trouble extends Error {
  readonly record: GameRecord;

  constructor(record: GameRecord, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.record = record;
  }
}

/**
 * Plays a game to its end and returns which branches of the rules it reached; throws `Trouble` for
 * a crash, a dead end or a broken ledger.
 */
export function fuzzGame(
  subject: Subject,
  header: RecordHeader,
  sightings: Sightings,
): { record: GameRecord; met: ReadonlySet<string> } {
  const { manifest, longest } = subject;
  const { module } = manifest;
  const record: GameRecord = { header, moves: [] };
  const { mode, players, seed } = header;
  try {
    const { state, chance } = beginOf(manifest, header);
    const choice = seededRandom(`${seed} choices`);
    const habits = mode === 'rare' ? habitsFor(subject, sightings, players, choice) : [];
    const policy = mode === 'rare' ? byHabit(subject, state, habits) : restless(module);
    const met = new Set<string>();
    const watch = watcher(subject, state, met, choice);
    // A move that throws must be recorded too, so it is noted when chosen.
    const noting: typeof policy = (moves, seat, random) => {
      if (moves.every(module.takesBack)) throw new DeadEnd('there is no way but back');
      const move = policy(moves, seat, random);
      record.moves.push({ seat, move, events: [] });
      return move;
    };
    for (const played of play(module, state, noting, { chance, choice, limit: longest })) {
      record.moves[record.moves.length - 1] = played;
      watch(played.events);
    }
    const result = module.result(state);
    if (result === undefined) throw new DeadEnd('nobody is to move and the game is not over');
    record.result = result;
    const { branches } = sightings;
    for (const branch of met) branches.set(branch, (branches.get(branch) ?? 0) + 1);
    if (mode === 'rare') learn(sightings, habits, met);
    return { record, met };
  } catch (error) {
    throw new Trouble(record, error);
  }
}

/** Replays a record with the same checks; throws where the trouble was. */
export function refuzz(subject: Subject, record: GameRecord): void {
  const { manifest } = subject;
  const { state: first } = beginOf(manifest, record.header);
  let watch: ReturnType<typeof watcher> | undefined;
  let ended = manifest.module.toMove(first).length === 0;
  for (const { state, events } of replay(manifest, record)) {
    watch ??= watcher(subject, state, new Set(), seededRandom('replay'), first);
    watch(events);
    ended = manifest.module.toMove(state).length === 0;
  }
  if (!ended) throw new DeadEnd(`the record stops after ${record.moves.length} moves`);
}

function watcher(
  { manifest: { module }, openLedger, branches }: Subject,
  state: unknown,
  met: Set<string>,
  choice: SeededRandom,
  first = state,
) {
  const ledger = openLedger(first);
  return (events: readonly Typed[]) => {
    for (const event of events) {
      ledger.book(event);
      const shown = branches?.(event, state) ?? [module.describe(event).key];
      for (const branch of shown) met.add(branch);
    }
    const over = module.toMove(state).length === 0;
    if (over || choice.next() < 0.2) ledger.check(state);
    if (over) ledger.end?.(state);
    else if (choice.next() < 0.05) spotCheck();
  };

  /** A seat's own view gives the same moves, and `check` accepts one of them. */
  function spotCheck(): void {
    const [seat] = module.toMove(state);
    if (seat === undefined) return;
    const legal = module.legal(state, seat);
    const seen = module.legal(module.view(state, seat), seat);
    hold(isDeepStrictEqual(seen, legal), 'the seat’s own view gives other moves');
    const move = anyMove(module)(legal, seat, choice);
    hold(accepts(module, state, seat, move), `a legal move is refused: ${JSON.stringify(move)}`);
  }
}
