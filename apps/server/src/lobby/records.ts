// What was: the history of a match, any moment of it, its talk.
import type { Viewer } from '@loggia/kernel';
import { type Answer, type HistoryEntry, LIMITS, ProtocolError } from '@loggia/protocol';
import type { GameEntry } from '../games.ts';
import { chatLine, readable } from '../live/chat.ts';
import type { Setup } from '../live/engine.ts';
import { replay, type SeatMove } from '../live/replay.ts';
import { bearerOf } from '../live/viewer.ts';
import type { LogRow, MatchRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf } from './lobby.ts';

export async function history(lobby: Lobby, call: Call<'history'>): Promise<Answer<'history'>> {
  const match = await matchOf(lobby, call);
  const viewer = bearerOf(match, call.token);
  const { from = 0, limit = LIMITS.history } = call.query;
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

/** A row as one viewer may know it while the game runs. */
function seen(entry: GameEntry, row: LogRow, viewer: Viewer): HistoryEntry {
  const { module, moves } = entry;
  const { move, events, ...rest } = open(row);
  const hidden = moves.get(move.type)?.secret !== false && row.seat !== viewer;
  return {
    ...rest,
    move: hidden ? { type: move.type } : move,
    events: events.map(event => ({ ...module.viewEvent(event, viewer) })),
  };
}

/** The table after so many moves, as the viewer saw it; all of it once the game is over. */
export async function viewAt(lobby: Lobby, call: Call<'viewAt'>): Promise<Answer<'viewAt'>> {
  const match = await matchOf(lobby, call);
  const viewer = bearerOf(match, call.token);
  const entry = lobby.games.of(match);
  const moves = await movesOf(lobby, match, call.query.moves);
  const { state, events } = replay(entry, await setupOf(lobby, match), moves);
  const { module } = entry;
  if (match.status === 'over') return { moves: moves.length, view: { ...copy(state), events } };
  const view = module.view(state, viewer);
  const visible = events.map(event => module.viewEvent(event, viewer));
  return { moves: moves.length, view: { ...copy(view), events: visible } };
}

function copy(view: unknown): object {
  return typeof view === 'object' && view !== null ? view : {};
}

/** Players, options and seed: all a game needs beside its moves. */
async function setupOf({ tables }: Lobby, match: MatchRecord): Promise<Setup> {
  if (match.status === 'waiting') throw new ProtocolError('match.waiting');
  const initial = await tables.store.initialState(match.id);
  if (initial === undefined) throw new ProtocolError('match.unknown');
  const { seed } = JSON.parse(initial.state);
  return { players: match.players, options: match.options, seed };
}

async function movesOf(
  { tables }: Lobby,
  match: MatchRecord,
  most: number,
): Promise<(SeatMove & { at: number })[]> {
  const rows: LogRow[] = [];
  while (rows.length < most) {
    const limit = Math.min(LIMITS.history, most - rows.length);
    const page = await tables.store.log(match.id, { from: rows.length, limit });
    rows.push(...page);
    if (page.length < limit) break;
  }
  return rows.map(({ seat = 0, move, at }) => ({ seat, move, at }));
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
