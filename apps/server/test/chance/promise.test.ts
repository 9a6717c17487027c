// A table's commitment on the wire: shown from the start, with the words of its seats, opened at
// the end.
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitmentTo } from '@loggia/chance';
import { seededRandom } from '@loggia/kernel';
import type { CheckableGame, Match } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { anyMove, post, RawSocket, request, seatedTable } from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const at = (id: string, rest = '') => `/games/calimala/${id}${rest}`;
const look = async (id: string) => (await request(house, at(id))).body as unknown as Match;
const code = async (path: string, body: object) =>
  (await request(house, path, { body })).body.error?.code;

/** A waiting table of three with two people at it. */
async function waitingTable() {
  const { matchID = '' } = await post(house, '/games/calimala/create', { numPlayers: 3 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(house, at(matchID, '/join'), {
      playerID,
      playerName: `P${playerID}`,
    });
    seats.push({ playerID, credentials: joined.playerCredentials ?? '' });
  }
  return { matchID, seats };
}

async function playToTheEnd(matchID: string) {
  const table = await house.app.tables.open(matchID);
  const random = seededRandom(matchID);
  for (let [seat] = table.toMove(); seat !== undefined; [seat] = table.toMove()) {
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}

test('the commitment exists from the start and never changes; the seed is revealed at the end', async () => {
  const { matchID, seats } = await waitingTable();
  const { chance: before } = await look(matchID);
  expect(before).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    words: ['', '', ''],
  });

  const [first] = seats;
  await post(house, at(matchID, '/word'), { ...first, word: '  gold  coin ' });
  await post(house, at(matchID, '/join'), { playerID: '2', playerName: 'P2', word: 'last' });
  const running = await look(matchID);
  expect(running.status).toBe('running');
  expect(running.chance).toEqual({ ...before, words: ['gold coin', '', 'last'] });

  await playToTheEnd(matchID);
  const over = await look(matchID);
  expect(over.chance).toEqual({ ...running.chance, seed: expect.any(String) });
  const { seed = '', commitment } = over.chance ?? {};
  expect(commitmentTo({ table: matchID, game: 'calimala', rulesVersion: 1, seed })).toBe(
    commitment,
  );

  const { body } = await request(house, at(matchID, '/export'));
  expect(body).toMatchObject({
    version: 2,
    chance: { ...over.chance, table: matchID },
    result: over.gameover,
  });
});

test('only the owner of a seat can set its word, before the start, as one short line', async () => {
  const { matchID, seats } = await waitingTable();
  const [ada, ben] = seats;
  const path = at(matchID, '/word');
  expect(await code(path, { ...ada, credentials: 'x', word: 'a' })).toBe('seat.credentials');
  expect(await code(path, { ...ada, playerID: '1', word: 'a' })).toBe('seat.credentials');
  expect(await code(path, { ...ada, playerID: '2', word: 'a' })).toBe('seat.credentials');
  for (const word of ['x'.repeat(61), 7, null, ['a'], { toString: 'a' }]) {
    expect(await code(path, { ...ada, word })).toBe('request.malformed');
  }
  const { chance } = (await post(house, path, {
    ...ada,
    word: 'e\u0301t\u202ee\n\u0000',
  })) as never;
  expect((chance as Match['chance'])?.words).toEqual(['éte', '', '']);
  await post(house, path, { ...ben, word: 'mine' });
  await post(house, path, { ...ada, word: '' });
  expect((await look(matchID)).chance?.words).toEqual(['', 'mine', '']);

  // Leaving a seat removes its word.
  await post(house, at(matchID, '/leave'), ben ?? {});
  expect((await look(matchID)).chance?.words).toEqual(['', '', '']);
  for (const playerID of ['1', '2']) {
    await post(house, at(matchID, '/join'), { playerID, playerName: 'new' });
  }
  expect(await code(path, { ...ada, word: 'late' })).toBe('match.started');
  expect((await look(matchID)).chance?.words).toEqual(['', '', '']);
});

test('a rematch has its own commitment and none of the words of the previous game', async () => {
  const { matchID, tickets } = await seatedTable(house);
  await playToTheEnd(matchID);
  const [ada] = tickets;
  const { nextMatchID = '' } = await post(house, at(matchID, '/playAgain'), {
    playerID: '0',
    credentials: ada?.credentials,
    keepSeats: true,
  });
  const [before, after] = [await look(matchID), await look(nextMatchID)];
  expect(after.chance).toEqual({ commitment: expect.any(String), words: ['', '', ''] });
  expect(after.chance?.commitment).not.toBe(before.chance?.commitment);
});

test('no response or frame of a running game reveals seed, key or counters', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const socket = await new RawSocket(house).connected();
  await socket.sync(matchID, tickets[0]?.playerID ?? null, tickets[0]?.credentials);
  const stored = (await house.store.initialState(matchID))?.state ?? '';
  const { seed } = JSON.parse(stored).chance;
  const token = tickets[0]?.credentials ?? '';
  const answers = await Promise.all(
    ['', '/history', '/view?moves=3', '/chat', '/export'].map(path =>
      request(house, at(matchID, path), { token }),
    ),
  );
  const all = JSON.stringify([socket.frames, answers.map(({ text }) => text)]);
  expect(all).not.toContain(seed);
  // Texts have keys, too: that of a phase.
  expect(all).not.toMatch(/"(seed|keystreams|plugins)":(?!\{\})|"hidden":\d|"key":(?!"status\.)/);
  socket.close();
});

const ADMIN = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));

async function verify(file: string) {
  return new Promise<{ code: number; out: string }>(resolve => {
    const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere/at/all' };
    const child = execFile(process.execPath, [ADMIN, 'verify', file], { env }, (_, out) =>
      resolve({ code: child.exitCode ?? -1, out }),
    );
  });
}

test('pnpm admin verify accepts the exported file and rejects any alteration', async () => {
  const { matchID } = await seatedTable(house);
  await playToTheEnd(matchID);
  const file = (await request(house, at(matchID, '/export'))).body as unknown as CheckableGame;
  const folder = await mkdtemp(join(tmpdir(), 'loggia-verify-'));
  const ask = async (name: string, game: unknown) => {
    const path = join(folder, name);
    await writeFile(path, typeof game === 'string' ? game : JSON.stringify(game));
    return verify(path);
  };
  const yes = await ask('true.json', file);
  expect(yes).toEqual({ code: 0, out: expect.stringContaining(file.chance.commitment) });

  const [first, ...rest] = file.moves;
  const other = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
  const { chance } = file;
  const forged = {
    seed: [{ ...file, chance: { ...chance, seed: other(chance.seed) } }, 'seed'],
    commitment: [{ ...file, chance: { ...chance, commitment: other(chance.commitment) } }, 'seed'],
    word: [{ ...file, chance: { ...chance, words: ['', 'x', ''] } }, 'move '],
    move: [{ ...file, moves: [{ ...first, seat: 1 }, ...rest] }, 'move 1'],
    event: [{ ...file, moves: [{ ...first, events: [] }, ...rest] }, 'move 1'],
    result: [{ ...file, result: {} }, 'ends otherwise'],
    text: ['{"format":', 'no recorded game'],
  } as const;
  for (const [name, [game, why]] of Object.entries(forged)) {
    const answer = await ask(`${name}.json`, game);
    expect([name, answer]).toEqual([name, { code: 1, out: expect.stringContaining(why) }]);
  }
  const old = join(import.meta.dirname, '../golden/before-many-games/finished.json');
  expect(await verify(old)).toEqual({ code: 1, out: expect.stringContaining('before tables') });
});
