// The lists of the first page: complete at first, then pushed as they change, without private
// tables.
import { LISTS, type Match, type Tidings } from '@loggia/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { finish, post, RawSocket, seatedTable, until } from '../wire/players.ts';

let house: House;
const open: RawSocket[] = [];
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.close();
  await house.close();
});

interface Reader {
  listed: Map<string, Match>;
  own: Map<string, Match>;
  gone: string[];
  socket: RawSocket;
}

/** A reader of the first page, with everything they received. */
async function reader(tables: { id: string; secret?: string }[] = []): Promise<Reader> {
  const socket = await new RawSocket(house, LISTS).connected();
  open.push(socket);
  const told: Reader = { listed: new Map(), own: new Map(), gone: [], socket };
  for (const list of ['listed', 'own'] as const) {
    socket.socket.on(list, ({ changed, gone, whole }: Tidings) => {
      if (whole) told[list].clear();
      for (const match of changed) told[list].set(match.matchID, match);
      for (const id of gone) told[list].delete(id);
      if (list === 'own') told.gone.push(...gone);
    });
  }
  const whole = socket.next('own');
  expect(await answerTo(socket, tables)).toMatchObject({ ok: true });
  await whole;
  return told;
}

function answerTo(socket: RawSocket, ...args: unknown[]): Promise<unknown> {
  return new Promise(done => socket.emit('watch', ...args, done));
}

test('the lists follow a public table as it fills, is played, and ends', async () => {
  const early = await reader();
  const { matchID, hostCredentials: credentials } = await post(house, '/games/calimala/create', {
    numPlayers: 3,
  });
  const id = matchID ?? '';
  await until(() => early.listed.get(id)?.status === 'waiting', 'a new table');
  await post(house, `/games/calimala/${id}/join`, { playerName: 'Ada' });
  await until(() => early.listed.get(id)?.players[0]?.name === 'Ada', 'who sat down');
  const watching = await new RawSocket(house).connected();
  open.push(watching);
  watching.emit('sync', id, null, null, 3, 'Zoe');
  await until(() => early.listed.get(id)?.spectators === 1, 'who looks on');
  // Only people in the room see the names of guests.
  expect(early.listed.get(id)).not.toHaveProperty('guests');
  for (const name of ['Ben', 'Cy']) {
    await post(house, `/games/calimala/${id}/join`, { playerName: name });
  }
  await until(() => early.listed.get(id)?.status === 'running', 'the start');

  const late = await reader();
  expect(late.listed.get(id)?.status).toBe('running');
  await finish(house, id);
  await until(() => !early.listed.has(id) && !late.listed.has(id), 'the end');
  expect(credentials).toBeDefined();
  expect(house.failures).toEqual([]);
});

test('a table that turns private leaves the lists; people with access still get its changes', async () => {
  const {
    matchID = '',
    hostCredentials = '',
    invite,
  } = await post(house, '/games/calimala/create', { numPlayers: 3 });
  const stranger = await reader([{ id: matchID, secret: 'guess' }]);
  const friend = await reader([{ id: matchID, secret: invite ?? '' }]);
  const host = await reader([{ id: matchID, secret: hostCredentials }]);
  expect(stranger.listed.has(matchID)).toBe(true);
  const set = (change: object) =>
    post(house, `/games/calimala/${matchID}/options`, { credentials: hostCredentials, ...change });
  await set({ unlisted: true });
  for (const { listed } of [stranger, friend, host]) {
    await until(() => !listed.has(matchID), 'a private table in the lists');
  }
  await set({ numPlayers: 5 });
  for (const { own } of [friend, host]) {
    await until(() => own.get(matchID)?.players.length === 5, 'a change of a private table');
  }
  expect(stranger.own.get(matchID)?.players.length).toBe(3);
  expect(JSON.stringify(stranger.socket.frames)).not.toContain(invite);

  await house.store.deleteMatch(matchID);
  house.app.tables.gone(matchID);
  for (const { gone } of [friend, host]) await until(() => gone.includes(matchID), 'a lost table');
});

test('a private game costs the lists nothing and reveals nothing to them', async () => {
  const told = await reader();
  const { matchID, tickets } = await seatedTable(house, { unlisted: true });
  const own = await reader([{ id: matchID, secret: tickets[0]?.credentials ?? '' }]);
  await finish(house, matchID);
  await until(() => own.own.get(matchID)?.status === 'over', 'the end of an own table');
  expect(JSON.stringify(told.socket.frames)).not.toContain(matchID);
});

test('requests are bounded, and every request is answered', async () => {
  const socket = await new RawSocket(house, LISTS).connected();
  open.push(socket);
  const many = Array.from({ length: 13 }, (_, at) => ({ id: `table${at}` }));
  const refused = { ok: false, error: { code: 'request.malformed' } };
  for (const args of [[many], ['all'], [[{ id: '../x' }]], [[{ id: 'x', secret: 1 }]], []]) {
    expect(await answerTo(socket, ...args)).toMatchObject(refused);
  }
  expect(await socket.refusal('sync', 'x')).toBe('event.unknown');
  // A socket that has not asked gets nothing.
  await post(house, '/games/calimala/create', { numPlayers: 3 });
  await reader();
  expect(socket.frames.filter(([event]) => event === 'listed')).toEqual([]);
});

test('a client that asks too often is told to wait', async () => {
  await house.close();
  house = await openHouse({ RATE_SOCKET: '2' });
  const socket = await new RawSocket(house, LISTS).connected();
  open.push(socket);
  const tables = Array.from({ length: 12 }, (_, at) => ({ id: `table${at}` }));
  const answers = [await answerTo(socket, tables), await answerTo(socket, tables)];
  expect(answers).toMatchObject([
    { ok: true },
    { ok: false, error: { code: 'request.too-many', params: { seconds: expect.any(Number) } } },
  ]);
});

test('a room shows who is present without a seat, and nobody can pose as a player', async () => {
  const { matchID } = await post(house, '/games/calimala/create', { numPlayers: 3 });
  await post(house, `/games/calimala/${matchID}/join`, { playerName: 'Ada' });
  const names: string[][] = [];
  for (const name of ['Zoe', '#123', 'ADA', undefined, 'x'.repeat(33)]) {
    const socket = await new RawSocket(house).connected();
    open.push(socket);
    socket.socket.on('table', (_, match: Match) => names.push(match.guests ?? []));
    socket.emit('sync', matchID, null, null, 3, name);
  }
  await until(() => names.some(told => told.length === 2), 'both names');
  expect(names.findLast(told => told.length === 2)?.toSorted()).toEqual(['#123', 'Zoe']);
  expect(names.filter(told => told.length > 2)).toEqual([]);
});
