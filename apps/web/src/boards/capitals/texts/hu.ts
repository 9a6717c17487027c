// The texts of The Capitals: the board, its tiles, and what the rules say.
import type { CapitalsTexts } from './en.ts';
import { board } from './hu/board.ts';
import { rules } from './hu/rules.ts';
import { tiles } from './hu/tiles.ts';

export const capitals: CapitalsTexts = { ...board, ...rules, ...tiles };
