// The fuzzer's command: a short run finds nothing, and a faulty record is detected.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  fuzzGame,
  type GameRecord,
  headerOf,
  noSightings,
  tablesOf,
  writeRecord,
} from '@loggia/trial';
import { afterAll, describe, expect, it } from 'vitest';
import { newestSubject } from '../src/subjects.ts';

const run = promisify(execFile);
const FUZZ = new URL('../src/fuzz.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'loggia-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fuzz = (...args: string[]) =>
  run(process.execPath, [FUZZ, '--out', folder, ...args], { timeout: 600_000 });

function replay(record: GameRecord) {
  const file = join(folder, 'record.jsonl');
  writeFileSync(file, writeRecord(record));
  return fuzz('--replay', file);
}

describe('pnpm fuzz', () => {
  it('plays games in both modes on two threads and finds nothing wrong', async () => {
    const { stdout } = await fuzz('--games', '60', '--seed', 'ci', '--workers', '2');
    expect(stdout).toMatch(/games\W+60\b/);
    expect(stdout).toMatch(/troubles\W+0\b/);
    expect(stdout).toMatch(/finalScoringBegan/);
  });

  it('plays any game by its package name', async () => {
    const { stdout } = await fuzz('--game', 'fixture-lots', '--games', '40', '--workers', '1');
    expect(stdout).toMatch(/log\.bidsShown/);
    expect(stdout).toMatch(/troubles\W+0\b/);
  });

  it('refuses an argument that is not a number', async () => {
    await expect(fuzz('--games', 'many')).rejects.toThrow(/--games many\?/);
  });

  it('replays a record and says where one goes wrong', async () => {
    const subject = await newestSubject('calimala');
    const { manifest } = subject;
    const [table] = tablesOf(manifest.module);
    if (table === undefined) throw new Error('no table');
    const header = headerOf(manifest, table, 'replayed', 'rare');
    const { record } = fuzzGame(subject, header, noSightings());
    expect((await replay(record)).stdout).toMatch(/nothing is wrong/);

    const last = record.moves.at(-1);
    const fewer = { ...record, moves: record.moves.slice(0, -1) };
    await expect(replay(fewer)).rejects.toThrow(/another result/);
    const tampered = {
      ...record,
      moves: [...fewer.moves, { seat: 0, events: [], move: last?.move }],
    };
    await expect(replay(tampered as GameRecord)).rejects.toThrow(/move \d+/);
    const { result: _, ...unfinished } = fewer;
    await expect(replay(unfinished)).rejects.toThrow(/the record stops/);
    expect(readFileSync(join(folder, 'record.jsonl'), 'utf8')).toContain('"seed":"replayed"');
  });
});
