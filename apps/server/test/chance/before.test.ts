// Matches from before there were keys go on with the generator they began with. The golden
// files were written by the revision before: a database with a finished, a running and a waiting
// match, the export of the first, and what became of the others there.
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { post, request } from '../wire/players.ts';

const file = (name: string) => join(import.meta.dirname, 'golden', name);
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

test('a running match is played to the very end it had', async () => {
  const { running } = await read('expected.json');
  const table = await house.app.tables.open(running.matchID);
  for (const { seat, move } of running.moves) await table.play({ seat, move });
  expect(hash(await eventsOf(running.matchID))).toBe(running.events);
  const { body } = await request(house, `/games/calimala/${running.matchID}`);
  expect(body).toMatchObject({ status: 'over', gameover: running.gameover });
  expect(body).not.toHaveProperty('chance');
});

test('a waiting table deals what its seed had in store', async () => {
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
