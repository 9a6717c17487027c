// A whole game on record: how it began, every move with what it made happen, and how it ended.
import { isDeepStrictEqual } from 'node:util';
import { type Result, type Seat, seededRandom } from '@loggia/kernel';
import { calimala, type Event, type Move, type Options, type State } from '../src/index.ts';

export interface RecordHeader {
  game: 'calimala';
  rulesVersion: number;
  players: number;
  options: Options;
  /** Feeds the rules' chance; choices are on record. */
  seed: string;
  /** How the moves were chosen. */
  mode: 'random' | 'rare';
}

export interface RecordedMove {
  seat: Seat;
  move: Move;
  events: Event[];
}

export interface GameRecord {
  header: RecordHeader;
  moves: RecordedMove[];
  /** Absent if the game did not come to an end. */
  result?: Result;
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
    moves: (ended ? lines.slice(0, -1) : lines) as RecordedMove[],
  };
  return ended ? { ...record, result: last as Result } : record;
}

/** The table a record begins with, and the chance that goes on from there. */
export function beginOf({ players, options, seed }: RecordHeader) {
  const chance = seededRandom(seed);
  return { state: calimala.setup(players, options, chance), chance };
}

/** Plays a record again, move by move; throws where anything else happens. */
export function* replay(record: GameRecord): Generator<{ state: State; events: Event[] }> {
  const { state, chance } = beginOf(record.header);
  for (const [index, { seat, move, events }] of record.moves.entries()) {
    const happened = calimala.apply(state, seat, move, chance);
    // The record is JSON, which knows no undefined.
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(happened)), events)) {
      throw new Error(`move ${index + 1}, ${JSON.stringify(move)}: other events than on record`);
    }
    yield { state, events: happened };
  }
  if (
    !isDeepStrictEqual(
      JSON.parse(JSON.stringify(calimala.result(state) ?? {})),
      record.result ?? {},
    )
  ) {
    throw new Error('another result than on record');
  }
}
