// Undo for any game: each move records the parts of the state it changed, as they were.
import { clone } from './clone.ts';
import type { Typed } from './game.ts';
import { isRecord } from './options.ts';
import type { Seat, Viewer } from './seat.ts';

/** The path to a part of a state, from the top: `['players', 2, 'hand']`. */
export type Path = readonly (string | number)[];

/** The parts of the state that a move may change: the paths to them, or fields of known names. */
export type Parts = readonly Path[] | Fields;

/** Fields that are replaced and never mutated, so their old values are kept without a copy. */
export interface Fields {
  readonly paths: readonly Path[];
  /** Their values, in the same order: reading by literal names is far faster than by paths. */
  read(state: never): readonly unknown[];
}

/** A part as it was before a move; without a value it was not there. */
export interface Slice {
  path: Path;
  value?: unknown;
}

export interface Noted<Move extends Typed> {
  move: Move;
  before: Slice[];
}

/**
 * What a seat may still undo, oldest first. A field of the state: it is stored, replayed and undone
 * with it.
 */
export interface Journal<Move extends Typed> {
  seat: Seat;
  steps: Noted<Move>[];
  /** Why nothing further back can be undone: the code of the refusal. */
  sealed?: string;
}

/** An empty journal: nothing to undo, and no reason to give. */
export function openJournal<Move extends Typed>(seat: Seat): Journal<Move> {
  return { seat, steps: [] };
}

/** Another seat decides, or a turn begins: what came before is past. */
export function reopen<Move extends Typed>(journal: Journal<Move>, seat: Seat): void {
  journal.seat = seat;
  journal.steps = [];
  if (journal.sealed !== undefined) delete journal.sealed;
}

/** Chance was used, something hidden was seen or somebody answered: the past is settled. */
export function seal<Move extends Typed>(journal: Journal<Move>, code: string): void {
  journal.steps = [];
  journal.sealed = code;
}

/** What others may know about it: not its contents, which may be part of a hand. */
export function journalFor<Move extends Typed>(
  journal: Journal<Move>,
  viewer: Viewer,
): Journal<Move> {
  return journal.seat === viewer ? journal : { ...journal, steps: [] };
}

/** What a move may change, as it is before the move. */
interface Kept<Move extends Typed> {
  steps: Noted<Move>[];
  parts: Parts;
  values: readonly unknown[];
}

/** Keeps the named parts of the state; `note` records after the move what it changed in them. */
export function keep<Move extends Typed>(
  state: object,
  journal: Journal<Move>,
  seat: Seat,
  parts: Parts,
): Kept<Move> {
  if (journal.seat !== seat) reopen(journal, seat);
  const values = isFields(parts)
    ? parts.read(state as never)
    : parts.map(path => clone(at(state, path)));
  return { steps: journal.steps, parts, values };
}

/** Nothing is recorded for a move that sealed the journal or handed it on. */
export function note<Move extends Typed>(
  state: object,
  journal: Journal<Move>,
  move: Move,
  { steps, parts, values }: Kept<Move>,
): void {
  if (journal.steps !== steps) return;
  const before: Slice[] = [];
  if (isFields(parts)) {
    noteFields(parts.paths, values, parts.read(state as never), before);
  } else {
    for (const [index, path] of parts.entries()) {
      noteAny(values[index], at(state, path), path, before);
    }
  }
  steps.push({ move, before });
}

const isFields = (parts: Parts): parts is Fields => !Array.isArray(parts);

/** Records the fields that were replaced; of a list of the same length, the items. */
function noteFields(
  paths: readonly Path[],
  were: readonly unknown[],
  are: readonly unknown[],
  before: Slice[],
): void {
  for (let index = 0; index < paths.length; index++) {
    const was = were[index];
    const is = are[index];
    if (was === is) continue;
    const path = paths[index] as Path;
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
      noteItems(path, was, is, before);
    } else before.push({ path, value: was });
  }
}

function noteItems(
  path: Path,
  were: readonly unknown[],
  are: readonly unknown[],
  before: Slice[],
): void {
  for (let index = 0; index < were.length; index++) {
    const value = were[index];
    if (value !== are[index]) before.push({ path: onward(path, index), value });
  }
}

/** Undoes the last `count` moves and returns them, last one first. */
export function takeBack<Move extends Typed>(
  state: object,
  journal: Journal<Move>,
  count: number,
): Move[] {
  const steps = journal.steps.splice(Math.max(0, journal.steps.length - count)).reverse();
  for (const { before } of steps) for (const slice of before) restore(state, slice);
  return steps.map(({ move }) => move);
}

function at(state: object, path: Path): unknown {
  let part: unknown = state;
  for (const key of path) part = (part as Record<string | number, unknown> | undefined)?.[key];
  return part;
}

/**
 * A list of exactly that length: one that grows reserves room for many more, and journals are kept.
 */
function onward(path: Path, key: string | number): Path {
  const way = new Array<string | number>(path.length + 1);
  for (let index = 0; index < path.length; index++) way[index] = path[index] as string | number;
  way[path.length] = key;
  return way;
}

/** Records the smallest parts that differ. Lists and objects that grew or shrank are recorded whole. */
function noteAny(was: unknown, is: unknown, path: Path, before: Slice[]): void {
  if (Object.is(was, is)) return;
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
    for (let index = 0; index < was.length; index++) {
      if (Object.is(was[index], is[index])) continue;
      noteAny(was[index], is[index], onward(path, index), before);
    }
  } else if (!isRecord(was) || !isRecord(is) || !noteEach(was, is, path, before)) {
    before.push({ path, value: was });
  }
}

/** Records the fields that differ if both objects have the same ones; returns whether they do. */
function noteEach(
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
  path: Path,
  before: Slice[],
): boolean {
  const fields = Object.keys(was);
  if (fields.length !== Object.keys(is).length) return false;
  const { length } = before;
  for (const field of fields) {
    const [old, now] = [was[field], is[field]];
    if (Object.is(old, now)) continue;
    // States are JSON: existing values are never undefined.
    if (now === undefined) {
      before.length = length;
      return false;
    }
    noteAny(old, now, onward(path, field), before);
  }
  return true;
}

function restore(state: object, { path, ...slice }: Slice): void {
  const key = path.at(-1);
  const parent = at(state, path.slice(0, -1)) as Record<string | number, unknown>;
  if (key === undefined) throw new RangeError('a slice is a part of the state');
  if (Object.hasOwn(slice, 'value')) parent[key] = slice.value;
  else delete parent[key];
}
