// A move resent under the same id counts once, forever: after restarts, from other tabs, on other
// nodes.
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Observer } from '../../src/ops/observer.ts';
import { type House, openHouse } from './house.ts';
import { post, RawSocket, type Ticket } from './players.ts';
import { POT } from './pot.ts';

const SILENT: Observer = {
  socketOpened() {},
  socketClosed() {},
  moved() {},
  refused() {},
  failed() {},
  ordered() {},
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function potHouse() {
  const house = await openHouse({}, { games: POT });
  closing.push(() => house.close());
  const { matchID = '' } = await post(house, '/games/pot/create', {});
  const tickets: Ticket[] = [];
  for (const playerName of ['Ada', 'Ben']) {
    const seat = await post(house, `/games/pot/${matchID}/join`, { playerName });
    const { playerID = '', playerCredentials: credentials = '' } = seat;
    tickets.push({ matchID, playerID, credentials });
  }
  const [ada, ben] = tickets as [Ticket, Ticket];
  return { house, matchID, ada, ben };
}

async function tab(house: { url: string }): Promise<RawSocket> {
  const socket = await new RawSocket(house, 'pot').connected();
  closing.push(() => socket.close());
  return socket;
}

interface Answer {
  ok: boolean;
  stateID?: number;
  error?: { code: string };
}

function pay(socket: RawSocket, ticket: Ticket, stateID: number, moveID: string): Promise<Answer> {
  const { matchID, playerID, credentials } = ticket;
  const payload = { type: 'pay', args: [], playerID, credentials };
  const action = { type: 'MAKE_MOVE', payload };
  return new Promise(done => {
    socket.emit('update', action, stateID, matchID, playerID, moveID, done);
  });
}

async function paid(house: House, matchID: string): Promise<unknown> {
  const table = await house.app.tables.open(matchID);
  // The last move may have been made on another node.
  await table.inTurn(() => table.refresh());
  return table.state?.G.paid;
}

test('after a restart', async () => {
  const { house, matchID, ada, ben } = await potHouse();
  const before = await tab(house);
  expect(await pay(before, ada, 1, 'first')).toEqual({ ok: true, stateID: 2 });
  expect(await pay(before, ben, 2, 'first')).toEqual({ ok: true, stateID: 3 });
  await house.reopen();
  const after = await tab(house);
  expect(await pay(after, ada, 1, 'first')).toEqual({ ok: true, stateID: 2 });
  expect(await paid(house, matchID)).toEqual([1, 1]);
  expect(await house.store.log(matchID, { from: 0, limit: 9 })).toHaveLength(2);
});

test('from a second tab, however many moves later', async () => {
  const { house, matchID, ada, ben } = await potHouse();
  const [first, second] = [await tab(house), await tab(house)];
  const both = [pay(first, ada, 1, 'first'), pay(second, ada, 1, 'first')];
  expect(await Promise.all(both)).toEqual([
    { ok: true, stateID: 2 },
    { ok: true, stateID: 2 },
  ]);
  for (let n = 0; n < 40; n++) await pay(first, ben, n + 2, `ben-${n}`);
  expect(await pay(second, ada, 1, 'first')).toEqual({ ok: true, stateID: 2 });
  expect(await paid(house, matchID)).toEqual([1, 40]);
});

test('on two nodes of one database at once', async () => {
  const { house, matchID, ada } = await potHouse();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: '/tmp',
  });
  const other = createApp({ config, store: house.store, observer: SILENT, games: POT });
  const url = `http://127.0.0.1:${await other.listen()}`;
  closing.push(() => other.close());
  const tabs = [await tab(house), await tab({ url })];
  for (let n = 0; n < 10; n++) {
    const answers = await Promise.all(tabs.map(socket => pay(socket, ada, n + 1, `move-${n}`)));
    expect(answers).toEqual([
      { ok: true, stateID: n + 2 },
      { ok: true, stateID: n + 2 },
    ]);
  }
  expect(await paid(house, matchID)).toEqual([10, 0]);
});

test('a resent move that is no longer legal gets its first answer', async () => {
  const { house, matchID, ada } = await potHouse();
  const socket = await tab(house);
  for (let n = 0; n < 200; n++) await pay(socket, ada, n + 1, `move-${n}`);
  expect(await pay(socket, ada, 201, 'one-too-many')).toMatchObject({
    ok: false,
    error: { code: 'pot.full' },
  });
  expect(await pay(socket, ada, 200, 'move-199')).toEqual({ ok: true, stateID: 201 });
  await house.reopen();
  expect(await pay(await tab(house), ada, 1, 'move-0')).toEqual({ ok: true, stateID: 2 });
  expect(await paid(house, matchID)).toEqual([200, 0]);
});

test('the same id is another move on another seat and in another match', async () => {
  const { house, matchID, ada, ben } = await potHouse();
  const socket = await tab(house);
  expect(await pay(socket, ada, 1, 'same')).toEqual({ ok: true, stateID: 2 });
  expect(await pay(socket, ben, 2, 'same')).toEqual({ ok: true, stateID: 3 });
  expect(await paid(house, matchID)).toEqual([1, 1]);
});
