// All texts of the table.
import { board } from './board.ts';
import { rules } from './rules.ts';

export const pillars = { ...rules, ...board };

type PillarsTexts = Readonly<Record<keyof typeof pillars, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends PillarsTexts {}
}
