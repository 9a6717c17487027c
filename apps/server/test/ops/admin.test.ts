// The operator's command line, run as an operator runs it, on both databases.
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MatchDetails } from '../../src/match/details.ts';
import { openStore, type StorePlace } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { freshPlaces, KINDS } from '../store/places.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { INITIAL, move, newMatch, told } from '../store/samples.ts';

const ADMIN = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));
const SEEDED = { version: 0, state: '{"seed":"CANARY-SEED"}' };

function admin({ dataDir, databaseUrl }: StorePlace, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    NODE_COMPILE_CACHE: join(tmpdir(), 'loggia-compile-cache'),
  };
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const child = execFile(process.execPath, [ADMIN, ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe.each(KINDS)('admin on %s', kind => {
  const freshPlace = freshPlaces(kind);
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await freshPlace();
    store = await openStore(place);
    const seats = [
      { seat: 0, name: 'Ada\u001b[31m', credentialHash: 'CANARY-HASH' },
      { seat: 1, bot: 'hard' as const },
      { seat: 2 },
    ];
    // Every secret a match may hold.
    const details = {
      invite: 'CANARY-INVITE',
      hostHash: 'CANARY-HOST',
      handovers: [{ seat: 0, owner: 'CANARY-OWNER', hash: 'CANARY-CODE', expiresAt: 9 }],
    } satisfies MatchDetails;
    await store.createMatch(newMatch({ id: 'one', seats, status: 'running', details }), SEEDED);
    await store.commit('one', 0, { ...move(1), log: [] });
    await store.commit('one', 1, { ...move(2), log: move(1).log });
    await store.createMatch(newMatch({ id: 'two' }), SEEDED);
  });
  afterEach(() => store.close());

  // The store stays open all the time: every command works beside a running server.

  test('list and show describe matches without their secrets', async () => {
    const all = await admin(place, 'list');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toMatch(
      /^two {2}waiting .*\none {2}running .* calimala {2}Ada�\[31m, hard bot, –\n$/,
    );
    expect((await admin(place, 'list', 'over')).out).toBe('');
    const json = await admin(place, 'list', 'running', '--json');
    expect(JSON.parse(json.out)).toMatchObject([{ id: 'one', status: 'running' }]);
    const shown = await admin(place, 'show', 'one');
    expect(JSON.parse(shown.out)).toMatchObject({ id: 'one', stateVersion: 2 });
    expect(all.out + json.out + shown.out).not.toContain('CANARY');
  });

  test('export writes the whole game and overwrites nothing', async () => {
    const file = join(place.dataDir, 'one.json');
    expect(await admin(place, 'export', 'one', file)).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'loggia-game',
      game: 'calimala',
      rulesVersion: 1,
      players: [{ name: 'Ada[31m' }, {}, {}],
      seed: 'CANARY-SEED',
      moves: [{ seat: 1, move: { type: 'placeDisc', street: 1 }, at: 1_001 }],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await admin(place, 'export', 'one', file)).toMatchObject({ code: 1 });
    const printed = await admin(place, 'export', 'two');
    expect(JSON.parse(printed.out)).toMatchObject({ moves: [] });
  });

  test('delete removes one match and says so', async () => {
    expect(await admin(place, 'delete', 'one')).toMatchObject({ code: 0, out: 'Deleted one.\n' });
    expect(await store.match('one')).toBeUndefined();
    expect(await store.match('two')).toBeDefined();
    const again = await admin(place, 'delete', 'one');
    expect(again).toMatchObject({ code: 1, err: 'There is no such match.\n' });
  });

  test('backups are named by their time, and only the newest are kept', async () => {
    const folder = join(place.dataDir, 'backups');
    mkdirSync(folder);
    const others = ['loggia.sqlite', 'notes.txt', 'loggia-2020-01-01.sqlite'];
    const old = [1, 2, 3].map(day => `loggia-2020-01-0${day}T03-00-00.sqlite`);
    for (const name of [...others, ...old]) writeFileSync(join(folder, name), '');
    const { code, out, err } = await admin(place, 'backups', folder, '--keep', '2');
    expect([code, err]).toEqual([0, '']);
    const [, written = ''] = /^Wrote .*\/(loggia-[\dT-]+\.sqlite)\.\n$/.exec(out) ?? [];
    expect(readdirSync(folder).toSorted()).toEqual([...others, old[2], written].toSorted());
    const fresh = await freshPlace();
    expect(await admin(fresh, 'restore', join(folder, written))).toMatchObject({ code: 0 });
    expect(await admin(place, 'backups', folder, '--keep', '0')).toMatchObject({ code: 2 });
    expect(await admin(place, 'backups', folder, '--every', 'day')).toMatchObject({ code: 1 });
  });

  test('a backup from before there were several games restores into either kind of database', async () => {
    const old = fileURLToPath(
      new URL('../golden/before-many-games/loggia.sqlite', import.meta.url),
    );
    const before = readFileSync(old);
    const fresh = await freshPlace();
    expect(await admin(fresh, 'restore', old)).toMatchObject({ code: 0, err: '' });
    const other = await openStore(fresh);
    expect(await other.countMatches()).toEqual({ waiting: 1, running: 1, over: 1 });
    await other.close();
    // An older server may still need it unchanged.
    expect(readFileSync(old).equals(before)).toBe(true);
  });

  test('backup and restore carry everything into either kind of database', async () => {
    const file = join(place.dataDir, 'backup.sqlite');
    expect(await admin(place, 'backup', file)).toMatchObject({ code: 0, err: '' });
    const fresh = await freshPlace();
    expect(await admin(fresh, 'restore', file)).toMatchObject({ code: 0, err: '' });
    const other = await openStore(fresh);
    expect(await other.match('one')).toEqual(await store.match('one'));
    expect(await other.state('one')).toEqual(await store.state('one'));
    expect(await other.initialState('two')).toEqual(SEEDED);
    expect(await other.log('one', { from: 0, limit: 9 })).toEqual(told(move(1)));
    await other.close();
    const twice = await admin(fresh, 'restore', file);
    expect(twice).toMatchObject({ code: 1 });
    expect(twice.err).toContain('restore into an empty one');
  });
});

test('move carries everything from SQLite to PostgreSQL and back', async () => {
  const postgres = await startPostgres();
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'loggia-move-')));
  const [dataDir = '', back = ''] = folders;
  const databaseUrl = await postgres.newDatabase();
  const before = await openStore({ dataDir });
  await before.createMatch(newMatch({ id: 'one' }), INITIAL);
  await before.commit('one', 0, move(1));
  await before.addChat('one', { audience: 'players', name: 'Ada', text: 'Hi \0', at: 1 });
  const everything = async (store: Store) => [
    await store.match('one'),
    await store.state('one'),
    await store.initialState('one'),
    await store.log('one', { from: 0, limit: 9 }),
    await store.chat('one', { after: 0, limit: 9 }),
  ];
  const there = await everything(before);
  await before.close();
  expect(await admin({ dataDir }, 'move', databaseUrl)).toMatchObject({ code: 0, err: '' });
  expect(await admin({ dataDir, databaseUrl }, 'move', back)).toMatchObject({ code: 0, err: '' });
  const after = await openStore({ dataDir: back });
  expect(await everything(after)).toEqual(there);
  await after.close();
  expect(await admin({ dataDir }, 'move', back)).toMatchObject({ code: 1 });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
});

describe('a wrong call', () => {
  // There can be no folder below a file.
  const nowhere = { dataDir: join(ADMIN, 'data') };

  test.each([
    [[], 'Do what?'],
    [['constructor'], 'There is no "constructor".'],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
  ])('%j is answered with a sentence and the usage', async (args, sentence) => {
    const { code, err } = await admin(nowhere, ...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toContain('Usage: pnpm admin');
  });

  test('reports a database that cannot be opened in a sentence, without a stack trace', async () => {
    const { code, err } = await admin(nowhere, 'list');
    expect(code).toBe(1);
    expect(err).toMatch(/^The data folder .*data can't be made: .*\n$/);
  });

  test('help prints the usage', async () => {
    const { code, out } = await admin(nowhere, '--help');
    expect(code).toBe(0);
    expect(out).toContain('backup <file>');
    expect(out).toContain('DATA_DIR');
  });
});
