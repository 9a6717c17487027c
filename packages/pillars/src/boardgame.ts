// The boardgame.io Game, which follows from the rules.
import { boardgameOf, type GOf } from '@loggia/kernel/boardgame';
import { pillars } from './game.ts';
import { rules } from './rules.ts';
import type { Event, State } from './types.ts';
import { look } from './view.ts';

export type G = GOf<State, Event>;

// A view may share with the state what boardgame.io never changes.
export const Pillars = boardgameOf(pillars, rules, { look });
