// Chat at a table: stored, and sent to its audience. Players and spectators are separate while the
// game runs.
import type { Viewer } from '@loggia/kernel';
import { type ChatLine, LIMITS, ProtocolError } from '@loggia/protocol';
import { detailsOf, seatOf } from '../match/details.ts';
import type { ChatRow, MatchRecord, Store } from '../store/store.ts';
import type { ChatAudience } from '../store/words.ts';
import type { Table } from './table.ts';

export interface Said {
  id: string;
  payload: string | { text: string; name?: string | undefined };
}

/** Before and after the game there is one conversation. */
function audienceOf(match: MatchRecord, viewer: Viewer): ChatAudience {
  return match.status === 'running' && viewer === null ? 'spectators' : 'players';
}

/** What a viewer may read; `undefined` is everything. */
export function readable(match: MatchRecord, viewer: Viewer): ChatAudience | undefined {
  return match.status === 'running' ? audienceOf(match, viewer) : undefined;
}

export async function say(
  store: Store,
  { table, viewer }: { table: Table; viewer: Viewer },
  said: Said,
): Promise<void> {
  const { match } = table;
  const { text, name } = typeof said.payload === 'string' ? { text: said.payload } : said.payload;
  const audience = audienceOf(match, viewer);
  if (viewer !== null && detailsOf(match).muted?.includes(viewer)) {
    throw new ProtocolError('chat.muted');
  }
  const speaker = viewer === null ? undefined : seatOf(match, viewer);
  const row = await store.addChat(table.id, {
    audience,
    ...(speaker && { seat: speaker.seat }),
    name: speaker ? (speaker.name ?? '') : guestName(match, name),
    text,
    at: Date.now(),
  });
  if (row === undefined) throw new ProtocolError('match.unknown');
  tellLine(table, row, said.id);
}

/** Sends it to its audience at the table, once. */
function tellLine(table: Table, row: ChatRow, id = String(row.seq)): void {
  if (!table.talk.isNew(row.seq)) return;
  const running = table.match.status === 'running';
  table.audience.tell(
    ['chat', table.id, { ...chatLine(row), id }],
    viewer => !running || (viewer === null) === (row.audience === 'spectators'),
  );
}

/** Somebody has spoken on another node: sends what was not sent here yet. */
export async function hear(store: Store, table: Table): Promise<void> {
  const after = table.talk.upTo;
  for (const row of await store.chat(table.id, { after, limit: LIMITS.chat })) tellLine(table, row);
}

/** Players' names belong to their seats; a guest who uses one goes nameless. */
export function guestName(match: MatchRecord, name = ''): string {
  const isTaken = match.seats.some(seat => seat.name !== undefined && alike(seat.name, name));
  return isTaken ? '' : name;
}

/** Whether two names would look the same. */
function alike(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]/gu, '') || letters;
}

/** A stored message in boardgame.io's shape, and a little more. */
export function chatLine({ seq, seat, name, text, audience, at }: ChatRow): ChatLine {
  const sender = seat === undefined ? null : String(seat);
  return { id: String(seq), seq, sender, name, payload: text, audience, at };
}
