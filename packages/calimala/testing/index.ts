// What proves the rules: records, invariants, the fuzzer's game. For tests, bench and fuzz only.
export { fuzzGame, headerOf, noSightings, refuzz, type Sightings, Trouble } from './fuzz.ts';
export { type GameRecord, type RecordHeader, readRecord, writeRecord } from './record.ts';
export { ALL_TABLES, type TableSpec } from './tables.ts';
