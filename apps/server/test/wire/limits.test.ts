// One address cannot harm the others. Every limit is tested on the wire.
import { connect } from 'node:net';
import { calimala } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { LIMITS } from '@loggia/protocol';
import type { Middleware } from 'koa';
import { afterEach, expect, test, vi } from 'vitest';
import { networkOf } from '../../src/door/origin.ts';
import { type House, openHouse } from './house.ts';
import { anyMove, moveArgs, RawSocket, request, seatedTable, type Ticket } from './players.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

/** Exact limits hold on one node. Several nodes hear of each other soon, not at once. */
async function house(...[env, parts]: Parameters<typeof openHouse>): Promise<House> {
  const opened = await openHouse(env, { nodes: 1, ...parts });
  closing.push(() => opened.close());
  return opened;
}

/** A server behind a proxy, which reports where requests come from. */
const behindProxy = (env: Record<string, string> = {}) => house({ TRUST_PROXY: '1', ...env });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** A bare websocket that speaks engine.io. */
async function bareSocket({
  url,
}: House): Promise<{ socket: WebSocket; closed: Promise<unknown> }> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  closing.push(() => socket.close());
  const closed = new Promise(done => socket.addEventListener('close', done, { once: true }));
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  return { socket, closed };
}

test('different spellings of an address are the same, and a network counts as one', () => {
  for (const text of [
    '203.0.113.7',
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '[::ffff:cb00:7107]:80',
  ]) {
    expect([text, networkOf(text)]).toEqual([text, '203.0.113.7']);
  }
  const written = [
    '2001:db8:1:2aa::1',
    '[2001:0db8:1:2ab:5::1]:443',
    '2001:db8:1:2ff:1:2:3:4%eth0',
  ];
  expect(new Set(written.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:1:300::1')).not.toBe(networkOf('2001:db8:1:2ff::1'));
  expect(networkOf('1::')).not.toBe(networkOf('::1'));
  for (const text of ['', 'unknown', '1.2.3', '[x]:1', 'a:80'])
    expect(networkOf(text)).toBeUndefined();
});

test('other ports or addresses of the same network do not evade a limit', async () => {
  const strict = await behindProxy({ RATE_HTTP: '4' });
  const status = async (address: string) => (await request(strict, '/games', from(address))).status;
  expect(await status('203.0.113.7:1')).toBe(200);
  expect(await status('203.0.113.7:2')).toBe(200);
  expect(await status('203.0.113.7:3')).toBe(429);
  expect(await status('2001:db8::1')).toBe(200);
  expect(await status('2001:db8:0:1::1')).toBe(200);
  expect(await status('[2001:db8:0:2::7]:9')).toBe(429);
  expect(await status('203.0.113.8')).toBe(200);
});

test('connections that name no game are counted and cut off like all others', async () => {
  const strict = await house({ SOCKETS_PER_ADDRESS: '3', RATE_SOCKET: '5' });
  const [first] = [await bareSocket(strict), await bareSocket(strict), await bareSocket(strict)];
  await expect(bareSocket(strict)).rejects.toBeDefined();
  first.socket.send('40');
  for (let i = 0; i < 60; i++) first.socket.send('42["x"]');
  await first.closed;
});

test('the default namespace is no game', async () => {
  const open = await house();
  await expect(new RawSocket(open, '').connected()).rejects.toThrow('not have that game');
});

test('a flood of any packets ends with its connection', async () => {
  const strict = await house({ RATE_SOCKET: '10' });
  for (const packet of ['3', '40', '41/calimala,', '42/calimala,["sync"]']) {
    const { socket, closed } = await bareSocket(strict);
    socket.send('40/calimala,');
    for (let i = 0; i < 300; i++) socket.send(packet);
    await closed;
  }
  expect(strict.refused.filter(code => code === 'request.too-many')).not.toEqual([]);
});

test('a sender who is slightly too fast gets an answer to every message', async () => {
  const strict = await house({ RATE_SOCKET: '10' });
  const socket = await new RawSocket(strict).connected();
  closing.push(() => socket.close());
  const answers = Array.from(
    { length: 80 },
    () =>
      new Promise<{ error: { code: string } }>(done => socket.emit('sync', 'nosuch', null, done)),
  );
  const codes = (await Promise.all(answers)).map(({ error }) => error.code);
  expect(codes.slice(0, 50)).toEqual(Array(50).fill('match.unknown'));
  expect(codes).toContain('request.too-many');
});

test('a flood of polls is answered with 429', async () => {
  const strict = await house({ RATE_SOCKET: '1' });
  // However long the flood takes to arrive, no time passes for the limit.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const polls = Array.from({ length: 150 }, () =>
    request(strict, '/socket.io/?EIO=4&transport=polling&sid=unknown'),
  );
  const statuses = (await Promise.all(polls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
});

test('setting the clock back locks nobody out', async () => {
  const strict = await house({ RATE_HTTP: '60' });
  const status = async () => (await request(strict, '/games')).status;
  expect(await status()).toBe(200);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  for (let i = 0; i < 10; i++) expect(await status()).toBe(200);
});

/** Plays any moves until a seat may take something back; returns that seat. */
async function playUntilUndo(open: House, matchID: string): Promise<number> {
  const table = await open.app.tables.open(matchID);
  const random = seededRandom('undo');
  for (;;) {
    const [seat = 0] = table.toMove();
    if (calimala.legal(table.state?.G, seat).some(move => calimala.takesBack(move))) return seat;
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}

test('undoing is limited, and the count survives a restart', async () => {
  const open = await house();
  const { matchID, tickets } = await seatedTable(open);
  const seat = await playUntilUndo(open, matchID);
  const before = await open.app.tables.open(matchID);
  await before.play({ seat, move: { type: 'undo' } });
  const [move] = calimala.legal(before.state?.G, seat);
  for (let i = 1; i < LIMITS.takeBacks; i++) {
    await before.play({ seat, move });
    await before.play({ seat, move: { type: 'undo' } });
  }
  await before.play({ seat, move });
  await open.reopen();
  const ticket = tickets[seat] as Ticket;
  const socket = await new RawSocket(open).connected();
  closing.push(() => socket.close());
  const { _stateID } = await socket.sync(matchID, ticket.playerID, ticket.credentials);
  const undo = moveArgs({ type: 'undo' }, _stateID, ticket);
  expect(await socket.refusal('update', ...undo)).toBe('move.take-backs');
  // The game goes on.
  const table = await open.app.tables.open(matchID);
  const next = anyMove(table.state?.G, seat, seededRandom('on'));
  const played = new Promise(done => {
    socket.emit('update', ...moveArgs(next, _stateID, ticket), 'next', done);
  });
  expect(await played).toMatchObject({ ok: true });
});

async function playOn(open: House, matchID: string, moves: number): Promise<void> {
  const table = await open.app.tables.open(matchID);
  const random = seededRandom('past');
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}

test('a past moment is replayed from the nearest known state', async () => {
  let read = 0;
  const open = await house(
    {},
    {
      wrapStore: store =>
        new Proxy(store, {
          get(target, name) {
            const value = Reflect.get(target, name);
            if (typeof value !== 'function') return value;
            if (name !== 'log') return value.bind(target);
            return async (...args: Parameters<typeof target.log>) => {
              const rows = await target.log(...args);
              read += rows.length;
              return rows;
            };
          },
        }),
    },
  );
  const { matchID } = await seatedTable(open);
  await playOn(open, matchID, 150);
  const view = async (moves: number) => {
    read = 0;
    const { body } = await request(open, `/games/calimala/${matchID}/view?moves=${moves}`);
    return { read, moves: body.moves, view: body.view };
  };
  const many = await Promise.all(Array.from({ length: 10 }, () => view(5_000)));
  for (const answer of many) expect(answer.view).toEqual(many[0]?.view);
  expect(many[0]?.moves).toBe(150);
  expect(read).toBe(150);
  const early = await view(70);
  expect(early.read).toBeLessThan(32);
  expect((await view(71)).read).toBe(1);
  expect((await view(70)).view).toEqual(early.view);
  expect((await view(150)).view).toEqual(many[0]?.view);
});

test('looking at the past costs as much as the moves it replays', async () => {
  const strict = await behindProxy({ RATE_HTTP: '16' });
  const { matchID } = await seatedTable(strict);
  await playOn(strict, matchID, 200);
  const path = `/games/calimala/${matchID}/view?moves=200`;
  const first = await request(strict, path, from('203.0.113.7'));
  expect([first.status, first.body.error.code]).toEqual([429, 'request.too-many']);
  const other = await request(strict, path, from('203.0.113.8'));
  // What the first request paid for is cached.
  expect([other.status, other.body.moves]).toEqual([200, 200]);
});

async function watcher(open: House, matchID: string, address: string): Promise<RawSocket> {
  const socket = await new RawSocket(open, 'calimala', from(address).headers).connected();
  closing.push(() => socket.close());
  await socket.sync(matchID, null);
  return socket;
}

const say = (socket: RawSocket, matchID: string, payload: unknown) =>
  new Promise<{ ok: boolean; error?: { code: string } }>(done => {
    socket.emit('chat', matchID, { id: 'a', sender: null, payload }, null, done);
  });

test('many sockets of one address can chat no more than one, and many addresses leave room', async () => {
  const strict = await behindProxy({ RATE_CHAT: '12' });
  const { matchID } = await seatedTable(strict);
  const flood = await Promise.all(
    Array.from({ length: 10 }, () => watcher(strict, matchID, '203.0.113.7')),
  );
  const said = await Promise.all(flood.map(socket => say(socket, matchID, 'x')));
  expect(said.filter(({ ok }) => ok).length).toBeLessThanOrEqual(4);
  const other = await watcher(strict, matchID, '203.0.113.8');
  expect(await say(other, matchID, 'hello')).toMatchObject({ ok: true });
  // All guests together have a separate limit.
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, host) => watcher(strict, matchID, `198.51.100.${host}`)),
  );
  const noise = await Promise.all(crowd.map(socket => say(socket, matchID, 'y')));
  expect(noise.some(({ error }) => error?.code === 'request.too-many')).toBe(true);
});

test('a guest cannot take a player’s name, and hidden characters are removed', async () => {
  const open = await house();
  const { matchID } = await seatedTable(open);
  const guest = await watcher(open, matchID, '');
  const heard = async (text: string, name: string) => {
    const line = guest.next('chat');
    await say(guest, matchID, { text, name });
    const [, , { payload, name: told }] = (await line) as [
      unknown,
      unknown,
      Record<string, string>,
    ];
    return [told, payload];
  };
  for (const name of [
    'Player 1',
    'player  1',
    'Pl\u0301ayer-1',
    'Play\u202eer 1',
    '\uff30layer 1',
  ]) {
    expect(await heard('hi', name)).toEqual(['', 'hi']);
  }
  expect(await heard('a\u0000b\u202e c\n\nd', 'Zo\u0000e')).toEqual(['Zoe', 'ab c d']);
  expect(await say(guest, matchID, '\u200b\u2066')).toMatchObject({
    error: { code: 'request.malformed' },
  });
});

test('an imported game brings no hidden characters', async () => {
  const open = await house();
  const { matchID } = await seatedTable(open);
  const table = await open.app.tables.open(matchID);
  const random = seededRandom('import');
  for (let [seat] = table.toMove(); seat !== undefined; [seat] = table.toMove()) {
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  const { body: file } = await request(open, `/games/calimala/${matchID}/export`);
  const players = [{ name: '\u202eadA\u0000' }, { name: 'Ben' }, {}];
  const { body: imported } = await request(open, '/games/calimala/import', {
    body: { ...file, players },
  });
  const match = await open.store.match(String(imported.matchID));
  expect(match?.seats.map(({ name }) => name)).toEqual(['adA', 'Ben', undefined]);
});

test('one address can take only a share of the spectator places', async () => {
  const open = await behindProxy();
  const { matchID, tickets } = await seatedTable(open);
  for (let i = 0; i < LIMITS.watchersOfAddress; i++) await watcher(open, matchID, '203.0.113.7');
  const next = await new RawSocket(open, 'calimala', from('203.0.113.7').headers).connected();
  closing.push(() => next.close());
  expect(await next.refusal('sync', matchID, null)).toBe('match.watchers');
  await watcher(open, matchID, '203.0.113.8');
  // A seat is not a spectator place.
  const [own] = tickets as [Ticket];
  expect((await next.sync(matchID, own.playerID, own.credentials))._stateID).toBe(1);
});

test('a full server says so, and makes room by dropping tables nobody joined', async () => {
  const small = await house({ OPEN_TABLES: '2' });
  const create = () => request(small, '/games/calimala/create', { body: { numPlayers: 3 } });
  const { body: first } = await create();
  expect((await create()).status).toBe(200);
  const full = await create();
  expect([full.status, full.body.error.code]).toEqual([503, 'server.full']);
  expect(await small.store.match(String(first.matchID))).toBeDefined();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 2 * 86_400_000);
  expect((await create()).status).toBe(200);
  expect(await small.store.match(String(first.matchID))).toBeUndefined();
});

test('an abandoned game expires', async () => {
  const open = await house({ GAME_EXPIRY: '90d', MATCH_EXPIRY: 'never' });
  const { matchID } = await seatedTable(open);
  const waiting = await request(open, '/games/calimala/create', { body: { numPlayers: 3 } });
  const now = Date.now();
  const day = 86_400_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now + 89 * day);
  await open.reopen();
  expect((await request(open, `/games/calimala/${matchID}`)).status).toBe(200);
  vi.spyOn(Date, 'now').mockImplementation(() => now + 91 * day);
  await open.reopen();
  await until(async () => (await open.store.match(matchID)) === undefined);
  expect((await request(open, `/games/calimala/${matchID}`)).body.error.code).toBe('match.unknown');
  expect(await open.store.match(String(waiting.body.matchID))).toBeDefined();
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(done => setTimeout(done, 5));
}

test('metrics are rate-limited', async () => {
  const figures: Middleware = async (context, next) => {
    if (context.path !== '/metrics') return next();
    context.body = 'figures';
  };
  const open = await house({ TRUST_PROXY: '1', RATE_HTTP: '120' }, { operations: figures });
  const status = async (address: string) => (await request(open, '/metrics', from(address))).status;
  expect([await status('203.0.113.7'), await status('203.0.113.7')]).toEqual([200, 200]);
  expect(await status('203.0.113.7')).toBe(429);
  expect(await status('203.0.113.8')).toBe(200);
});

test('the buffer for a connection that never reads is bounded', async () => {
  const open = await house();
  const { matchID } = await seatedTable(open);
  const { hostname, port } = new URL(open.url);
  const deaf = connect(Number(port), hostname);
  closing.push(() => deaf.destroy());
  deaf.on('error', () => {});
  const key = Buffer.alloc(16).toString('base64');
  deaf.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
      `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await new Promise(done => deaf.once('data', done));
  // A text frame with a mask of zeros.
  const send = (text: string) =>
    deaf.write(
      Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]),
    );
  send('40/calimala,');
  await new Promise(done => deaf.once('data', done));
  deaf.pause();
  send(`42/calimala,["sync","${matchID}",null]`);
  const { audience } = await open.app.tables.open(matchID);
  await until(async () => audience.spectators() === 1);
  const words = 'x'.repeat(50_000);
  for (let said = 0; said < 4_000 && audience.spectators() > 0; said++) {
    audience.tell(['chat', matchID, words]);
    if (said % 20 === 0) await new Promise(done => setImmediate(done));
  }
  expect(audience.spectators()).toBe(0);
});
