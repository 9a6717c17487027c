// Talk at a table: kept, and told to those it is for. Players and spectators apart while it runs.
import type { Viewer } from '@loggia/kernel';
import { type ChatLine, ProtocolError } from '@loggia/protocol';
import type { ChatRow, MatchRecord } from '../store/store.ts';
import type { ChatAudience } from '../store/words.ts';
import { seatOf } from './details.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const SPECTATOR_NAME = 'Spectator';

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
  tables: Tables,
  { table, viewer }: { table: Table; viewer: Viewer },
  said: Said,
): Promise<void> {
  const { match } = table;
  const { text, name } = typeof said.payload === 'string' ? { text: said.payload } : said.payload;
  const audience = audienceOf(match, viewer);
  const speaker = viewer === null ? undefined : seatOf(match, viewer);
  const row = await tables.store.addChat(table.id, {
    audience,
    ...(speaker && { seat: speaker.seat }),
    name: speaker ? (speaker.name ?? '') : (name ?? SPECTATOR_NAME),
    text,
    at: Date.now(),
  });
  if (row === undefined) throw new ProtocolError('match.unknown');
  const line = { ...chatLine(row), id: said.id };
  const running = match.status === 'running';
  table.audience.tell(
    ['chat', table.id, line],
    other => !running || (other === null) === (audience === 'spectators'),
  );
}

/** A stored message in boardgame.io's shape, and a little more. */
export function chatLine({ seq, seat, name, text, audience, at }: ChatRow): ChatLine {
  const sender = seat === undefined ? null : String(seat);
  return { id: String(seq), seq, sender, name, payload: text, audience, at };
}
