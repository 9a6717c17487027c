// A whole recorded game: how it began, every move with its events, and how it ended.
import { isDeepStrictEqual } from 'node:util';
import { type Played, type Result, seededRandom, type Typed } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import type { TableSpec } from './subject.ts';

export interface RecordHeader extends TableSpec {
  game: string;
  rulesVersion: number;
  /** Feeds the rules' randomness; choices are recorded. */
  seed: string;
  /** How the moves were chosen. */
  mode: 'random' | 'rare';
}

export interface GameRecord {
  header: RecordHeader;
  moves: Played<Typed, Typed>[];
  /** Absent if the game did not end. */
  result?: Result;
}

export function headerOf(
  { module }: Manifest,
  table: TableSpec,
  seed: string,
  mode: RecordHeader['mode'],
): RecordHeader {
  return { game: module.name, rulesVersion: module.rulesVersion, ...table, seed, mode };
}

/** JSON lines: the header, a line per move, the result. */
export function writeRecord({ header, moves, result }: GameRecord): string {
  const lines: unknown[] = [header, ...moves];
  if (result !== undefined) lines.push(result);
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`;
}

export function readRecord(text: string): GameRecord {
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
  const last = lines.at(-1);
  const ended = typeof last === 'object' && last !== null && Object.hasOwn(last, 'standings');
  const record: GameRecord = {
    header: header as RecordHeader,
    moves: (ended ? lines.slice(0, -1) : lines) as GameRecord['moves'],
  };
  return ended ? { ...record, result: last as Result } : record;
}

/** The table a record begins with, and the randomness that continues from there. */
export function beginOf({ module }: Manifest, { players, options, seed }: RecordHeader) {
  const chance = seededRandom(seed);
  return { state: module.setup(players, options, chance), chance };
}

/** Replays a record, move by move; throws if anything differs. */
export function* replay(
  manifest: Manifest,
  record: GameRecord,
): Generator<{ state: unknown; events: Typed[] }> {
  const { module } = manifest;
  const { state, chance } = beginOf(manifest, record.header);
  for (const [index, { seat, move, events }] of record.moves.entries()) {
    const happened = module.apply(state, seat, move, chance);
    if (!isDeepStrictEqual(asJson(happened), events)) {
      throw new Error(`move ${index + 1}, ${JSON.stringify(move)}: other events than on record`);
    }
    yield { state, events: happened };
  }
  if (!isDeepStrictEqual(asJson(module.result(state) ?? {}), record.result ?? {})) {
    throw new Error('another result than on record');
  }
}

/** JSON has no undefined. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
