// The operator's desk over the wire: who may ask, what it shows, ended tables, banned addresses.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { RawSocket, request, seatedTable, type Ticket } from './players.ts';

const ADMIN = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));
const TOKEN = 'CANARY-token-of-the-house';
const ENV = { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' };

let house: House;
beforeEach(async () => {
  house = await openHouse(ENV);
});
afterEach(async () => {
  await house.close();
  expect(house.failures).toEqual([]);
});

const from = (address: string) => ({ 'x-forwarded-for': address });

function asked(path: string, body?: object) {
  return request(house, `/admin/${path}`, {
    token: TOKEN,
    ...(body && { body }),
    headers: from('198.51.100.1'),
  });
}

/** The command line, as an operator runs it beside the server. */
function admin(...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    ADMIN_TOKEN: TOKEN,
    NODE_COMPILE_CACHE: join(tmpdir(), 'loggia-compile-cache'),
  };
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const child = execFile(
      process.execPath,
      [ADMIN, ...args, '--at', house.url],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

async function seated({ matchID, playerID, credentials }: Ticket, address: string) {
  const socket = await new RawSocket(house, 'calimala', from(address)).connected();
  await socket.sync(matchID, playerID, credentials);
  return socket;
}

function connects(address: string): Promise<string> {
  const socket = new RawSocket(house, 'calimala', from(address));
  return socket.connected().then(
    () => {
      socket.close();
      return 'connected';
    },
    error => String(error.context?.statusCode ?? error.description?.message ?? error),
  );
}

test('without the token nothing is shown or done, and guesses are counted', async () => {
  const { matchID } = await seatedTable(house);
  for (const token of [undefined, 'wrong', `${TOKEN}x`, TOKEN.slice(1)]) {
    for (const [path, body] of [
      ['/admin/status'],
      [`/admin/tables/${matchID}/end`, {}],
      ['/admin/bans', { address: '192.0.2.1', seconds: 60 }],
    ] as const) {
      const init = { ...(token && { token }), ...(body && { body }) };
      const { status, body: answer, headers } = await request(house, path, init);
      expect([status, answer.error.code]).toEqual([401, 'admin.token']);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  }
  // A token in the URL does not count.
  expect((await request(house, `/admin/status?token=${TOKEN}`)).status).toBe(401);
  expect(await house.store.match(matchID)).toBeDefined();
  expect(await house.store.bans(0)).toEqual([]);

  await house.close();
  house = await openHouse({ ...ENV, RATE_HTTP: '60' }, { nodes: 1 });
  const guess = () => request(house, '/admin/status', { token: 'guess' });
  expect((await guess()).status).toBe(401);
  await expect.poll(async () => (await guess()).status).toBe(429);
});

test('a server without a token has no desk', async () => {
  await house.close();
  house = await openHouse();
  const { status, body } = await request(house, '/admin/status', { token: TOKEN });
  expect([status, body.error.code]).toEqual([404, 'request.unknown-path']);
  expect((await admin('status')).err).toContain('was started without ADMIN_TOKEN');
});

test('shows tables, players, load, errors and refusals of all nodes, without a secret', async () => {
  const { matchID, tickets, invite, host } = await seatedTable(house, { unlisted: true });
  const [ada, bob] = tickets as [Ticket, Ticket];
  const players = [await seated(ada, '192.0.2.7'), await seated(bob, '2001:db8:1:2::3')];
  const watcher = await new RawSocket(house, 'calimala', from('192.0.2.9')).connected();
  await watcher.sync(matchID, null, invite);
  // Refused at a table: a seat of another player, and a seat without credentials.
  const [first] = players as [RawSocket];
  expect(await first.refusal('update', {}, 0, matchID, '1')).toBe('request.malformed');
  expect(await first.refusal('update', {}, 0, matchID, '1')).toBe('request.malformed');
  const stranger = await new RawSocket(house, 'calimala', from('192.0.2.66')).connected();
  expect(await stranger.refusal('sync', matchID, '2', 'guess')).toBe('seat.credentials');

  // Other nodes report within a beat.
  const table = () => asked(`tables/${matchID}`).then(({ body }) => body);
  await expect.poll(table).toMatchObject({
    id: matchID,
    status: 'running',
    unlisted: true,
    seats: [
      { seat: 0, name: 'Player 0', addresses: ['192.0.2.7'] },
      { seat: 1, name: 'Player 1', addresses: ['20010db8000100/56'] },
      { seat: 2, name: 'Player 2', addresses: [] },
    ],
    watching: [['192.0.2.9', 1]],
    refusals: expect.arrayContaining([
      expect.objectContaining({ seat: 0, code: 'request.malformed', times: 2 }),
      expect.objectContaining({ code: 'seat.credentials', times: 1 }),
    ]),
  });
  const status = async () => {
    const { nodes, matches } = (await asked('status')).body as unknown as {
      nodes: { seated: number; watching: number; sockets: number }[];
      matches: object;
    };
    const sum = (key: 'seated' | 'watching' | 'sockets') =>
      nodes.reduce((all, node) => all + node[key], 0);
    return { nodes: nodes.length, matches, seated: sum('seated'), watching: sum('watching') };
  };
  await expect.poll(status).toEqual({
    nodes: house.nodes.length,
    matches: { waiting: 0, running: 1, over: 0 },
    seated: 2,
    watching: 1,
  });
  const list = await asked('tables?status=running&limit=5');
  expect(list.body).toMatchObject([{ id: matchID }]);
  expect((await asked('tables?limit=0')).body.error.code).toBe('request.malformed');

  const told = [await asked('status'), await asked(`tables/${matchID}`), list];
  const printed = [await admin('status'), await admin('tables'), await admin('table', matchID)];
  expect(printed.map(({ code, err }) => [code, err])).toEqual(printed.map(() => [0, '']));
  expect(printed[0]?.out).toContain('1 running, 0 waiting, 0 over');
  expect(printed[2]?.out).toMatch(/seat 0 {2}Player 0 {2}from 192\.0\.2\.7/);
  expect(printed[2]?.out).toMatch(/guest {2}seat\.credentials {2}×1/);
  const secrets = [TOKEN, invite, host, ...tickets.map(({ credentials }) => credentials)];
  const all = [...told.map(({ text }) => text), ...printed.map(({ out }) => out)].join();
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/hash|seed|"G"|deck/i);
  for (const socket of [...players, watcher, stranger]) socket.close();
});

test('the players of a table that is ended are told, and the table is deleted', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const players = await Promise.all(
    tickets.map((ticket, seat) => seated(ticket, `192.0.2.${seat}`)),
  );
  const told = players.map(player => player.next('dismissed'));
  expect(await admin('end', matchID)).toMatchObject({ code: 0, err: '' });
  for (const frame of await Promise.all(told)) {
    expect(frame[1]).toMatchObject({ code: 'match.removed' });
  }
  const [ada] = tickets as [Ticket];
  expect(await players[0]?.refusal('sync', matchID, '0', ada.credentials)).toBe('match.unknown');
  expect((await request(house, `/games/calimala/${matchID}`)).status).toBe(404);
  const again = await asked(`tables/${matchID}/end`, {});
  expect([again.status, again.body.error.code]).toEqual([404, 'match.unknown']);
  expect((await admin('end', matchID)).err).toBe('There is no such table.\n');
  for (const player of players) player.close();
});

test('a banned address is disconnected and refused everywhere until the ban is lifted', async () => {
  const { tickets } = await seatedTable(house);
  const [ada, bob] = tickets as [Ticket, Ticket];
  // One network: its other addresses are banned with it.
  const banned = await seated(ada, '2001:db8:5:6::1');
  const other = await seated(bob, '2001:db8:9::1');
  const told = banned.next('dismissed');
  const gone = new Promise(done => banned.socket.once('disconnect', done));
  const ban = await admin('ban', '2001:db8:5:7::99', '2h');
  expect(ban).toMatchObject({ code: 0, out: 'Banned 20010db8000500/56 for 2h.\n' });
  expect((await told)[1]).toMatchObject({ code: 'request.banned' });
  await gone;

  const lobby = (address: string) =>
    request(house, '/games', { headers: from(address) }).then(({ status, body, headers }) => [
      status,
      body.error?.code,
      Number(headers.get('retry-after')) > 3600,
    ]);
  const everywhere = () => Promise.all(house.nodes.map(() => lobby('2001:db8:5:6::2')));
  await expect.poll(everywhere).toEqual(house.nodes.map(() => [403, 'request.banned', true]));
  for (const _ of house.nodes) {
    expect(await connects('2001:db8:5:6::2')).not.toBe('connected');
    expect(await handshake('2001:db8:5:6::2')).toEqual([403, 'request.banned']);
  }
  // Nobody else is affected, including the operator.
  expect((await lobby('2001:db8:9::1'))[0]).toBe(200);
  expect(other.socket.connected).toBe(true);
  const desk = await request(house, '/admin/bans', {
    token: TOKEN,
    headers: from('2001:db8:5:6::2'),
  });
  expect(desk.body).toMatchObject([{ address: '20010db8000500/56' }]);

  // It survives a restart.
  await house.reopen();
  expect((await lobby('2001:db8:5:6::2'))[1]).toBe('request.banned');
  expect((await admin('bans')).out).toMatch(/^20010db8000500\/56 for 2h\n$/);
  expect((await admin('unban', '20010db8000500/56')).out).toContain('may come again');
  await expect
    .poll(async () => (await everywhere()).map(([status]) => status))
    .toEqual(house.nodes.map(() => 200));
  expect(await connects('2001:db8:5:6::2')).toBe('connected');
  expect((await admin('unban', '2001:db8:5:6::2')).out).toContain('was not banned');
  other.close();
});

/** What a browser without websockets is told. */
async function handshake(address: string): Promise<[number, string]> {
  const path = '/socket.io/?EIO=4&transport=polling';
  const { status, body } = await request(house, path, { headers: from(address) });
  return [status, String((body as { message?: unknown }).message)];
}

test('a ban expires, and malformed addresses and times are refused', async () => {
  expect((await asked('bans', { address: '192.0.2.1', seconds: 1 })).status).toBe(200);
  const open = () => request(house, '/games', { headers: from('192.0.2.1') });
  await expect.poll(async () => (await open()).status).toBe(200);
  for (const body of [
    { address: 'example.org', seconds: 60 },
    { address: '192.0.2.1', seconds: 0 },
    { address: '192.0.2.1', seconds: 1e9 },
    { address: '192.0.2.1' },
  ]) {
    expect((await asked('bans', body)).body.error.code).toBe('request.malformed');
  }
  expect((await admin('ban', '192.0.2.1', 'soon')).err).toContain('For how long?');
  expect((await admin('table')).err).toContain('Which table?');
});
