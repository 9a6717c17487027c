// Circles: one key leads the same friends, and nobody else, to their tables.
import type { Match } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { at, post, request, seatedTable, type Ticket } from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Listed = Match & { invite?: string };

const keyFor = async ({ matchID, playerID, credentials }: Ticket) =>
  (await post(house, at(matchID, 'circle'), { playerID, credentials })).circle ?? '';
const tablesOf = async (circle: string) =>
  (await request(house, '/api/circle', { token: circle })).body.tables as Listed[];
const codeOf = async (path: string, init: Parameters<typeof request>[2] = {}) =>
  (await request(house, path, init)).body.error?.code;

test('the first to ask founds the circle; the other players get the same key, and nobody else does', async () => {
  const { matchID, tickets, invite, host } = await seatedTable(house, { unlisted: true });
  const keys = await Promise.all(tickets.map(keyFor));
  expect(new Set(keys).size).toBe(1);
  for (const credentials of [invite, host, 'x'.repeat(43)]) {
    const body = { playerID: '0', credentials };
    expect(await codeOf(at(matchID, 'circle'), { body })).toBe('seat.credentials');
  }
  const [circle = ''] = keys;
  for (const token of [undefined, invite, circle.slice(1), '%', "' OR 1=1 --"]) {
    const init = token === undefined ? {} : { token };
    expect(await codeOf('/api/circle', init)).toBe('circle.unknown');
  }
  // The key is revealed in no other way: not with the table, not in a list.
  for (const { credentials } of tickets) {
    const { text } = await request(house, `/games/calimala/${matchID}`, { token: credentials });
    expect(text).not.toContain(circle);
  }
  expect(await tablesOf(circle)).toMatchObject([{ matchID, invite }]);
});

test('the next table of a circle is the rematch, or one opened for it, and carries its invite', async () => {
  const { matchID, tickets } = await seatedTable(house, { unlisted: true });
  const [ada] = tickets as [Ticket];
  const circle = await keyFor(ada);
  const next = await post(house, '/games/calimala/create', {
    numPlayers: 4,
    unlisted: true,
    circle,
  });
  const tables = await tablesOf(circle);
  expect(tables.map(table => table.matchID)).toEqual([next.matchID, matchID]);
  expect(tables[0]).toMatchObject({ status: 'waiting', invite: next.invite });

  const table = await house.app.tables.open(matchID);
  await house.app.tables.store.updateMatch(matchID, table.match.version, { status: 'over' });
  const { playerID, credentials } = ada;
  const body = { playerID, credentials, keepSeats: true };
  const { nextMatchID } = await post(house, at(matchID, 'playAgain'), body);
  expect((await tablesOf(circle)).map(one => one.matchID)).toContain(nextMatchID);
});

test('a table cannot be opened for a circle that does not exist', async () => {
  const body = { circle: 'A'.repeat(43) };
  expect(await codeOf('/games/calimala/create', { body })).toBe('circle.unknown');
  expect(await codeOf('/games/calimala/create', { body: { circle: '' } })).toBe(
    'request.malformed',
  );
});

test('a long history is paged', async () => {
  const { tickets } = await seatedTable(house);
  const circle = await keyFor(tickets[0] as Ticket);
  const { store } = house.app.tables;
  const [first] = (await store.listMatches({ circle, limit: 1 })).matches;
  if (first === undefined) throw new Error('the circle has no table');
  for (let i = 0; i < 60; i++) {
    const { version: _, createdAt: __, updatedAt: ___, ...copy } = first;
    await store.createMatch({ ...copy, id: `copy-${i}` }, { version: 0, state: '{}' });
  }
  const page = await request(house, '/api/circle', { token: circle });
  expect((page.body.tables as Listed[]).length).toBe(50);
  const rest = await request(house, `/api/circle?cursor=${page.body.next}`, { token: circle });
  expect((rest.body.tables as Listed[]).length).toBe(11);
  expect(rest.body.next).toBeUndefined();
});
