// The boardgame.io Game, which follows from the rules.
import { boardgameOf } from '@loggia/kernel/boardgame';
import { pillars } from './game.ts';
import { rules } from './rules.ts';
import { look } from './view.ts';

// A view may share with the state what boardgame.io never changes.
export const Pillars = boardgameOf(pillars, rules, { look });
