// The keys of all texts. English is the list; the other languages must have the same keys.
// A game's keys begin with its name: `calimala.log.<key of describe>`, `calimala.error.<code of a
// RuleError>`, `calimala.option.<option>[.<value>|.hint]`, `calimala.prompt.…` and its terms.
// What only a learner reads, `calimala.rules.…` and `calimala.coach.…`, is loaded when it is asked for.

import type { calimalaCoach } from '../boards/calimala/coach/texts/en.ts';
import type { calimalaRules } from '../boards/calimala/help/texts/en.ts';
import type { calimala } from '../boards/calimala/texts/en.ts';
import type { common } from './en/common.ts';
import type { learning } from './en/learning.ts';

export type CommonTexts = Readonly<Record<keyof typeof common, string>>;
export type CalimalaTexts = Readonly<Record<keyof typeof calimala, string>>;
export type Texts = CommonTexts & CalimalaTexts;

export type LearningTexts = Readonly<Record<keyof typeof learning, string>>;
export type CalimalaRulesTexts = Readonly<Record<keyof typeof calimalaRules, string>>;
export type CalimalaCoachTexts = Readonly<Record<keyof typeof calimalaCoach, string>>;
export type Lessons = LearningTexts & CalimalaRulesTexts & CalimalaCoachTexts;

export type TextKey = keyof Texts | keyof Lessons;
