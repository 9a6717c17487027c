// One worker's share of a fuzz run.
import {
  fuzzGame,
  headerOf,
  noSightings,
  type RecordHeader,
  Trouble,
  tablesOf,
  writeRecord,
} from '@loggia/trial';
import { newestSubject } from '../subjects.ts';

type Mode = RecordHeader['mode'];

export interface Batch {
  /** The folder of the game's package. */
  game: string;
  /** Which worker this is, of how many: it plays every n-th game. */
  worker: number;
  workers: number;
  games: number;
  seed: string;
  modes: readonly Mode[];
}

export interface Findings {
  games: number;
  moves: number;
  longest: number;
  /** In how many games of a mode each branch of the rules was reached. */
  seen: Partial<Record<Mode, Map<string, number>>>;
  troubles: { name: string; reason: string; record: string }[];
}

/** Enough to see what is wrong; the rest would be more of the same. */
const ENOUGH = 20;

export async function fuzzBatch(batch: Batch): Promise<Findings> {
  const { worker, workers, games, seed, modes } = batch;
  const subject = await newestSubject(batch.game);
  const tables = tablesOf(subject.manifest.module);
  const findings: Findings = { games: 0, moves: 0, longest: 0, seen: {}, troubles: [] };
  const sightings = { random: noSightings(), rare: noSightings() };
  for (let game = worker; game < games && findings.troubles.length < ENOUGH; game += workers) {
    const mode = modes[game % modes.length] ?? 'random';
    const table = tables[Math.floor(game / modes.length) % tables.length];
    if (table === undefined) break;
    findings.games += 1;
    try {
      const { record } = fuzzGame(
        subject,
        headerOf(subject.manifest, table, `${seed}-${game}`, mode),
        sightings[mode],
      );
      const { moves } = record;
      findings.moves += moves.length;
      findings.longest = Math.max(findings.longest, moves.length);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const record = writeRecord(error.record);
      findings.troubles.push({ name: `${mode}-${seed}-${game}`, reason: error.message, record });
    }
  }
  for (const mode of modes) findings.seen[mode] = sightings[mode].branches;
  return findings;
}
