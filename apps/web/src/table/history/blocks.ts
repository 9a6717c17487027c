// The lines of a log as blocks: an activation, a step, a building, with what it brought in total.
import type { Amounts, Typed } from '@loggia/kernel';
import type { GameLog } from '../../game/game-log.ts';
import type { LogEntry } from './use-log.ts';

/** The consequences of one move within one block. */
export interface Part {
  entry: LogEntry;
  events: Typed[];
  /** Whether the move ends here, or continues in another block. */
  end: 'here' | 'later';
}

export interface Block {
  /** Stable while the block grows. */
  id: string;
  parts: Part[];
  /** Whether its lines belong together, or only come from one move. */
  kind: 'whole' | 'loose';
  /** For its one player; empty if several are involved. */
  brought: Amounts;
}

/** What a move brought to whom, until it is undone. */
interface Move {
  seat: unknown;
  gains: { id: string; amounts: Amounts }[];
}

export function blocksOf(
  entries: readonly LogEntry[],
  log: GameLog<Typed> | undefined,
): readonly Block[] {
  const blocks: Block[] = [];
  const moves: Move[] = [];
  let key: string | undefined;
  for (const entry of entries) {
    const move: Move = {
      seat: entry.events.map(seatOf).find(seat => seat !== undefined),
      gains: [],
    };
    let opened: Part | undefined;
    entry.events.forEach((event, index) => {
      const next = log?.block(event, key);
      const last = blocks.at(-1);
      const goesOn =
        last !== undefined && (next === undefined ? index > 0 && key === undefined : next === key);
      const block = goesOn ? last : newBlock(`${entry.seq}.${index}`, next);
      if (!goesOn) blocks.push(block);
      key = next;
      const part = block.parts.at(-1);
      if (part?.entry === entry) part.events.push(event);
      else {
        if (opened !== undefined) opened.end = 'later';
        opened = { entry, events: [event], end: 'here' };
        block.parts.push(opened);
      }
      if (log === undefined) return;
      for (let back = log.takenBack(event); back > 0; back--) {
        const taken = moves.findLastIndex(other => other.seat === move.seat);
        if (taken >= 0) moves.splice(taken, 1);
      }
      move.gains.push({ id: block.id, amounts: log.brought(event) });
    });
    if (!entry.events.some(event => (log?.takenBack(event) ?? 0) > 0)) moves.push(move);
  }
  return blocks.map(block => ({ ...block, brought: sumOf(block, moves) }));
}

function newBlock(id: string, key: string | undefined): Block {
  return { id, parts: [], kind: key === undefined ? 'loose' : 'whole', brought: {} };
}

function sumOf({ id, parts }: Block, moves: readonly Move[]): Amounts {
  const seats = new Set(parts.flatMap(({ events }) => events.map(seatOf)));
  seats.delete(undefined);
  const sum: Record<string, number> = {};
  if (seats.size !== 1) return sum;
  for (const { gains } of moves) {
    for (const gain of gains) {
      if (gain.id !== id) continue;
      for (const [of, by] of Object.entries(gain.amounts)) sum[of] = (sum[of] ?? 0) + by;
    }
  }
  return sum;
}

const seatOf = (event: Typed & { seat?: unknown }) => event.seat;
