// Several versions of a game's rules on one server, with the fixture: each match keeps its own.
import { manifests, type State } from '@loggia/fixture-lots';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import type { AppParts } from '../../src/app.ts';
import { createBotHost } from '../../src/bots/host.ts';
import { createBotMetrics } from '../../src/bots/metrics.ts';
import { Games } from '../../src/engine/games.ts';
import { type House, openHouse } from '../wire/house.ts';
import { post, RawSocket, request, type Ticket } from '../wire/players.ts';

const [first, second] = manifests;
if (second === undefined) throw new Error('the fixture has two versions');

const FIRST = new Games([first]);
const BOTH = new Games([first, second]);
const SECOND = new Games([second]);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server whose games change when it is reopened. */
async function houseWith(games: Games) {
  const complaints: string[] = [];
  const bots = () =>
    createBotHost({
      threads: 1,
      pauseMs: 0,
      games: import.meta.resolve('@loggia/fixture-lots/shelf'),
      metrics: createBotMetrics(new Registry()),
      complain: what => complaints.push(what),
    });
  const parts: Partial<AppParts> = { games, bots: bots() };
  const house = await openHouse({}, parts);
  closing.push(() => house.close());
  const reopenWith = async (now: Games) => {
    parts.games = now;
    parts.bots = bots();
    await house.reopen();
  };
  return { house, complaints, reopenWith };
}

/** A table of two people. */
async function tableOf(house: House): Promise<{ matchID: string; tickets: Ticket[] }> {
  const { matchID = '' } = await post(house, '/games/lots/create', { numPlayers: 2 });
  const tickets: Ticket[] = [];
  for (const playerID of ['0', '1']) {
    const seat = { playerID, playerName: `Player ${playerID}` };
    const joined = await post(house, `/games/lots/${matchID}/join`, seat);
    tickets.push({ matchID, playerID, credentials: joined.playerCredentials ?? '' });
  }
  return { matchID, tickets };
}

/** Both bid the same, through the socket: the rules version decides who gets the lot. */
async function bidTheSame(house: House, tickets: readonly Ticket[]): Promise<State> {
  const socket = await new RawSocket(house, 'lots').connected();
  let state: unknown;
  for (const { matchID, playerID, credentials } of tickets) {
    const { _stateID } = await socket.sync(matchID, playerID, credentials);
    const payload = { type: 'bid', args: [{ coins: 2 }], playerID, credentials };
    const moved = socket.next('patch');
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
    await moved;
    state = (await socket.sync(matchID, playerID, credentials)).G;
  }
  socket.close();
  return state as State;
}

const versionOf = async (house: House, matchID: string) =>
  (await request(house, `/games/lots/${matchID}`)).body.rulesVersion;

test('a match goes on under the rules it began with, beside newer ones', async () => {
  const { house, reopenWith } = await houseWith(FIRST);
  const old = await tableOf(house);
  await reopenWith(BOTH);
  const young = await tableOf(house);
  expect(await versionOf(house, old.matchID)).toBe(1);
  expect(await versionOf(house, young.matchID)).toBe(2);

  // L-5: of two equal bids the first version takes the lowest seat's, the second nobody's.
  expect(await bidTheSame(house, old.tickets)).toMatchObject({ worker: 0, round: 1 });
  const tied = await bidTheSame(house, young.tickets);
  expect(tied).toMatchObject({ phase: 'auction', round: 2 });
  expect(tied).not.toHaveProperty('worker');
  expect(house.failures).toEqual([]);

  await reopenWith(SECOND);
  await expect(house.app.tables.open(old.matchID)).rejects.toMatchObject({
    code: 'match.rules-unknown',
  });
  expect(await bidTheSame(house, young.tickets)).toMatchObject({ phase: 'auction', round: 3 });
});

test('a game without an evaluation offers no bots and says so, but nobody waits forever', async () => {
  const { house, complaints, reopenWith } = await houseWith(FIRST);
  expect((await request(house, '/api/games')).body).toMatchObject([{ name: 'lots', bots: false }]);
  const opened = await post(house, '/games/lots/create', { numPlayers: 2 });
  const { matchID, hostCredentials: credentials } = opened;
  const bot = { credentials, playerID: '1', level: 'easy' };
  const asked = await request(house, `/games/lots/${matchID}/bot`, { body: bot });
  expect(asked.body.error.code).toBe('game.bots');
  const start = await request(house, `/games/lots/${matchID}/start`, { body: { credentials } });
  expect(start.body.error.code).toBe('game.bots');

  // Any legal moves are played to the end for two players who have left.
  const left = await tableOf(house);
  for (const { playerID, credentials } of left.tickets) {
    await post(house, `/games/lots/${left.matchID}/leave`, { playerID, credentials });
  }
  const isOver = async (id: string) => (await house.store.match(id))?.status === 'over';
  await expect.poll(() => isOver(left.matchID), { timeout: 100_000 }).toBe(true);

  await reopenWith(BOTH);
  expect((await request(house, '/api/games')).body).toMatchObject([{ name: 'lots', bots: true }]);
  const table = await post(house, '/games/lots/create', { numPlayers: 3 });
  const host = { credentials: table.hostCredentials };
  await post(house, `/games/lots/${table.matchID}/start`, host);
  await expect.poll(() => isOver(table.matchID ?? ''), { timeout: 100_000 }).toBe(true);
  expect(complaints).toEqual([]);
  expect(house.failures).toEqual([]);
});
