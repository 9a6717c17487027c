// All texts of the table.
import { board } from './board.ts';
import { rules } from './rules.ts';

export const pillars = { ...rules, ...board };
