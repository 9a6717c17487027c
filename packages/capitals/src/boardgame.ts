// The boardgame.io Game: all of it follows from the rules.
import { boardgameOf } from '@loggia/kernel/boardgame';
import { capitals } from './game.ts';
import { RULES } from './rules.ts';
import { look } from './view.ts';

export const Capitals = boardgameOf(capitals, RULES, {
  look,
  // Every event is public.
  eventsFor: ({ events }) => events,
});
