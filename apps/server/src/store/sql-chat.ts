// Chat as SQL.
import type { Database } from './database.ts';
import { integer } from './database.ts';
import { chatRowOf, messageText } from './rows.ts';
import { bounded, locked } from './sql-match-row.ts';
import type { ChatMessage, ChatRow, Store } from './store.ts';
import type { ChatAudience } from './words.ts';

/**
 * Messages kept per match and audience; older ones are dropped. Spectators, who may be anybody,
 * cannot push out what the players have said.
 */
export const CHAT_LIMIT = 500;

export function sqlChat(database: Database): Pick<Store, 'addChat' | 'chat'> {
  return {
    addChat(id: string, message: ChatMessage): Promise<ChatRow | undefined> {
      return database.transaction(async query => {
        if ((await locked(database, query, id)) === undefined) return undefined;
        const [newest] = await query(
          'SELECT COALESCE(MAX(seq), 0) AS seq FROM chat WHERE match_id = ?',
          id,
        );
        const seq = newest === undefined ? 1 : integer(newest, 'seq') + 1;
        await query(
          'INSERT INTO chat (match_id, seq, audience, message, at) VALUES (?, ?, ?, ?, ?)',
          id,
          seq,
          message.audience,
          messageText(message),
          message.at,
        );
        const { audience } = message;
        await query(
          `DELETE FROM chat WHERE match_id = ? AND audience = ? AND seq <= (
             SELECT seq FROM chat WHERE match_id = ? AND audience = ?
             ORDER BY seq DESC LIMIT 1 OFFSET ?)`,
          ...[id, audience, id, audience, CHAT_LIMIT],
        );
        return { ...message, seq };
      });
    },

    async chat(
      id: string,
      range: { audience?: ChatAudience; after: number; limit: number },
    ): Promise<ChatRow[]> {
      const audience = range.audience === undefined ? [] : [range.audience];
      const rows = await database.read(
        `SELECT seq, audience, message, at FROM chat WHERE match_id = ? AND seq > ? ${
          audience.length > 0 ? 'AND audience = ?' : ''
        } ORDER BY seq LIMIT ?`,
        id,
        range.after,
        ...audience,
        bounded(range.limit),
      );
      return rows.map(chatRowOf);
    },
  };
}
