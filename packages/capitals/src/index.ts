// The Capitals: the module every driver uses, and what a board needs to draw it.
export { Capitals } from './boardgame.ts';
export * from './data.ts';
export { amountOf } from './effects.ts';
export { SENTENCES } from './errors.ts';
export { capitalsEvaluation } from './evaluate.ts';
export { helpersFor } from './executive.ts';
export { returnsEnergy } from './fair.ts';
export * from './forecast.ts';
export { capitals } from './game.ts';
export { manifests } from './manifest.ts';
export { OPTIONS, type Options } from './options.ts';
export { type Preview, preview, type Stand } from './preview.ts';
export { type Condition, conditionsOf } from './prosperity.ts';
export { STAGES, type Stage, stageOf } from './stages.ts';
export { activationsOf, activeSeat, totalOf, touristsOn, typeOf } from './table.ts';
export {
  type EraTileId,
  isTile,
  PROSPERITY_IDS,
  type ProsperityId,
  specOf,
  TILES,
  type TileId,
} from './tiles/index.ts';
export type * from './tiles/tile.ts';
export { type Tourism, tourismOf } from './tourism.ts';
export type * from './types.ts';
