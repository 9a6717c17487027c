// The keys of all texts. English is the list; the other languages must have the same keys.
// A game's keys begin with its name: `calimala.log.<key of describe>`, `calimala.error.<code of a
// RuleError>`, `calimala.option.<option>[.<value>|.hint]`, `calimala.prompt.…` and its terms.
import type { calimala } from './en/calimala.ts';
import type { calimalaRules } from './en/calimala-rules.ts';
import type { common } from './en/common.ts';

export type CommonTexts = Readonly<Record<keyof typeof common, string>>;
export type CalimalaTexts = Readonly<Record<keyof typeof calimala, string>>;
export type CalimalaRulesTexts = Readonly<Record<keyof typeof calimalaRules, string>>;
export type Texts = CommonTexts & CalimalaTexts & CalimalaRulesTexts;
export type TextKey = keyof Texts;
