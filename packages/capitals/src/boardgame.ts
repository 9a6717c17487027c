// The boardgame.io Game: all of it follows from the rules.
import { boardgameOf, type GOf } from '@loggia/kernel/boardgame';
import { capitals } from './game.ts';
import { RULES } from './rules.ts';
import type { Event, State } from './types.ts';
import { look } from './view.ts';

export type G = GOf<State, Event>;

export const Capitals = boardgameOf(capitals, RULES, {
  look,
  // Every event is public.
  eventsFor: ({ events }) => events,
});
