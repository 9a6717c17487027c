// Everything at once: exactly one wins, or all do if the rules say so, and nothing is lost.
import { calimala } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { GAMES } from '../../src/engine/games.ts';
import { newestState } from '../../src/match/newest-state.ts';
import { type House, openHouse } from './house.ts';
import {
  anyMove,
  dealtFrom,
  moveArgs,
  post,
  RawSocket,
  request,
  seatedTable,
  type Ticket,
} from './players.ts';
import { replay } from './replay.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sockets(tickets: Ticket[], at: House = house): Promise<RawSocket[]> {
  return Promise.all(
    tickets.map(async ({ matchID, playerID, credentials }) => {
      const socket = await new RawSocket(at).connected();
      await socket.sync(matchID, playerID, credentials);
      return socket;
    }),
  );
}

const playing = (socket: RawSocket, args: unknown[]) =>
  new Promise<{ ok: boolean; stateID?: number; error?: { code: string } }>(done => {
    socket.emit('update', ...args, done);
  });

/** The first seat to move, with its newest view. */
async function toMove(tickets: Ticket[], at: House = house) {
  const [first] = tickets as [Ticket];
  const table = await at.app.tables.open(first.matchID);
  // The last move may have been made on another node.
  await table.inTurn(() => table.refresh());
  const [seat = 0] = table.toMove();
  const ticket = tickets[seat] as Ticket;
  return { seat, ticket, G: table.state?.G, stateID: table.state?._stateID ?? 0 };
}

test('16: all seats keep their end card at once, from the same state', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const players = await sockets(tickets);
  const { G } = await toMove(tickets);
  const answers = await Promise.all(
    players.map((player, seat) => {
      const [move] = calimala.legal(G, seat);
      if (move === undefined) throw new Error('no move');
      return playing(player, moveArgs(move, 1, tickets[seat] as Ticket));
    }),
  );
  expect(answers.map(answer => answer.ok)).toEqual([true, true, true]);
  expect((await house.store.log(matchID, { from: 0, limit: 9 })).map(row => row.seq)).toEqual([
    0, 1, 2,
  ]);
  expect((await house.store.state(matchID))?.version).toBe(4);
  for (const player of players) player.close();
});

test('two tabs of one seat race the same move; a stale move is refused', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const players = await sockets(tickets);
  for (const [seat, player] of players.entries()) {
    const { G } = await toMove(tickets);
    const [move] = calimala.legal(G, seat);
    if (move) await playing(player, moveArgs(move, 1, tickets[seat] as Ticket));
  }
  const random = seededRandom('race');
  for (let round = 0; round < 20; round++) {
    const { seat, ticket, G, stateID } = await toMove(tickets);
    const tabs = await sockets([ticket, ticket]);
    const move = anyMove(G, seat, random);
    const answers = await Promise.all(
      tabs.map(tab => playing(tab, moveArgs(move, stateID, ticket))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)?.error?.code).toBe('move.stale');
    for (const tab of tabs) tab.close();
  }
  expect(await house.store.log(matchID, { from: 0, limit: 100 })).toHaveLength(23);
  for (const player of players) player.close();
});

const { module: pillars } = GAMES.newest('pillars');

/** A table of Pillars where both seats build the cathedral at once. */
async function buildingSite() {
  const create = { numPlayers: 2, setupData: { building: 'parallel' } };
  const { matchID = '' } = await post(house, '/games/pillars/create', create);
  const tickets: Ticket[] = [];
  for (const playerName of ['Ada', 'Ben']) {
    const joined = await post(house, `/games/pillars/${matchID}/join`, { playerName });
    const { playerID = '', playerCredentials: credentials = '' } = joined;
    tickets.push({ matchID, playerID, credentials });
  }
  const table = await house.app.tables.open(matchID);
  const uses = (seat: number) =>
    pillars.legal(table.stateToSee().G, seat).filter(({ type }) => type === 'use');
  while (!tickets.every((_, seat) => uses(seat).length > 0)) {
    const [seat = 0] = table.toMove();
    const [first, ...others] = pillars.legal(table.stateToSee().G, seat);
    // The starting craftsmen build with stone and sand.
    const move = others.find(({ type }) => type === 'gather') ?? first;
    await table.play({ seat, move });
  }
  return { tickets, table, uses };
}

test.each(['undo', 'restart'] as const)(
  'building in parallel, %s works from a state that another seat has moved on',
  async type => {
    const { tickets, table, uses } = await buildingSite();
    const [ada, ben] = await Promise.all(
      tickets.map(async ({ matchID, playerID, credentials }) => {
        const socket = await new RawSocket(house, 'pillars').connected();
        await socket.sync(matchID, playerID, credentials);
        return socket;
      }),
    );
    const [of, other] = tickets as [Ticket, Ticket];
    if (ada === undefined || ben === undefined) throw new Error('two build');
    const before = JSON.stringify(table.stateToSee().G.players[0]);
    const [use, theirs] = [uses(0)[0], uses(1)[0]];
    if (use === undefined || theirs === undefined) throw new Error('nothing to build');
    const built = await playing(ada, moveArgs(use, table.stateID, of));
    const seen = built.stateID ?? 0;
    const moved = await playing(ben, moveArgs(theirs, seen, other));
    expect(moved).toEqual({ ok: true, stateID: seen + 1 });
    const taken = await playing(ada, moveArgs({ type }, seen, of));
    expect(taken).toEqual({ ok: true, stateID: seen + 2 });
    // It may have been made on another node.
    await table.inTurn(() => table.refresh());
    const [own, builds] = table.stateToSee().G.players;
    expect(JSON.stringify(own)).toBe(before);
    expect(builds.used).not.toEqual({});
    for (const socket of [ada, ben]) socket.close();
  },
);

test('a resent move with the same id is answered, not repeated', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [player] = await sockets(tickets);
  const [ticket] = tickets as [Ticket];
  const { G } = await toMove(tickets);
  const [move] = calimala.legal(G, 0);
  if (player === undefined || move === undefined) throw new Error('no move');
  const args = [...moveArgs(move, 1, ticket), 'my first move'];
  const answers = await Promise.all([playing(player, args), playing(player, args)]);
  const later = await playing(player, args);
  expect([...answers, later]).toEqual(Array(3).fill({ ok: true, stateID: 2 }));
  expect(await house.store.log(matchID, { from: 0, limit: 9 })).toHaveLength(1);
  player.close();
});

test('14: only one of fifty players who join a seat gets it', async () => {
  const { matchID = '' } = await post(house, '/games/calimala/create', { numPlayers: 5 });
  const join = (playerID?: string) =>
    request(house, `/games/calimala/${matchID}/join`, {
      body: { playerName: 'x', ...(playerID !== undefined && { playerID }) },
    });
  const claims = await Promise.all(Array.from({ length: 50 }, () => join('2')));
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(claims.filter(({ body }) => body.error?.code === 'seat.taken')).toHaveLength(49);
  // Players who take any seat get one of the other four.
  const rest = await Promise.all(Array.from({ length: 50 }, () => join()));
  const seated = rest.filter(({ status }) => status === 200).map(({ body }) => body.playerID);
  expect(seated.toSorted()).toEqual(['0', '1', '3', '4']);
  expect((await request(house, `/games/calimala/${matchID}`)).body).toMatchObject({
    status: 'running',
  });
});

test('13: two nodes over one store: a thousand races, nothing lost, nothing doubled', async () => {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_SOCKET: '100000',
    SOCKETS_PER_ADDRESS: '10000',
    DATA_DIR: '/nowhere',
  });
  const observer = {
    socketOpened() {},
    socketClosed() {},
    moved() {},
    refused() {},
    failed(_: string, error: unknown) {
      throw error;
    },
    ordered() {},
  };
  const second = createApp({ config, store: house.store, observer });
  const { tickets, matchID } = await seatedTable(house);
  const random = seededRandom('nodes');
  let races = 0;
  while (races < 1_000) {
    const nodes = [await house.app.tables.open(matchID), await second.tables.open(matchID)];
    const stored = await newestState(house.store, GAMES.newest('calimala'), matchID);
    if (stored === undefined) throw new Error('no game');
    const { G, ctx } = stored;
    if (ctx.gameover !== undefined) break;
    const [seat = 0] = calimala.toMove(G);
    // Undo races as well as any move, and makes the game last long enough.
    const moves = calimala.legal(G, seat);
    const move = random.next() < 0.35 ? moves.at(-1) : anyMove(G, seat, random);
    const taken = await Promise.allSettled(
      nodes.map(node => node.play({ seat, stateID: stored._stateID, move })),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    races++;
  }
  const newest = await newestState(house.store, GAMES.newest('calimala'), matchID);
  const rows = [];
  while (rows.length < races) {
    rows.push(...(await house.store.log(matchID, { from: rows.length, limit: 500 })));
  }
  expect(rows.map(row => row.seq)).toEqual(Array.from({ length: races }, (_, seq) => seq));
  expect(newest?._stateID).toBe(races + 1);
  // The stored state is what the logged moves make of the seed.
  const again = replay(
    GAMES.newest('calimala'),
    await dealtFrom(house.store, matchID),
    rows.map(({ seat = 0, move }) => ({ seat, move })),
  );
  const { events: _, ...G } = JSON.parse(JSON.stringify(newest?.G));
  expect(JSON.parse(JSON.stringify(again.state))).toEqual(G);
  expect(tickets).toHaveLength(3);
  await second.close();
});
