// One worker's share of a fuzz run.
import {
  ALL_TABLES,
  fuzzGame,
  headerOf,
  noSightings,
  type RecordHeader,
  Trouble,
  writeRecord,
} from '@loggia/calimala/testing';

type Mode = RecordHeader['mode'];

export interface Batch {
  /** Which of how many workers this is: it plays every so manieth game. */
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
  /** In how many games of a mode each branch of the rules was met. */
  seen: Partial<Record<Mode, Map<string, number>>>;
  troubles: { name: string; reason: string; record: string }[];
}

/** Enough to see what is wrong; the rest would be more of the same. */
const ENOUGH = 20;

export function fuzzBatch({ worker, workers, games, seed, modes }: Batch): Findings {
  const findings: Findings = { games: 0, moves: 0, longest: 0, seen: {}, troubles: [] };
  const sightings = { random: noSightings(), rare: noSightings() };
  for (let game = worker; game < games && findings.troubles.length < ENOUGH; game += workers) {
    const mode = modes[game % modes.length] ?? 'random';
    const table = ALL_TABLES[Math.floor(game / modes.length) % ALL_TABLES.length];
    if (table === undefined) break;
    findings.games += 1;
    try {
      const { record } = fuzzGame(headerOf(table, `${seed}-${game}`, mode), sightings[mode]);
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
