// A move at a table: whether it may be made now, what it leads to, and that it is stored once.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Typed } from '@loggia/kernel';
import { type ClockState, ProtocolError } from '@loggia/protocol';
import { FIRST_VERSION, type GameState, play, write } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { seatOf } from '../match/details.ts';
import { isMilestone } from '../match/newest-state.ts';
import type { Keeper, MatchChange, MatchRecord, Store } from '../store/store.ts';
import type { Asked } from './asked.ts';
import type { Audience } from './audience.ts';
import { consequences } from './consequences.ts';
import { MoveFrames } from './frames.ts';

export interface MoveRequest {
  seat: number;
  /** The hash of the credentials it came with; absent if the server decides for the seat. */
  owner?: string;
  /** The state the player saw; absent if it does not matter (a bot decides on the newest). */
  stateID?: number;
  move: unknown;
  /** The client's id for this move: if resent, it is answered, not repeated. */
  moveID?: string;
  /** If the deciding node must be the match's keeper. */
  keeper?: Keeper;
}

/** A stored move, and what is sent about it. */
export interface MadeMove {
  seat: number;
  state: GameState;
  change: MatchChange | undefined;
  frames: MoveFrames;
  at: number;
}

/** What a move needs of its table. */
interface Table {
  readonly id: string;
  readonly entry: GameEntry;
  readonly match: MatchRecord;
  readonly stateID: number;
  readonly audience: Audience;
  readonly asked: Asked;
  readonly surroundings: {
    store: Store;
    elapsed(id: string, clockState: ClockState): number;
    events: { doubted(id: string): void };
  };
  stateToSee(): GameState;
  /** Reads what was written elsewhere. */
  refresh(): Promise<void>;
  moved(made: MadeMove): void;
}

/** How often to retry if somebody else wrote first. */
export const CONFLICTS_MOST = 5;

/** Makes a move in its turn; resolves with the new state id once it is stored and sent. */
export async function makeMove(table: Table, request: MoveRequest): Promise<number> {
  // The client has seen a later state on another node.
  if ((request.stateID ?? 0) > table.stateID) await table.refresh();
  for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
    const stateID = await tryMove(table, request).catch(async (error: unknown) => {
      // A move that was made already can seldom be made again, and is not the sender's mistake.
      const made = await madeBefore(table, request);
      if (made === undefined) throw error;
      return made;
    });
    if (stateID !== 'conflict') return stateID;
    const made = await madeBefore(table, request);
    if (made !== undefined) return made;
  }
  throw new ProtocolError('match.busy');
}

/** The state a move led to, if it was made before under the same id, on any node. */
async function madeBefore(
  table: Table,
  { seat, moveID }: MoveRequest,
): Promise<number | undefined> {
  if (moveID === undefined) return undefined;
  const seq = await table.surroundings.store.moveNumber(table.id, seat, moveID);
  if (seq === undefined) return undefined;
  const stateID = seq + FIRST_VERSION + 1;
  if (table.stateID < stateID) await table.refresh();
  return stateID;
}

async function tryMove(table: Table, request: MoveRequest): Promise<number | 'conflict'> {
  const { id, entry, match, surroundings } = table;
  const { store, events } = surroundings;
  const { seat, owner, move, moveID, keeper } = request;
  if (match.status === 'over') throw new ProtocolError('match.over');
  const before = table.stateToSee();
  // Checked in its turn: the seat may have changed hands while the move was waiting.
  if (owner !== undefined && seatOf(match, seat).credentialHash !== owner) {
    throw new ProtocolError('seat.credentials');
  }
  refuseStale(table, before, request);
  const played = play(entry, before, seat, move);
  const { state } = played;
  const at = Date.now();
  const row = {
    seq: before._stateID - FIRST_VERSION,
    seat,
    move: JSON.stringify(played.move),
    events: JSON.stringify(played.events),
    at,
    ...(moveID !== undefined && { moveID }),
  };
  const change = await consequences(store, entry, match, {
    seat,
    move: played.move,
    state,
    now: at,
    elapsed: clockState => surroundings.elapsed(id, clockState),
  });
  const frames = new MoveFrames(entry, { id, before, after: state });
  const writing = store.commit(id, before._stateID, {
    version: state._stateID,
    ...(isMilestone(state) && { state: write(state) }),
    log: [row],
    ...(change && { match: change }),
    // Who holds the seat or stands in for it is part of the record.
    record: match.version,
    ...(keeper && { keeper }),
    at,
  });
  writing.catch(() => events.doubted(id));
  const [written] = await Promise.all([writing, prepare(table, frames)]);
  if (!written) {
    await table.refresh();
    return 'conflict';
  }
  table.moved({ seat, state, change, frames, at });
  return state._stateID;
}

/** Prepares the frames while the store is writing. */
async function prepare({ audience }: Table, frames: MoveFrames): Promise<void> {
  await nextTurn();
  for (const viewer of audience.views()) frames.for(viewer);
}

function refuseStale(
  { entry, asked }: Table,
  state: GameState,
  { seat, stateID, move }: MoveRequest,
): void {
  if (stateID === undefined || stateID === state._stateID) return;
  const { type } = move as Typed;
  // Other players may have decided meanwhile, but the question must still be open.
  const older = stateID < state._stateID && asked.hasBeen(seat, stateID);
  if (older && entry.traits.get(type)?.simultaneous === true) return;
  throw new ProtocolError('move.stale');
}
