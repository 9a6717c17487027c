// The past: the history of a match, any moment of it, its chat.
import type { Viewer } from '@loggia/kernel';
import { type Answer, type HistoryEntry, LIMITS, ProtocolError } from '@loggia/protocol';
import { spend } from '../door/limiter.ts';
import { FIRST_VERSION, type Setup } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { chatLine, readable } from '../live/chat.ts';
import { stateFor } from '../live/frames.ts';
import { storedSetup } from '../match/chance.ts';
import { bearerOf } from '../match/viewer.ts';
import type { LogRow, MatchRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf } from './lobby.ts';

/** Reading a move costs a fraction of playing it. */
const READS_PER_MOVE = 10;

export async function history(lobby: Lobby, call: Call<'history'>): Promise<Answer<'history'>> {
  const match = await matchOf(lobby, call);
  const viewer = bearerOf(match, call.token);
  const { from = 0, limit = LIMITS.history } = call.query;
  spend(lobby.limiter, 'records', call.address, limit / READS_PER_MOVE);
  const rows = await lobby.tables.store.log(match.id, { from, limit });
  const entry = lobby.games.of(match);
  const show = match.status === 'over' ? open : (row: LogRow) => seen(entry, row, viewer);
  const last = rows.at(-1);
  return {
    entries: rows.map(show),
    ...(rows.length === limit && last && { next: last.seq + 1 }),
  };
}

function open({ seq, seat, move, events, at }: LogRow): HistoryEntry {
  return {
    seq,
    ...(seat !== undefined && { seat }),
    // Rows are what the rules wrote.
    move: move as HistoryEntry['move'],
    events: events as HistoryEntry['events'],
    at,
  };
}

/** A row as one viewer may see it while the game runs. */
function seen(entry: GameEntry, row: LogRow, viewer: Viewer): HistoryEntry {
  const { module, traits } = entry;
  const { move, events, ...rest } = open(row);
  const hidden = traits.get(move.type)?.secret !== false && row.seat !== viewer;
  return {
    ...rest,
    move: hidden ? { type: move.type } : move,
    events: events.map(event => ({ ...module.viewEvent(event, viewer) })),
  };
}

/** The table after a number of moves, as the viewer saw it; everything once the game is over. */
export async function viewAt(lobby: Lobby, call: Call<'viewAt'>): Promise<Answer<'viewAt'>> {
  const match = await matchOf(lobby, call);
  const viewer = bearerOf(match, call.token);
  const entry = lobby.games.of(match);
  const state = await lobby.replays.at({
    id: match.id,
    entry,
    setup: () => setup(lobby, match),
    moves: call.query.moves,
    charge: moves => spend(lobby.limiter, 'records', call.address, moves),
  });
  const { G } = match.status === 'over' ? state : stateFor(entry, state, viewer);
  return { moves: state._stateID - FIRST_VERSION, view: { events: [], ...G } };
}

async function setup({ tables }: Lobby, match: MatchRecord): Promise<Setup> {
  if (match.status === 'waiting') throw new ProtocolError('match.waiting');
  return storedSetup(tables.store, match);
}

export async function chat(lobby: Lobby, call: Call<'chat'>): Promise<Answer<'chat'>> {
  const match = await matchOf(lobby, call);
  const audience = readable(match, bearerOf(match, call.token));
  const { after = 0, limit = LIMITS.chat } = call.query;
  const rows = await lobby.tables.store.chat(match.id, {
    after,
    limit,
    ...(audience && { audience }),
  });
  return { messages: rows.map(chatLine) };
}
