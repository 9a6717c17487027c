// Data stored before there were several games, and before there were random keys, still opens and
// plays to the recorded end. The README of the golden files describes them.
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { moveArgs, post, RawSocket, request, type Ticket } from '../wire/players.ts';

const file = (name: string) => join(import.meta.dirname, '../golden/before-many-games', name);
const read = async (name: string) => JSON.parse(await readFile(file(name), 'utf8'));
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

let house: House;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-before-'));
  await copyFile(file('loggia.sqlite'), join(folder, 'loggia.sqlite'));
  house = await openHouse({ DATA_DIR: folder });
});
afterAll(() => house.close());

const eventsOf = async (id: string) =>
  (await house.store.log(id, { from: 0, limit: 5_000 })).map(({ events }) => events);

test('a running match reaches the recorded end with its original players', async () => {
  const { running } = await read('expected.json');
  const { matchID } = running;
  const tickets: Ticket[] = running.tickets;
  const players = await Promise.all(
    tickets.map(async ticket => {
      const socket = await new RawSocket(house).connected();
      const { _stateID } = await socket.sync(matchID, ticket.playerID, ticket.credentials);
      expect(_stateID).toBe(61);
      return { ticket, socket };
    }),
  );
  const table = await house.app.tables.open(matchID);
  for (const { seat, move } of running.moves) {
    const { ticket, socket } = players[seat] as (typeof players)[number];
    const before = table.state?._stateID ?? 0;
    const told = socket.next(
      'patch',
      ([, id, , version]) => id === matchID && version === before + 1,
    );
    socket.emit('update', ...moveArgs(move, before, ticket));
    await told;
  }
  for (const { socket } of players) socket.close();

  expect(house.refused).toEqual([]);
  expect(hash(await eventsOf(matchID))).toBe(running.events);
  const { body } = await request(house, `/games/calimala/${matchID}`);
  expect(body).toMatchObject({ status: 'over', gameover: running.gameover });
  expect(body).not.toHaveProperty('chance');
});

test('a waiting table still deals from its stored seed', async () => {
  const { waiting } = await read('expected.json');
  const path = `/games/calimala/${waiting.matchID}`;
  for (const playerID of ['0', '1', '2']) {
    await post(house, `${path}/join`, { playerID, playerName: `P${playerID}`, word: 'unheard' });
  }
  const table = await house.app.tables.open(waiting.matchID);
  expect(hash(table.state?.G)).toBe(waiting.first);
});

test('a finished match is shown, exported and imported as before', async () => {
  const { finished } = await read('expected.json');
  const exported = await read('finished.json');
  const path = `/games/calimala/${finished.matchID}`;
  expect((await request(house, `${path}/export`)).body).toEqual(exported);
  const last = await request(house, `${path}/view?moves=5000`);
  expect(last.body.moves).toBe(exported.moves.length);

  const imported = await post(house, '/games/calimala/import', exported);
  expect(hash(await eventsOf(imported.matchID ?? ''))).toBe(finished.events);
  const { body } = await request(house, `/games/calimala/${imported.matchID}`, {
    token: imported.invite ?? '',
  });
  expect(body.gameover).toEqual(finished.gameover);
});
