// The keys of all texts. English is the list; the other languages must have the same keys.
// A game's keys begin with its name: `calimala.log.<key of describe>`, `calimala.error.<code of a
// RuleError of its own>`, `calimala.option.<option>[.<value>|.hint]`, `calimala.prompt.…` and its
// terms. They come with its board; what only a learner reads, `calimala.rules.…` and
// `calimala.coach.…`, comes when it is asked for.

import type { after } from './en/after.ts';
import type { common } from './en/common.ts';
import type { dialogs } from './en/dialogs.ts';
import type { learning } from './en/learning.ts';
import type { lobby } from './en/lobby.ts';

export type CommonTexts = Readonly<Record<keyof typeof common, string>>;
export type AfterTexts = Readonly<Record<keyof typeof after, string>>;
export type DialogTexts = Readonly<Record<keyof typeof dialogs, string>>;
export type LobbyTexts = Readonly<Record<keyof typeof lobby, string>>;
export type LearningTexts = Readonly<Record<keyof typeof learning, string>>;

/**
 * Each game adds its own where its English texts are.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere.
export interface GameTexts {}

export type TextKey =
  | keyof CommonTexts
  | keyof AfterTexts
  | keyof DialogTexts
  | keyof LobbyTexts
  | keyof LearningTexts
  | keyof GameTexts;
