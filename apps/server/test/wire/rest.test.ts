// An idle table frees what it can, and continues as if it never had.
import { calimala, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import type { ClockState } from '@loggia/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BotHost, BotTurn } from '../../src/bots/turn.ts';
import { GAMES } from '../../src/engine/games.ts';
import { type House, openHouse } from './house.ts';
import {
  anyMove,
  dealtFrom,
  post,
  RawSocket,
  type StockClient,
  seatedTable,
  stockClient,
  type Ticket,
  until,
} from './players.ts';
import { replay, type SeatMove } from './replay.ts';

const random = seededRandom('rest');

/** Plays any legal move at once. */
class AnyBot implements BotHost {
  readonly turns: BotTurn[] = [];
  turn(turn: BotTurn): void {
    this.turns.push(turn);
    // A bot that comes too late is refused like anybody.
    turn.play(anyMove(turn.view as View, turn.seat, random)).catch(() => {});
  }
  async hints() {
    return [];
  }
  async close() {}
}

let bots: AnyBot;
let house: House;
beforeEach(async () => {
  bots = new AnyBot();
  house = await openHouse({}, { bots });
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

/** As after a long silence, on every node that has the table in memory. */
async function rested(matchID: string): Promise<void> {
  for (const { app } of house.nodes) {
    await app.tables.loaded(matchID)?.settled();
    app.tables.housekeeper.rest(Number.POSITIVE_INFINITY);
    expect(app.tables.loaded(matchID)?.isAwake ?? false).toBe(false);
  }
}

const viewOf = (client: StockClient) => client.getState()?.G as View;
const idOf = (client: StockClient): number => client.getState()?._stateID ?? -1;
const clock = { kind: 'bank', seconds: 600, increment: 0 };

test('people, a bot and a spectator play on at a table that is unloaded after every move', async () => {
  const path = '/games/calimala';
  const { matchID = '', hostCredentials } = await post(house, `${path}/create`, {
    numPlayers: 3,
    clock,
  });
  const tickets: Ticket[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(house, `${path}/${matchID}/join`, { playerID, playerName: playerID });
    tickets.push({ matchID, playerID, credentials: joined.playerCredentials ?? '' });
  }
  await post(house, `${path}/${matchID}/start`, { credentials: hostCredentials, level: 'easy' });
  const people = tickets.map(ticket => stockClient(house, ticket));
  const watcher = stockClient(house, { matchID });
  const all = [...people, watcher];
  await until(() => all.every(client => client.getState() !== null), 'sync');

  const isDue = (client: StockClient, seat: number) =>
    calimala.toMove(viewOf(client)).includes(seat);
  // A client that has just moved is ahead of the server, and may take another's move for its own.
  const seatToMove = () =>
    people.findIndex(
      (client, seat) =>
        isDue(watcher, seat) && isDue(client, seat) && idOf(client) === idOf(watcher),
    );
  while (idOf(watcher) < 80) {
    await until(() => seatToMove() >= 0, 'a person’s turn');
    await rested(matchID);
    // Somebody connects, looks and leaves: that wakes the table as a move does.
    if (idOf(watcher) % 10 === 0) {
      const passer = await new RawSocket(house).connected();
      const { G } = await passer.sync(matchID, null);
      expect(G).toMatchObject(plain(calimala.view(await oracle(), null)));
      passer.close();
      await rested(matchID);
    }
    // A move in flight may have arrived meanwhile.
    const seat = seatToMove();
    const mover = people[seat];
    if (mover === undefined) continue;
    const before = idOf(mover);
    const { type, ...details } = anyMove(viewOf(mover), seat, random);
    mover.moves[type]?.(details);
    await until(() => all.every(client => idOf(client) > before), `${type} by ${seat}`);
  }
  await until(() => new Set(all.map(idOf)).size === 1 && seatToMove() >= 0, 'rest');

  async function oracle() {
    const log = await house.store.log(matchID, { from: 0, limit: 999 });
    const { state } = replay(
      GAMES.newest('calimala'),
      await dealtFrom(house.store, matchID),
      log as SeatMove[],
    );
    return state as Parameters<typeof calimala.view>[0];
  }
  const truth = await oracle();
  for (const [seat, client] of people.entries()) {
    expect(viewOf(client)).toMatchObject(plain(calimala.view(truth, seat)));
  }
  expect(viewOf(watcher)).toMatchObject(plain(calimala.view(truth, null)));
  expect(bots.turns.length).toBeGreaterThan(10);
  for (const client of all) client.stop();
});

const plain = (view: View): View => JSON.parse(JSON.stringify(view));

test('chat, clocks and alarms go on at a table that is unloaded', async () => {
  const { matchID, tickets } = await seatedTable(house, { clock });
  const [ada, ben] = tickets as [Ticket, Ticket];
  const talking = await new RawSocket(house).connected();
  await talking.sync(matchID, '0', ada.credentials);
  const hearing = await new RawSocket(house).connected();
  await hearing.sync(matchID, '1', ben.credentials);
  await rested(matchID);

  const said = hearing.next('chat');
  talking.emit('chat', matchID, { id: 'x', sender: '0', payload: 'Still there?' }, ada.credentials);
  expect((await said)[2]).toMatchObject({ payload: 'Still there?', seq: 1 });
  expect(house.nodes.every(({ app }) => !app.tables.loaded(matchID)?.isAwake)).toBe(true);

  const ticked = hearing.next('clock');
  const { G, _stateID } = await talking.sync(matchID, '0', ada.credentials);
  await rested(matchID);
  const { type, ...details } = anyMove(G, 0, random);
  const payload = { type, args: [details], playerID: '0', credentials: ada.credentials };
  talking.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, '0');
  const [, , clockState] = (await ticked) as [string, string, ClockState];
  expect(clockState.remaining[0]).toBeLessThanOrEqual(600_000);
  expect(clockState.running).toEqual(
    house.app.tables.loaded(matchID)?.toMove() ?? expect.anything(),
  );

  // Time runs out while nobody is connected and the table is unloaded: a bot decides.
  const remaining = [1_000, 1_000, 1_000];
  await house.app.records.change(matchID, () => ({
    details: { clockState: { ...clockState, remaining, at: Date.now() } },
  }));
  await rested(matchID);
  await until(() => bots.turns.some(({ reason }) => reason === 'clock'), 'the alarm');
  talking.close();
  hearing.close();
});
