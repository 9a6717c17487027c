// The connection of a table: nothing it sends waits forever.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Refused } from '@loggia/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { House } from '../e2e/house.ts';
import { SocketTransport } from '../src/net/socket-transport.ts';

const WAIT = { timeout: 300_000, interval: 10 };

let house: House;
const open: SocketTransport[] = [];
beforeEach(() => {
  house = new House();
});
afterEach(async () => {
  for (const transport of open.splice(0)) transport.disconnect();
  house.wake();
  await house.remove();
});

async function post(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(house.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A connected seat at a running table, and what its connection reported. */
async function seated(patience?: number) {
  const { matchID = '' } = await post('/games/calimala/create', { numPlayers: 3 });
  const seats = [];
  for (const playerName of ['Ada', 'Ben', 'Cy']) {
    seats.push(await post(`/games/calimala/${matchID}/join`, { playerName }));
  }
  const told = { syncs: 0, tables: 0, waiting: 0, refused: [] as Refused[] };
  const { playerID = '', playerCredentials: credentials = '' } = seats[0] ?? {};
  const transport = new SocketTransport(
    {
      transportDataCallback: ({ type }) => {
        if (type === 'sync') told.syncs += 1;
      },
      gameName: 'calimala',
      gameKey: { name: 'calimala' },
      game: { name: 'calimala' } as never,
      matchID,
      playerID,
      credentials,
      numPlayers: 3,
    },
    {
      refused: refused => told.refused.push(refused),
      table: () => {
        told.tables += 1;
      },
      clock: () => {},
      nudged: () => {},
      waiting: count => {
        told.waiting = count;
      },
    },
    { server: house.address, ...(patience !== undefined && { patience }) },
  );
  open.push(transport);
  transport.connect();
  // Messages sent before the table has arrived would wait.
  await vi.waitUntil(() => told.syncs > 0 && told.tables > 0, WAIT);
  const payload = { type: 'done', args: [{}], playerID, credentials };
  const play = () => transport.sendAction({ _stateID: 1 }, { type: 'MAKE_MOVE', payload } as never);
  return { told, transport, play, matchID };
}

describe('a message', () => {
  test('that was rate-limited is answered each time', async () => {
    await house.open({ RATE_SOCKET: '5' });
    const { told, play } = await seated();
    for (let n = 0; n < 40; n++) play();
    expect(told.waiting).toBe(40);
    await vi.waitUntil(() => told.waiting === 0, WAIT);
    expect(told.refused).toHaveLength(40);
    expect(told.refused.map(({ code }) => code)).toContain('request.too-many');
  });

  test('that the server leaves unanswered is given up, and the player is told', async () => {
    await house.open();
    const { told, transport, play } = await seated(300);
    house.sleep();
    play();
    transport.sendChatMessage('', { id: '1', sender: '0', payload: 'hello' });
    await vi.waitUntil(() => told.waiting === 0 && told.refused.length === 2, WAIT);
    expect(told.refused.map(({ code }) => code)).toEqual(['unanswered', 'unanswered']);
    const before = told.syncs;
    house.wake();
    await vi.waitUntil(() => told.syncs > before, WAIT);
  });

  test('that asks for the table is sent again when the server allows it', async () => {
    await house.open({ RATE_SOCKET: '1' });
    const { told, transport } = await seated();
    // Five are served at once, and one each second.
    for (let n = 0; n < 8; n++) transport.requestSync();
    await vi.waitUntil(() => told.syncs > 5, WAIT);
    expect(told.refused).toEqual([]);
  });
});

test('players of an ended table, and banned people, are told why', async () => {
  const token = 'the-token-of-this-very-house';
  await house.open({ ADMIN_TOKEN: token });
  const order = (path: string, body: object) =>
    fetch(`${house.address}/admin/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { told, matchID } = await seated();
  const other = await seated();
  await order(`tables/${matchID}/end`, {});
  await vi.waitUntil(() => told.refused.length > 0, WAIT);
  expect(told.refused).toMatchObject([{ code: 'match.removed' }]);
  await order('bans', { address: '127.0.0.1', seconds: 60 });
  await vi.waitUntil(() => other.told.refused.length > 0, WAIT);
  expect(other.told.refused).toMatchObject([{ code: 'request.banned' }]);
});

describe('when a server has gone', () => {
  test('its clients do not all reconnect at the same instant', async () => {
    const CLIENTS = 20;
    const arrivals: number[] = [];
    const dead = createServer();
    dead.on('upgrade', (_, line) => {
      arrivals.push(performance.now());
      line.destroy();
    });
    await new Promise<void>(listening => dead.listen(0, '127.0.0.1', listening));
    const { port } = dead.address() as AddressInfo;
    const hooks = { refused() {}, table() {}, clock() {}, nudged() {}, waiting() {} };
    const options = {
      transportDataCallback() {},
      gameName: 'calimala',
      gameKey: { name: 'calimala' },
      game: { name: 'calimala' } as never,
      matchID: 'x',
    };
    for (let client = 0; client < CLIENTS; client++) {
      const parts = { server: `http://127.0.0.1:${port}` };
      const transport = new SocketTransport(options as never, hooks, parts);
      open.push(transport);
      transport.connect();
    }
    await vi.waitUntil(() => arrivals.length >= 2 * CLIENTS, WAIT);
    const again = arrivals.slice(CLIENTS, 2 * CLIENTS);
    expect(Math.max(...again) - Math.min(...again)).toBeGreaterThan(350);
    for (const transport of open.splice(0)) transport.disconnect();
    dead.close();
  });
});
