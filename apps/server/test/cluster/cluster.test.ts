// Two nodes on one PostgreSQL: events on one reach the other, with Redis and without.
import { calimala } from '@loggia/calimala';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createBotHost } from '../../src/bots/host.ts';
import { createBotMetrics } from '../../src/bots/metrics.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import type { Store } from '../../src/store/store.ts';
import { newDatabase } from '../store/postgres-server.ts';
import { type House, type Node, openHouse } from '../wire/house.ts';
import { moveArgs, post, RawSocket, request, seatedTable, type Ticket } from '../wire/players.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

let redis: RedisServer;
let house: House;
let one: Node;
let two: Node;
beforeEach(async () => {
  redis = await startRedis();
  house = await open({});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
  await redis.stop();
});

async function open(env: Record<string, string>, parts = {}): Promise<House> {
  const opened = await openHouse({ REDIS_URL: redis.url, ...env }, parts);
  [one, two] = opened.nodes as [Node, Node];
  if (env.REDIS_URL !== '') await ready();
  return opened;
}

const status = (node: Node) => node.cluster?.node.status;
const ready = () => expect.poll(() => [status(one), status(two)]).toEqual(['ok', 'ok']);

/** A socket of a seat on one of the nodes. */
async function seated(node: Node, { matchID, playerID, credentials }: Ticket): Promise<RawSocket> {
  const socket = await new RawSocket(node).connected();
  await socket.sync(matchID, playerID, credentials);
  return socket;
}

/** The first seat plays its first legal move through a node; returns the answer. */
async function plays(node: Node, ticket: Ticket): Promise<{ ok: boolean }> {
  const socket = await new RawSocket(node).connected();
  const { G, _stateID } = await socket.sync(ticket.matchID, ticket.playerID, ticket.credentials);
  const [move] = calimala.legal(G, Number(ticket.playerID));
  if (move === undefined) throw new Error('no move');
  const answer = await new Promise<{ ok: boolean }>(done => {
    socket.emit('update', ...moveArgs(move, _stateID, ticket), done);
  });
  socket.close();
  return answer;
}

test('moves, chat and presence reach people on the other node', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada, bob] = tickets as [Ticket, Ticket];
  const watching = await seated(two, bob);
  const told = watching.next('patch');
  const came = watching.next('table', ([, , match]) => isThere(match, 0));
  const player = await seated(one, ada);
  await came;
  expect(await plays(one, ada)).toMatchObject({ ok: true });
  await told;

  const said = watching.next('chat');
  player.emit('chat', matchID, { id: 'x', sender: '0', payload: 'Hi' }, ada.credentials);
  expect((await said)[2]).toMatchObject({ payload: 'Hi', sender: '0', seq: 1 });

  const listed = await request(two, `/games/calimala/${matchID}`);
  expect(isThere(listed.body, 0)).toBe(true);
  const left = watching.next('table', ([, , match]) => !isThere(match, 0));
  player.close();
  await left;
  watching.close();
});

function isThere(match: unknown, seat: number): boolean {
  const { players } = match as { players: { isConnected: boolean }[] };
  return players[seat]?.isConnected === true;
}

test('without Redis nodes poll the store and report it; with Redis back they recover', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada, bob] = tickets as [Ticket, Ticket];
  const watching = await seated(two, bob);
  const talking = await seated(one, ada);
  await redis.stop('SIGKILL');
  await expect.poll(() => [status(one), status(two)]).toEqual(['degraded', 'degraded']);
  const told = watching.next('patch');
  const said = watching.next('chat');
  expect(await plays(one, ada)).toMatchObject({ ok: true });
  talking.emit('chat', matchID, { id: 'x', sender: '0', payload: 'Slow' }, ada.credentials);
  await told;
  await said;
  redis = await startRedis(Number(new URL(redis.url).port));
  await ready();
  const again = watching.next('chat');
  talking.emit('chat', matchID, { id: 'y', sender: '0', payload: 'Quick' }, ada.credentials);
  expect((await again)[2]).toMatchObject({ seq: 2 });
  talking.close();
  watching.close();
});

test('every node knows since when a player is away, also after a restart', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada, bob] = tickets as [Ticket, Ticket];
  const there = await seated(one, bob);
  two.app.tables.forget(matchID);
  const left = Date.now();
  there.close();
  const absence = async (node: Node): Promise<number | undefined> => {
    const { body } = await request(node, `/games/calimala/${matchID}`);
    return (body.players as { absentFor?: number }[])[1]?.absentFor;
  };
  // Nobody has the table open there: it knows only the record.
  await expect.poll(() => absence(two), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(two.app.tables.loaded(matchID)).toBeUndefined();
  await house.reopen();
  [one, two] = house.nodes as [Node, Node];
  await ready();
  const began = Date.now() - left;
  expect(await absence(one)).toBeGreaterThanOrEqual(began);
  expect(await absence(two)).toBeGreaterThanOrEqual(began);

  // A player who comes back is not gone, and a new absence starts from zero.
  const back = await seated(two, bob);
  await expect.poll(() => absence(one)).toBeUndefined();
  const looks = await seated(one, ada);
  const again = Date.now();
  const told = looks.next('table', frame => JSON.stringify(frame).includes('absentFor'));
  back.close();
  const [, , match] = await told;
  const { players } = match as { players: { absentFor?: number }[] };
  expect(players[1]?.absentFor).toBeLessThanOrEqual(Date.now() - again);
  looks.close();
});

test('two nodes without Redis both report a misconfiguration', async () => {
  await house.close();
  house = await open({ REDIS_URL: '' });
  await expect.poll(() => [status(one), status(two)]).toEqual(['alone', 'alone']);
});

test('a seat moved to another device on one node is lost to the old device on the other', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const old = await seated(two, ada);
  const gone = new Promise(done => old.socket.once('disconnect', done));
  const path = `/games/calimala/${matchID}`;
  const { playerID, credentials } = ada;
  const { code } = await post(one, `${path}/handover`, { playerID, credentials });
  const taken = await Promise.all(
    [one, two, one, two].map(node => request(node, `${path}/takeover`, { body: { code } })),
  );
  expect(taken.filter(answer => answer.status === 200)).toHaveLength(1);
  await gone;
  expect(await new RawSocket(two).refusal('sync', matchID, playerID, credentials)).toBe(
    'seat.credentials',
  );
});

test('rate limits of an address hold across nodes', async () => {
  await house.close();
  house = await open({ RATE_CREATE: '4' });
  const create = (node: Node) =>
    request(node, '/games/calimala/create', { body: { numPlayers: 3 } });
  expect((await create(one)).status).toBe(200);
  expect((await create(one)).status).toBe(200);
  await expect.poll(async () => (await create(two)).status).toBe(429);
});

test('connections of an address are counted across nodes', async () => {
  await house.close();
  house = await open({ SOCKETS_PER_ADDRESS: '3' });
  const sockets = [new RawSocket(one), new RawSocket(one), new RawSocket(one)];
  await Promise.all(sockets.map(socket => socket.connected()));
  await expect
    .poll(() => new RawSocket(two).connected().then(socket => void socket.close(), String))
    .toMatch(/websocket error/);
  for (const socket of sockets) socket.close();
});

/** Every attempted commit, and by whom for whom. */
function watched(commits: { node: string | undefined; done: boolean }[]) {
  return (store: Store): Store => ({
    ...store,
    async commit(id, version, commit) {
      const done = await store.commit(id, version, commit);
      commits.push({ node: commit.keeper?.node, done });
      return done;
    },
  });
}

test('bots play on one node, and on another once that one is presumed dead', async () => {
  await house.close();
  const commits: { node: string | undefined; done: boolean }[] = [];
  const hosts = { pauseMs: 100, threads: 1, complain: () => {} };
  const bots = createBotHost({ ...hosts, metrics: createBotMetrics(createMetrics().registry) });
  house = await open({}, { bots, wrapStore: watched(commits) });
  const { matchID, hostCredentials } = await post(house, '/games/calimala/create', {
    numPlayers: 3,
  });
  await post(one, `/games/calimala/${matchID}/start`, {
    credentials: hostCredentials,
    level: 'easy',
  });
  const keepers = () => new Set(commits.flatMap(({ node, done }) => (done && node ? [node] : [])));
  await expect.poll(() => commits.length).toBeGreaterThan(5);
  const [first = ''] = keepers();
  expect(keepers().size).toBe(1);
  // Whenever it reports that it is alive, it is declared dead again.
  const heir = one.cluster?.node.name === first ? two : one;
  const heirs = async () => {
    await heir.cluster?.registry.leave(first);
    return keepers();
  };
  await expect.poll(heirs).toContain(heir.cluster?.node.name);
  const log = await house.store.log(String(matchID), { from: 0, limit: 999 });
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
});

test('a node that has forgotten a match it keeps is reminded of it', async () => {
  await house.close();
  const hosts = { pauseMs: 100, threads: 1, complain: () => {} };
  const bots = createBotHost({ ...hosts, metrics: createBotMetrics(createMetrics().registry) });
  house = await open({}, { bots });
  const { matchID = '', hostCredentials } = await post(house, '/games/calimala/create', {
    numPlayers: 3,
  });
  const path = `/games/calimala/${matchID}`;
  const { playerCredentials: credentials = '' } = await post(house, `${path}/join`, {
    playerID: '0',
    playerName: 'Ada',
  });
  const ada = { matchID, playerID: '0', credentials };
  await post(one, `${path}/start`, { credentials: hostCredentials, level: 'easy' });
  const toMove = (node: Node) => node.app.tables.loaded(matchID)?.toMove();
  const isAdas = async (node: Node) => {
    await node.app.tables.open(matchID);
    return toMove(node)?.join() === '0';
  };
  await expect.poll(() => isAdas(one)).toBe(true);
  await expect.poll(() => isAdas(two)).toBe(true);
  const keeps = (node: Node) => node.cluster?.node.custody.proof(matchID) !== undefined;
  const [keeper, other] = keeps(one) ? [one, two] : [two, one];
  expect(keeps(keeper)).toBe(true);
  keeper.cluster?.node.custody.doubt(matchID);
  keeper.app.tables.forget(matchID);

  const player = await seated(other, ada);
  while (toMove(other)?.join() === '0') expect(await plays(other, ada)).toMatchObject({ ok: true });
  await expect.poll(() => toMove(other), { timeout: 60_000 }).toContain(0);
  player.close();
});

test('a node keeps sending heartbeats during a slow search for orphaned matches', async () => {
  await house.close();
  const found = Promise.withResolvers<void>();
  let isSlow = false;
  let looks = 0;
  const wrapStore = (store: Store): Store => ({
    ...store,
    async listMatches(filter) {
      if (isSlow && filter.status?.includes('running')) {
        looks++;
        await found.promise;
      }
      return store.listMatches(filter);
    },
  });
  house = await open({}, { wrapStore });
  isSlow = true;
  const { node, registry } = one.cluster ?? {};
  if (node === undefined || registry === undefined) throw new Error('it is alone');
  await registry.leave(node.name);
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThan(0);
  const beats = vi.spyOn(registry, 'beat');
  const beatsOf = (name: string) => beats.mock.calls.filter(([id]) => id === name).length;
  await expect.poll(() => beatsOf(node.name), { timeout: 30_000 }).toBeGreaterThan(1);
  found.resolve();
});

test('nodes on different databases form separate clusters', async () => {
  const services = inject('services');
  const other = await openHouse({
    REDIS_URL: redis.url,
    DATABASE_URL: await newDatabase(services?.postgres ?? ''),
  });
  await expect.poll(() => other.nodes.map(status)).toEqual(['ok', 'ok']);
  await expect.poll(() => one.cluster?.node.others).toBe(1);
  await other.close();
});

test('clocks and presence reach the other node; when a node stops, its people count as gone', async () => {
  const { tickets, matchID } = await seatedTable(house, {
    clock: { kind: 'bank', seconds: 600, increment: 0 },
  });
  const [ada, bob] = tickets as [Ticket, Ticket];
  const watching = await seated(two, bob);
  const came = watching.next('matchData', ([, , players]) => isHere(players, 0));
  const player = await seated(one, ada);
  const guest = await new RawSocket(one).connected();
  const watched = watching.next('table', ([, , match]) => spectatorsOf(match) === 1);
  await guest.sync(matchID, null);
  await came;
  await watched;

  const ticked = watching.next('clock');
  const own = player.next('clock');
  expect(await plays(one, ada)).toMatchObject({ ok: true });
  const [, , clock] = await ticked;
  expect(clock).toEqual((await own)[2]);
  expect(clock).toMatchObject({ running: two.app.tables.loaded(matchID)?.toMove() });

  const left = watching.next('table', ([, , match]) => !isThere(match, 0));
  const gone = watching.next('table', ([, , match]) => spectatorsOf(match) === 0);
  await one.app.close();
  await left;
  await gone;
  watching.close();
});

const isHere = (players: unknown, seat: number) => isThere({ players }, seat);
const spectatorsOf = (match: unknown) => (match as { spectators: number }).spectators;

test('nudges and votes hold on every node, and after a restart', async () => {
  await house.close();
  house = await open({ NUDGE_AFTER: '1h', STAND_IN_AFTER: '1h' });
  const { tickets, matchID } = await seatedTable(house);
  const [ada, bob] = tickets as [Ticket, Ticket];
  expect(await plays(one, ada)).toMatchObject({ ok: true });
  const path = `/games/calimala/${matchID}`;
  const ask = async (node: Node, verb: string, body: object) => {
    const answer = await request(node, `${path}/${verb}`, { body });
    return answer.status === 200 ? 'ok' : answer.body.error.code;
  };
  expect(await ask(two, 'nudge', ada)).toBe('nudge.early');
  // Two hours later, with nothing happening.
  const later = Date.now() + 7_200_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const calls = await Promise.all([ask(one, 'nudge', ada), ask(two, 'nudge', bob)]);
  expect(calls.toSorted()).toEqual(['nudge.early', 'ok']);

  const here = [await seated(one, ada), await seated(two, bob)];
  const there = (node: Node) =>
    [0, 1].every(seat => node.app.tables.loaded(matchID)?.audience.isConnected(seat));
  await expect.poll(() => there(one) && there(two)).toBe(true);
  expect(await ask(one, 'stand-in', { ...ada, seat: '2' })).toBe('ok');
  for (const socket of here) socket.close();
  await house.reopen();
  [one, two] = house.nodes as [Node, Node];
  await ready();
  expect(await ask(one, 'nudge', ada)).toBe('nudge.early');
  // The wait is for the last move; a vote is no move.
  expect(await ask(two, 'stand-in', { ...bob, seat: '2' })).toBe('ok');
  const { body } = await request(one, path);
  expect(body.players).toMatchObject([{}, {}, { away: true }]);
});
