// One test suite for every game: what a game provides, and what drivers of the suite need.
export { Broken, deepFreeze, hold } from './broken.ts';
export { fuzzGame, refuzz, Trouble } from './fuzz.ts';
export { goldenRecords, recordGolden } from './golden.ts';
export { noSightings, type Sightings, wordsOf } from './habits.ts';
export { type GameRecord, headerOf, type RecordHeader, readRecord, writeRecord } from './record.ts';
export { begin, playOn, reach, restless } from './spots.ts';
export { playStock } from './stock-client.ts';
export {
  type Ledger,
  type Spot,
  type Subject,
  subject,
  type TableSpec,
  tablesOf,
} from './subject.ts';
export { KERNEL_SENTENCES, type NeededText, neededTexts } from './texts.ts';
