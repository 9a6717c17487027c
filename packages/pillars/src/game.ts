// The module every driver uses.
import type { GameModule } from '@loggia/kernel';
import { MAX_PLAYERS, MIN_PLAYERS } from './data.ts';
import { describe } from './describe.ts';
import { OPTIONS } from './options.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { summary } from './summary.ts';
import type { Event, Move, State, View } from './types.ts';
import { view, viewEvent } from './view.ts';

export const pillars: GameModule<View, State, Move, Event> = {
  name: 'pillars',
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
