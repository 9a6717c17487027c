// The Pillars of the Earth: the module every driver uses, and what a board needs to draw it.
export {
  type Consequences,
  consequences,
  type Forecast,
  forecast,
  type Warning,
} from './advice.ts';
export { Pillars } from './boardgame.ts';
export * from './data.ts';
export { SENTENCES } from './errors.ts';
export { pillarsEvaluation } from './evaluate.ts';
export { pillars } from './game.ts';
export { manifests } from './manifest.ts';
export { OPTIONS, type Options } from './options.ts';
export { type PartName, phaseOf, stepOf } from './part.ts';
export { usesOf } from './parts/cathedral.ts';
export { dearest, type Suggestion, suggest } from './suggest.ts';
export * from './table.ts';
export type * from './types.ts';
