// Calimala: the module every driver uses, and what a board needs to draw it.
import type { GameModule } from '@loggia/kernel';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './data.ts';
import { describe } from './describe.ts';
import { result } from './ending.ts';
import { legal, toMove } from './legal.ts';
import { takesBack } from './moves.ts';
import { OPTIONS } from './options.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { summary } from './summary.ts';
import type { Event, Move, State, View } from './types.ts';
import { view, viewEvent } from './view.ts';

export const calimala: GameModule<View, State, Move, Event> = {
  name: 'calimala',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  options: OPTIONS,
  setup,
  toMove,
  legal,
  check,
  apply,
  view,
  viewEvent,
  sample,
  summary,
  result,
  describe,
  takesBack,
};

export { Calimala } from './boardgame.ts';
export * from './data.ts';
export { SENTENCES } from './errors.ts';
export { calimalaEvaluation } from './evaluate.ts';
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
