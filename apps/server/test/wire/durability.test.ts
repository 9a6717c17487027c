// Nothing is sent before it is stored, nothing stored is lost, and nothing grows with the game.
import { calimala, type Move } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type House, openHouse } from './house.ts';
import { anyMove, moveArgs, RawSocket, seatedTable, type Ticket } from './players.ts';

async function watch(house: House, { matchID, playerID, credentials }: Ticket): Promise<RawSocket> {
  const socket = await new RawSocket(house).connected();
  await socket.sync(matchID, playerID, credentials);
  return socket;
}

const sent = (socket: RawSocket, args: unknown[]) =>
  new Promise<{ ok: boolean; stateID?: number; error?: { code: string } }>(done => {
    socket.emit('update', ...args, done);
  });

/** The store with one of its methods replaced. */
const withMethod =
  <Name extends 'commit' | 'match'>(
    name: Name,
    method: (store: Store, ...args: Parameters<Store[Name]>) => ReturnType<Store[Name]>,
  ) =>
  (store: Store): Store =>
    new Proxy(store, {
      get(target, asked) {
        if (asked === name) {
          return (...args: Parameters<Store[Name]>) => method(target, ...args);
        }
        const value = Reflect.get(target, asked);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

/** Plays on the server until the position a test needs. */
async function playUntil(
  house: House,
  matchID: string,
  seed: string,
  isThere: (moves: Move[]) => boolean,
) {
  const table = await house.app.tables.open(matchID);
  const random = seededRandom(seed);
  for (;;) {
    const [seat] = table.toMove();
    if (seat === undefined) throw new Error('the game ended before that');
    const moves = calimala.legal(table.state?.G, seat);
    if (isThere(moves)) return { table, seat, moves, stateID: table.state?._stateID ?? 0 };
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}

test('12: only the sender hears of a move that cannot be stored', async () => {
  let broken = false;
  const house = await openHouse(
    {},
    {
      wrapStore: withMethod('commit', (store, ...args) =>
        broken ? Promise.reject(new Error('disk full')) : store.commit(...args),
      ),
    },
  );
  const { matchID, tickets } = await seatedTable(house);
  const [ada, ben] = tickets as [Ticket, Ticket];
  const [player, other] = [await watch(house, ada), await watch(house, ben)];
  const table = await house.app.tables.open(matchID);
  const [move] = calimala.legal(table.state?.G, 0);
  if (move === undefined) throw new Error('no move');
  broken = true;
  const answer = await sent(player, moveArgs(move, 1, ada));
  expect(answer).toMatchObject({ ok: false, error: { code: 'server.error' } });
  expect(house.failures.map(String)).toEqual(['Error: disk full']);
  broken = false;
  const told = other.next('patch');
  expect(await sent(player, moveArgs(move, 1, ada))).toEqual({ ok: true, stateID: 2 });
  await told;
  const heard = [player, other].map(
    socket => socket.frames.filter(([event]) => event === 'patch' || event === 'update').length,
  );
  expect(heard).toEqual([1, 1]);
  for (const socket of [player, other]) socket.close();
  await house.close();
});

test('guessed credentials do not fill the queue of a table', async () => {
  const gate = Promise.withResolvers<void>();
  let reads: number | undefined;
  const house = await openHouse(
    {},
    {
      wrapStore: withMethod('match', async (store, id) => {
        if (reads !== undefined) {
          reads++;
          await gate.promise;
        }
        return store.match(id);
      }),
    },
  );
  const { matchID, tickets } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const player = await watch(house, ada);
  const stranger = await new RawSocket(house).connected();
  const table = await house.app.tables.open(matchID);
  const [move] = calimala.legal(table.state?.G, 0);
  if (move === undefined) throw new Error('no move');
  reads = 0;
  const guess = moveArgs(move, 1, { ...ada, credentials: 'guess' });
  const guesses = Array.from({ length: 50 }, () => sent(stranger, guess));
  // Answered without a lookup, so every guess before it has arrived.
  expect(await stranger.refusal('nonsense')).toBe('event.unknown');
  const played = sent(player, moveArgs(move, 1, ada));
  gate.resolve();
  expect(await played).toEqual({ ok: true, stateID: 2 });
  for (const answer of await Promise.all(guesses)) {
    expect(answer).toMatchObject({ ok: false, error: { code: 'seat.credentials' } });
  }
  // The read already in progress, and one for everybody who came later.
  expect(reads).toBeLessThanOrEqual(2);
  for (const socket of [player, stranger]) socket.close();
  await house.close();
});

test('17: an action that drew a card cannot be taken back', async () => {
  const house = await openHouse();
  const { matchID, tickets } = await seatedTable(house);
  const { seat, stateID, moves } = await playUntil(house, matchID, 'draw', legal =>
    legal.some(move => move.type === 'drawForSlot'),
  );
  const ticket = tickets[seat] as Ticket;
  const socket = await watch(house, ticket);
  const draw = moves.find(move => move.type === 'drawForSlot');
  if (draw === undefined) throw new Error('no draw');
  expect((await sent(socket, moveArgs(draw, stateID, ticket))).ok).toBe(true);
  const undo = { type: 'undo' } as const;
  const answer = await sent(socket, moveArgs(undo, stateID + 1, ticket));
  expect(answer.error?.code).toBe('undo.cardDrawn');
  const credentials = { credentials: ticket.credentials, playerID: ticket.playerID };
  const library = { type: 'UNDO', payload: { type: null, args: null, ...credentials } };
  expect(await socket.refusal('update', library, stateID + 1, matchID, ticket.playerID)).toBe(
    'action.forbidden',
  );
  socket.close();
  await house.close();
});

test('19: after eight hundred moves in one turn state, sync and patch are as small as before', async () => {
  const house = await openHouse();
  const { matchID, tickets } = await seatedTable(house);
  const isSlot = (move: Move) => move.type === 'useSlot';
  const { table, seat } = await playUntil(house, matchID, 'long turn', legal => legal.some(isSlot));
  const socket = await watch(house, tickets[seat] as Ticket);
  const size = async () => {
    const state = JSON.stringify(table.state).length;
    const late = await watch(house, tickets[seat] as Ticket);
    const sync = JSON.stringify(late.frames.find(([event]) => event === 'sync')).length;
    late.close();
    return { state, sync };
  };
  const use = calimala.legal(table.state?.G, seat).find(isSlot);
  const before = await size();
  for (let i = 0; i < 400; i++) {
    await table.play({ seat, move: use });
    await table.play({ seat, move: { type: 'undo' } });
  }
  const after = await size();
  // Less than a byte per move; presence may differ by a few.
  expect(after.state - before.state).toBeLessThan(800);
  expect(after.sync - before.sync).toBeLessThan(800);
  const patches = socket.frames
    .filter(([event]) => event === 'patch')
    .map(frame => JSON.stringify(frame));
  expect(patches).toHaveLength(800);
  expect((patches.at(-2)?.length ?? 0) - (patches[2]?.length ?? 0)).toBeLessThan(20);
  expect(Math.max(...patches.map(patch => patch.length))).toBeLessThan(1_500);
  socket.close();
  await house.close();
});

test('a restart loses no acknowledged move, and everybody plays on', async () => {
  const house = await openHouse();
  const { matchID, tickets } = await seatedTable(house);
  const random = seededRandom('restarts');
  for (let restart = 0; restart < 3; restart++) {
    const table = await house.app.tables.open(matchID);
    let acknowledged = 0;
    for (let moves = 0; moves < 15; moves++) {
      const [seat = 0] = table.toMove();
      acknowledged = await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
    }
    await house.reopen();
    const socket = await watch(house, tickets[0] as Ticket);
    const [, , info] = socket.frames.find(([event]) => event === 'sync') ?? [];
    expect((info as { state: { _stateID: number } }).state._stateID).toBe(acknowledged);
    socket.close();
  }
  expect(await house.store.log(matchID, { from: 0, limit: 99 })).toHaveLength(45);
  await house.close();
});

test('a stopping server finishes the moves in flight and tells everybody to reconnect', async () => {
  const house = await openHouse({}, { nodes: 1 });
  const { matchID, tickets } = await seatedTable(house);
  const sockets = await Promise.all(tickets.map(ticket => watch(house, ticket)));
  const table = await house.app.tables.open(matchID);
  const closing = sockets.map(socket => socket.next('closing'));
  const moves = sockets.map((_, seat) => calimala.legal(table.state?.G, seat)[0] as Move);
  const arrived = sockets.map((_, seat) => table.play({ seat, stateID: 1, move: moves[seat] }));
  const closed = house.app.close();
  expect(await Promise.all(arrived)).toEqual([2, 3, 4]);
  for (const [, told] of await Promise.all(closing)) {
    expect(told).toEqual({ retryAfter: expect.any(Number) });
  }
  await closed;
  expect((await house.store.state(matchID))?.version).toBe(4);
  await house.store.close();
});

test('late joiners, second tabs and spectators see the same table', async () => {
  // It plays on the table directly, so its tabs must be on the same node; cluster.test.ts covers
  // the others.
  const house = await openHouse({}, { nodes: 1 });
  const { matchID, tickets } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('late');
  for (let moves = 0; moves < 30; moves++) {
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  const [ada] = tickets as [Ticket];
  const tabs = [await watch(house, ada), await watch(house, ada)];
  const [first, second] = tabs.map(tab =>
    JSON.stringify(tab.frames.find(([e]) => e === 'sync')?.[2]),
  );
  expect(JSON.parse(first ?? '').state).toEqual(JSON.parse(second ?? '').state);
  const arrived = tabs.map(tab => tab.next('patch'));
  const [seat = 0] = table.toMove();
  await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  const [one, two] = await Promise.all(arrived);
  expect(one).toEqual(two);
  for (const tab of tabs) tab.close();
  await house.close();
});
