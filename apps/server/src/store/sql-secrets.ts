// The server's own secrets, as SQL.
import { type Database, text } from './database.ts';
import type { Store } from './store.ts';

export function sqlSecrets(database: Database): Pick<Store, 'secret'> {
  return {
    secret(name, made) {
      return database.transaction(async query => {
        await query('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', name, made);
        const [row] = await query('SELECT value FROM secrets WHERE name = ?', name);
        return row === undefined ? made : text(row, 'value');
      });
    },
  };
}
