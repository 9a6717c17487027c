// The texts of The Capitals: the board, its tiles, and what the rules say.
import { board } from './en/board.ts';
import { rules } from './en/rules.ts';
import { tiles } from './en/tiles.ts';

export const capitals = { ...board, ...rules, ...tiles } as const;

export type CapitalsTexts = Readonly<Record<keyof typeof capitals, string>>;

declare module '../../../i18n/texts.ts' {
  interface GameTexts extends CapitalsTexts {}
}
