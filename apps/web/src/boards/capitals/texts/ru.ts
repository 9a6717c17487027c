// The texts of The Capitals: the board, its tiles, and what the rules say.
import type { CapitalsTexts } from './en.ts';
import { board } from './ru/board.ts';
import { rules } from './ru/rules.ts';
import { tiles } from './ru/tiles.ts';

export const capitals: CapitalsTexts = { ...board, ...rules, ...tiles };
