// The boardgame.io client and lobby client from npm, unchanged, against the real server.
import { calimala, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import {
  anyMove,
  LobbyClient,
  type StockClient,
  seatedTable,
  stockClient,
  until,
} from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const viewOf = (client: StockClient) => client.getState()?.G as View | undefined;
const idOf = (client: StockClient): number => client.getState()?._stateID ?? -1;

/** One move by a player who has to move; resolves when all clients have seen it. */
async function step(players: StockClient[], all: StockClient[], random = seededRandom('step')) {
  const [first] = players;
  const known = first && viewOf(first);
  if (known === undefined) throw new Error('not synced');
  const [seat = -1] = calimala.toMove(known);
  const mover = players[seat];
  const view = mover && viewOf(mover);
  if (mover === undefined || view === undefined) throw new Error('nobody to move');
  const { type, ...details } = anyMove(view, seat, random);
  const before = idOf(mover);
  mover.moves[type]?.(details);
  await until(() => all.every(client => idOf(client) > before), `${type} by ${seat}`);
}

test('three stock clients and a spectator play a whole game', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const players = tickets.map(ticket => stockClient(house, ticket));
  // One of them behind a proxy without websockets.
  const watcher = stockClient(house, { matchID }, 'polling');
  const all = [...players, watcher];
  await until(() => all.every(client => client.getState() !== null), 'sync');
  const random = seededRandom('whole game');
  while (watcher.getState()?.ctx.gameover === undefined) await step(players, all, random);
  for (const client of all) expect(client.getState()).toMatchObject(pickPublic(watcher));
  expect(watcher.getState()?.ctx.gameover.standings).toHaveLength(3);
  const match = await new LobbyClient({ server: house.url }).getMatch('calimala', matchID);
  expect(match.gameover).toEqual(watcher.getState()?.ctx.gameover);
  for (const client of all) client.stop();
  expect(house.refused).toEqual([]);
  expect(house.failures).toEqual([]);
});

function pickPublic(client: StockClient) {
  const state = client.getState();
  return { ctx: state?.ctx, _stateID: state?._stateID, G: { stacks: viewOf(client)?.stacks } };
}

test('moves that stock clients make at once from one state all count', async () => {
  const { tickets } = await seatedTable(house);
  const players = tickets.map(ticket => stockClient(house, ticket));
  await until(() => players.every(client => client.getState() !== null), 'sync');
  const random = seededRandom('at once');
  for (const [seat, client] of players.entries()) {
    const view = viewOf(client);
    if (view === undefined) throw new Error('not synced');
    const { type, ...details } = anyMove(view, seat, random);
    client.moves[type]?.(details);
  }
  expect(players.map(idOf)).toEqual([1, 1, 1]);
  await until(() => players.every(client => idOf(client) === 4), 'three moves');
  for (const client of players) client.stop();
  expect(house.refused).toEqual([]);
});

test('stock clients chat, see who is present, and roll back a refused move', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const [ada, ben] = tickets.map(ticket => stockClient(house, ticket));
  if (ada === undefined || ben === undefined) throw new Error('no clients');
  await until(() => [ada, ben].every(client => client.getState() !== null), 'sync');
  await until(() => ada.matchData?.[1]?.isConnected === true, 'presence');
  expect(ada.matchData?.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Player 2']);

  ada.sendChatMessage('good luck');
  await until(() => ben.chatMessages.length === 1, 'chat');
  expect(ben.chatMessages[0]).toMatchObject({ sender: '0', payload: 'good luck' });

  const before = ada.getState();
  ada.moves.done?.({});
  await until(() => house.refused.length === 1, 'the refusal');
  expect(house.refused.splice(0)).toEqual(['move.wrongPhase']);
  await until(() => ada.getState() !== before, 'the state again');
  expect(ada.getState()?.G).toEqual(before?.G);
  ben.updatePlayerID('0');
  await until(() => house.refused.length === 1, 'another seat’s credentials');
  expect(house.refused.splice(0)).toEqual(['seat.credentials']);
  for (const client of [ada, ben]) client.stop();
  expect((await house.store.state(matchID))?.version).toBe(1);
});
