// Calimala: the module every driver uses, and what a board needs to draw it.
export { allDeeds } from './actions/index.ts';
export { Calimala } from './boardgame.ts';
export * from './data.ts';
export { SENTENCES } from './errors.ts';
export { calimalaEvaluation } from './evaluate.ts';
export { calimala } from './game.ts';
export { manifests } from './manifest.ts';
export { OPTIONS, type Options } from './options.ts';
export { type Preview, preview } from './preview.ts';
export {
  councilOrder,
  countsOf,
  type Influence,
  influenceOf,
  scoreEndCardNow,
  scoreTileNow,
  TIE_BREAKS,
  tilesFedBy,
} from './scoring.ts';
export { cityStep, clothOf, cubesOn, handSize, roomOn } from './table.ts';
export type * from './types.ts';
