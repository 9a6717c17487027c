// The Capitals: the module every driver uses, and what a board needs to draw it.
import type { GameModule } from '@loggia/kernel';
import { MAX_PLAYERS, MIN_PLAYERS } from './data.ts';
import { describe } from './describe.ts';
import { result } from './ending.ts';
import { OPTIONS } from './options.ts';
import { rules } from './rules.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { summary } from './summary.ts';
import type { Event, Move, State, View } from './types.ts';
import { view, viewEvent } from './view.ts';

export const capitals: GameModule<View, State, Move, Event> = {
  name: 'capitals',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  options: OPTIONS,
  setup,
  ...rules.module,
  view,
  viewEvent,
  sample,
  summary,
  result,
  describe,
};

export * from './data.ts';
export { amountOf } from './effects.ts';
export { SENTENCES } from './errors.ts';
export * from './forecast.ts';
export { OPTIONS, type Options } from './options.ts';
export { type Preview, preview, type Stand } from './preview.ts';
export { type Condition, conditionsOf } from './prosperity.ts';
export { STAGES, type Stage, stageOf } from './rules.ts';
export { activeSeat, totalOf, touristsOn, typeOf } from './table.ts';
export {
  type EraTileId,
  PROSPERITY_IDS,
  type ProsperityId,
  specOf,
  TILES,
  type TileId,
} from './tiles/index.ts';
export type * from './tiles/tile.ts';
export { type Tourism, tourismOf } from './tourism.ts';
export type * from './types.ts';
