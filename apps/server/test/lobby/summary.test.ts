// Live tables show their round and points, without additional writes of the record.
import { isDeepStrictEqual } from 'node:util';
import { calimala, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { Match } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord, Store } from '../../src/store/store.ts';
import { type House, openHouse } from '../wire/house.ts';
import { anyMove, post, request, seatedTable } from '../wire/players.ts';

/** The details that were written with moves, in order. */
const written: MatchRecord['details'][] = [];

function watched(store: Store): Store {
  const commit: Store['commit'] = (id, version, change) => {
    const { details } = change.match ?? {};
    if (details !== undefined) written.push(details);
    return store.commit(id, version, change);
  };
  return new Proxy(store, {
    get(target, name) {
      if (name === 'commit') return commit;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let house: House;
beforeAll(async () => {
  house = await openHouse({}, { wrapStore: watched });
});
afterAll(() => house.close());

async function listed(matchID: string): Promise<Match | undefined> {
  const { body } = await request(house, '/games/calimala?status=running');
  return (body.matches as Match[]).find(match => match.matchID === matchID);
}

test('the list shows round and points of a live table, as everybody sees them', async () => {
  const { matchID: waiting = '' } = await post(house, '/games/calimala/create', {});
  expect((await request(house, `/games/calimala/${waiting}`)).body).not.toHaveProperty('summary');

  const { matchID } = await seatedTable(house, { numPlayers: 4 });
  const status = [{ key: 'status.endCards', params: {} }];
  const first = { round: 0, rounds: 12, status, points: [0, 0, 0, 0] };
  expect((await listed(matchID))?.summary).toEqual(first);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('summary');
  written.length = 0;
  let last: unknown = first;
  const changes: unknown[] = [];
  while (table.match.status === 'running') {
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
    const now = calimala.summary(table.state?.G as View);
    if (JSON.stringify(now) !== JSON.stringify(last)) changes.push(now);
    last = now;
    if (changes.length === 8 && changes.at(-1) === now) {
      const match = await listed(matchID);
      expect(match?.summary).toEqual(now);
      expect(Match.parse(match)).toEqual(match);
    }
  }
  expect(changes.length).toBeGreaterThan(12);
  for (const [at, details] of written.slice(1).entries()) expect(details).not.toEqual(written[at]);
  const summaries = [first, ...written.map(({ summary }) => summary)];
  const news = summaries.filter((one, at) => at > 0 && !isDeepStrictEqual(one, summaries[at - 1]));
  expect(news).toEqual(changes);
  const { body } = await request(house, `/games/calimala/${matchID}`);
  expect(body.summary).toEqual(last);

  const { body: file } = await request(house, `/games/calimala/${matchID}/export`);
  const { matchID: copy, invite: token = '' } = await post(house, '/games/calimala/import', file);
  const imported = await request(house, `/games/calimala/${copy}`, { token });
  expect(imported.body.summary).toEqual(last);
});
