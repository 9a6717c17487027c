// A store that reports everything written through it: to the other nodes, and to the lists.
import type { Store } from '../store/store.ts';
import type { NewsItem } from './news.ts';

export function tellingStore(store: Store, tell: (item: NewsItem) => void): Store {
  const wrote = (id: string) => tell({ kind: 'match', id });
  const gone = (id: string) => tell({ kind: 'gone', id });
  return {
    ...store,
    async createMatch(match, initial) {
      const created = await store.createMatch(match, initial);
      wrote(created.id);
      return created;
    },
    async updateMatch(id, expectedVersion, change) {
      const match = await store.updateMatch(id, expectedVersion, change);
      if (match !== undefined) wrote(id);
      return match;
    },
    async claimSeat(id, seat, claim) {
      const done = await store.claimSeat(id, seat, claim);
      if (done === 'claimed') wrote(id);
      return done;
    },
    async setSeat(id, seat, expectedHash, next) {
      const done = await store.setSeat(id, seat, expectedHash, next);
      if (done) wrote(id);
      return done;
    },
    async commit(id, expectedVersion, commit) {
      try {
        const done = await store.commit(id, expectedVersion, commit);
        if (done) wrote(id);
        return done;
      } catch (error) {
        // It may have been written all the same.
        wrote(id);
        throw error;
      }
    },
    async addChat(id, message) {
      const row = await store.addChat(id, message);
      if (row !== undefined) tell({ kind: 'chat', id, seq: row.seq });
      return row;
    },
    async deleteMatch(id) {
      const done = await store.deleteMatch(id);
      if (done) gone(id);
      return done;
    },
    async expire(before) {
      const ids = await store.expire(before);
      for (const id of ids) gone(id);
      return ids;
    },
  };
}
