// Golden games: whole recorded games that every later version must play to the same end.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hold, same } from './broken.ts';
import { fuzzGame, refuzz } from './fuzz.ts';
import { noSightings } from './habits.ts';
import { type GameRecord, headerOf, readRecord, writeRecord } from './record.ts';
import { type Subject, tableAt, tablesOf } from './subject.ts';

/** The records of a folder, by file name. */
export function goldenRecords(folder: string): Map<string, GameRecord> {
  const files = readdirSync(folder).toSorted();
  return new Map(files.map(file => [file, readRecord(readFileSync(join(folder, file), 'utf8'))]));
}

/** Every player count and every value of every option is recorded, and every record replays. */
export function goldenGamesReplay(subject: Subject, folder: string): void {
  const { module } = subject.manifest;
  const records = goldenRecords(folder);
  const own = [...records].filter(([, { header }]) => header.rulesVersion === module.rulesVersion);
  const headers = own.map(([, { header }]) => header);
  const { min, max } = module.players;
  for (let players = min; players <= max; players++) {
    hold(
      headers.some(header => header.players === players),
      `a golden game for ${players}`,
    );
  }
  for (const [option, { values }] of Object.entries(module.options)) {
    for (const value of values) {
      hold(
        headers.some(({ options }) => options[option] === value),
        `one with ${option} ${value}`,
      );
    }
  }
  for (const [file, record] of own) {
    same(record.header.game, module.name, `${file} is of this game`);
    hold(record.result !== undefined, `${file} comes to an end`);
    refuzz(subject, record);
  }
}

/**
 * Records golden games; only when the rules change on purpose. Of many games at a table it keeps
 * the one that shows most of what the others don't.
 */
export function recordGolden(
  subject: Subject,
  folder: string,
  { games, candidates }: { games: number; candidates: number },
): { bytes: number; shown: Map<string, number> } {
  const { manifest } = subject;
  const tables = tablesOf(manifest.module);
  const shown = new Map<string, number>();
  const sightings = noSightings();
  const novelty = (branches: Iterable<string>) => {
    let sum = 0;
    for (const branch of branches) sum += 3 ** -(shown.get(branch) ?? 0);
    return sum;
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, { header }] of goldenRecords(folder)) {
    if (header.rulesVersion === manifest.module.rulesVersion) rmSync(join(folder, file));
  }
  let bytes = 0;
  for (let game = 0; game < games; game++) {
    const table = tableAt(tables, game);
    if (table === undefined) break;
    const mode = game % 4 === 0 ? 'random' : 'rare';
    const [best] = Array.from({ length: candidates }, (_, index) =>
      fuzzGame(subject, headerOf(manifest, table, `golden-${game}-${index}`, mode), sightings),
    ).sort((a, b) => novelty(b.met) - novelty(a.met));
    if (best === undefined) break;
    for (const branch of best.met) shown.set(branch, (shown.get(branch) ?? 0) + 1);
    const text = writeRecord(best.record);
    bytes += text.length;
    const { rulesVersion } = manifest.module;
    const number = String(game + 1).padStart(2, '0');
    const name = `v${rulesVersion}-${number}-${table.players}-players-${mode}.jsonl`;
    writeFileSync(join(folder, name), text);
  }
  return { bytes, shown };
}
