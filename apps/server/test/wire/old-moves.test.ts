// When several decide at once, another player's move does not make a decision stale; an answered or
// closed question does.
import { type Move, manifests } from '@loggia/fixture-lots';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Games } from '../../src/engine/games.ts';
import { type House, openHouse } from './house.ts';
import { moveArgs, post, RawSocket, type Ticket } from './players.ts';

let house: House;
let tickets: Ticket[];
let sockets: RawSocket[];

/** Three at an auction: the highest bidder works, then all bid for the next lot. */
beforeEach(async () => {
  house = await openHouse({}, { games: new Games(manifests) });
  const { matchID = '' } = await post(house, '/games/lots/create', { numPlayers: 3 });
  tickets = [];
  for (const playerName of ['Ada', 'Ben', 'Cleo']) {
    const joined = await post(house, `/games/lots/${matchID}/join`, { playerName });
    const { playerID = '', playerCredentials: credentials = '' } = joined;
    tickets.push({ matchID, playerID, credentials });
  }
  await connect();
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await house.close();
});

/** With two nodes, neighbours are on different ones. */
async function connect(): Promise<void> {
  sockets = await Promise.all(tickets.map(() => new RawSocket(house, 'lots').connected()));
}

/** Resolves when every node has heard of the last move. */
async function caughtUp(): Promise<void> {
  for (const { app } of house.nodes) {
    const table = await app.tables.open(tickets[0]?.matchID ?? '');
    await table.inTurn(() => table.refresh());
  }
}

async function restart(): Promise<void> {
  await house.reopen();
  await connect();
}

const MEANWHILE = [
  ['at once', caughtUp],
  ['after a restart', restart],
] as const;

/** The state a seat's move led to, or why it was refused. */
async function plays(seat: number, move: Move, stateID: number): Promise<number | string> {
  const answer = await new Promise<{ stateID?: number; error?: { code: string } }>(done => {
    sockets[seat]?.emit('update', ...moveArgs(move, stateID, tickets[seat] as Ticket), done);
  });
  return answer.stateID ?? answer.error?.code ?? 'nothing';
}

const bids = (seat: number, coins: number, stateID: number) =>
  plays(seat, { type: 'bid', coins }, stateID);

/** Everybody bids, and the highest bidder works: from state 1 to 5. */
async function aRound(): Promise<void> {
  expect(await bids(0, 0, 1)).toBe(2);
  expect(await bids(1, 3, 1)).toBe(3);
  expect(await bids(2, 0, 1)).toBe(4);
  expect(await plays(1, { type: 'done' }, 4)).toBe(5);
}

const played = async () =>
  (await house.store.log(tickets[0]?.matchID ?? '', { from: 0, limit: 50 })).length;

test('a decision counts even if others have decided meanwhile', async () => {
  expect(await bids(0, 1, 1)).toBe(2);
  expect(await bids(1, 1, 1)).toBe(3);
  expect(await bids(2, 2, 1)).toBe(4);
});

test('a decision counts even if the server has restarted', async () => {
  await aRound();
  expect(await bids(0, 1, 5)).toBe(6);
  expect(await bids(1, 0, 5)).toBe(7);
  await restart();
  expect(await bids(2, 2, 5)).toBe(8);
});

test.each(MEANWHILE)('a bid for a lot that is gone is refused %s', async (_, meanwhile) => {
  await aRound();
  await meanwhile();
  for (const seat of [0, 1, 2]) {
    for (const old of [1, 2, 3, 4]) expect(await bids(seat, 2, old)).toBe('move.stale');
  }
  expect(await played()).toBe(4);
  for (const seat of [0, 1, 2]) expect(await bids(seat, seat, 5)).toBe(6 + seat);
});

test.each(MEANWHILE)(
  'a bid that was sent before the seat was asked is refused %s',
  async (_, meanwhile) => {
    expect(await bids(0, 0, 1)).toBe(2);
    expect(await bids(1, 3, 1)).toBe(3);
    expect(await bids(2, 0, 1)).toBe(4);
    expect(await bids(0, 1, 4)).toBe('move.wrongPhase');
    expect(await plays(1, { type: 'done' }, 4)).toBe(5);
    await meanwhile();
    expect(await bids(0, 1, 4)).toBe('move.stale');
  },
);

test.each(MEANWHILE)(
  'a bid that a stand-in has already made is refused %s',
  async (_, meanwhile) => {
    const table = await house.app.tables.open(tickets[0]?.matchID ?? '');
    // As a bot or a clock plays: for the seat, on the newest state.
    for (const [seat, coins] of [2, 0, 0].entries()) {
      await table.play({ seat, move: { type: 'bid', coins } });
    }
    await table.play({ seat: 0, move: { type: 'done' } });
    await meanwhile();
    expect(await bids(0, 1, 1)).toBe('move.stale');
    expect(await played()).toBe(4);
  },
);
