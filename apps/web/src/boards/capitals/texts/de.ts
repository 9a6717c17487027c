// The texts of The Capitals: the board, its tiles, and what the rules say.

import { board } from './de/board.ts';
import { rules } from './de/rules.ts';
import { tiles } from './de/tiles.ts';
import type { CapitalsTexts } from './en.ts';

export const capitals: CapitalsTexts = { ...board, ...rules, ...tiles };
