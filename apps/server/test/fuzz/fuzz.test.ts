// Tens of thousands of malformed messages: the server stays up, the match unharmed, the heap flat.
import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import { calimala } from '@loggia/calimala';
import { below, pick, type Random, seededRandom } from '@loggia/kernel';
import { ENDPOINTS } from '@loggia/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { moveArgs, post, seatedTable, type Ticket } from '../wire/players.ts';

const SOCKET_MESSAGES = 45_000;
const HTTP_MESSAGES = 5_000;

let house: House;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  house = await openHouse();
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await house.close();
});

v8.setFlagsFromString('--expose-gc');
const collect: () => void = vm.runInNewContext('gc');
function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const ODD: unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e308,
  '',
  ' ',
  '0',
  '99',
  'constructor',
  '__proto__',
  'x'.repeat(300),
  '\u0000',
  '\ud800',
  '../..',
  true,
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  { constructor: { prototype: { polluted: 1 } } },
];

/** Odd, but valid in an address. */
function oddWord(random: Random): string {
  const odd = pick(random, ODD);
  const word = typeof odd === 'string' ? odd.toWellFormed() : JSON.stringify(odd);
  return encodeURIComponent(word ?? 'undefined');
}

/** A copy with one odd value, at any depth. */
function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.15) return pick(random, ODD);
  if (Array.isArray(value)) {
    const copy = [...value];
    const act = below(random, 6);
    if (act === 0) copy.splice(below(random, copy.length + 1), 1);
    else if (act === 1) copy.push(pick(random, ODD));
    else if (copy.length > 0) {
      const at = below(random, copy.length);
      copy[at] = spoiled(copy[at], random);
    }
    return copy;
  }
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = { ...value };
  const key = keys.length === 0 ? 'x' : pick(random, keys);
  if (random.next() < 0.2) delete copy[key];
  else copy[key] = spoiled(copy[key], random);
  return copy;
}

const EVENTS = [
  'update',
  'update',
  'update',
  'sync',
  'chat',
  'error',
  'join',
  '',
  'toString',
  'patch',
];

test(`${SOCKET_MESSAGES} socket messages`, async () => {
  const random = seededRandom('sockets');
  const { matchID, tickets } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const hash = async () =>
    createHash('sha256')
      .update(JSON.stringify(await house.store.state(matchID)))
      .digest('hex');
  const before = await hash();
  const table = await house.app.tables.open(matchID);
  const [legal] = calimala.legal(table.state?.G, 0);
  if (legal === undefined) throw new Error('no move');
  const good: Record<string, unknown[]> = {
    // The right move with wrong credentials: whatever happens, it is not a legal move.
    update: moveArgs(legal, 1, { ...ada, credentials: 'guess' }),
    sync: ['nosuchmatch', null, undefined, 3],
    chat: [matchID, { id: 'x', sender: '0', payload: 'hello' }, 'guess'],
  };
  const connect = async () => {
    const socket = io(`${house.url}/calimala`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>(done => socket.once('connect', done));
    return socket;
  };
  const junk = async (socket: Socket, count: number) => {
    for (let i = 0; i < count; i++) {
      const event = pick(random, EVENTS);
      const args = spoiled(good[event] ?? [1, 'x', {}], random);
      if (event === 'sync' && random.next() < 0.5) socket.emit('sync', `junk${i}`, null);
      else socket.emit(event, ...(Array.isArray(args) ? args : [args]));
      // A message that is answered, now and then: by its answer everything before it has been
      // handled and its refusals read (a connection that never reads is closed).
      if (i % 100 === 99) {
        await new Promise(done => socket.emit('sync', 'nosuchmatch', null, undefined, 3, done));
      }
    }
  };
  const sockets = await Promise.all([connect(), connect(), connect()]);
  const round = SOCKET_MESSAGES / 9;
  const sizes: number[] = [];
  for (let third = 0; third < 3; third++) {
    await Promise.all(sockets.map(socket => junk(socket, round)));
    sizes.push(heap());
  }
  for (const socket of sockets) socket.close();
  const [first = 0, , last = 0] = sizes;
  expect(last - first).toBeLessThan(4_000_000);
  expect(await hash()).toBe(before);
  expect(house.app.tables.size).toBeLessThan(5);
  expect(house.refused.length).toBeGreaterThan(SOCKET_MESSAGES * 0.9);
  expect(house.failures).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  // The game goes on.
  expect(await table.play({ seat: 0, stateID: 1, move: legal })).toBe(2);
});

test(`${HTTP_MESSAGES} requests`, async () => {
  const random = seededRandom('requests');
  const { matchID, tickets } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const body = {
    ...ada,
    credentials: 'guess',
    playerName: 'Ada',
    numPlayers: 2,
    setupData: { layout: 'first' },
    data: { colour: 'red' },
    clock: { kind: 'bank', seconds: 60, increment: 1 },
    code: 'guess',
    level: 'easy',
  };
  const before = JSON.stringify(await house.store.match(matchID));
  const paths = Object.values(ENDPOINTS);
  const statuses = new Map<number, number>();
  const one = async () => {
    const { method, path } = pick(random, paths);
    const segment = (good: string) => (random.next() < 0.2 ? oddWord(random) : good);
    const url = path.replace(':name', segment('calimala')).replace(':id', segment(matchID));
    const text = JSON.stringify(spoiled(body, random)) ?? '';
    const cut = random.next() < 0.1 ? text.slice(0, below(random, text.length + 1)) : text;
    const name = pick(random, ['from', 'limit', 'moves', 'after']);
    const query = random.next() < 0.3 ? `?${name}=${oddWord(random)}` : '';
    const answer = await fetch(`${house.url}${url}${query}`, {
      method: random.next() < 0.05 ? pick(random, ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) : method,
      ...(method === 'POST' && { body: cut }),
      headers: {
        'content-type': random.next() < 0.05 ? 'text/plain' : 'application/json',
        ...(random.next() < 0.2 && { authorization: `Bearer ${pick(random, ['x', '', 'a b'])}` }),
      },
    });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  for (let sentSoFar = 0; sentSoFar < HTTP_MESSAGES; sentSoFar += 10) {
    await Promise.all(Array.from({ length: 10 }, one));
  }
  for (const status of statuses.keys()) expect(status).toBeLessThan(500);
  expect(house.failures).toEqual([]);
  expect(rejections).toEqual([]);
  expect(JSON.stringify(await house.store.match(matchID))).toBe(before);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  await post(house, '/games/calimala/create', { numPlayers: 3 });
});
