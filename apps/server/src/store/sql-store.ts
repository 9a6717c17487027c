// The store as SQL, the same for both databases.
import { writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { HARMLESS_WRITES } from './migrations.ts';
import { sqlChat } from './sql-chat.ts';
import { sqlDesk } from './sql-desk.ts';
import { sqlGames } from './sql-games.ts';
import { sqlMatches } from './sql-matches.ts';
import { sqlReports } from './sql-reports.ts';
import { sqlSecrets } from './sql-secrets.ts';
import type { Store } from './store.ts';

export function sqlStore(database: Database): Store {
  let closing: Promise<void> | undefined;
  return {
    ...sqlMatches(database),
    ...sqlGames(database),
    ...sqlChat(database),
    ...sqlReports(database),
    ...sqlSecrets(database),
    ...sqlDesk(database),
    backup: to => writeBackup(database, to),
    async ping() {
      await database.transaction(async query => {
        for (const write of HARMLESS_WRITES) await query(write);
      });
    },
    close() {
      closing ??= database.close();
      return closing;
    },
  };
}
