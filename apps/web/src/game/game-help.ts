// What a game provides to the rules sheet: chapters in order, with pictures of its own pieces.
import type { ReactNode } from 'react';
import type { TextKey } from '../i18n/texts.ts';

/**
 * A passage of a chapter. Its text is `<game>.rules.<chapter>.<id>`, and the caption of its picture
 * the same with `.picture` appended.
 */
export interface Passage {
  id: string;
  title?: TextKey;
  picture?: ReactNode;
}

/** Its title is the text `<game>.rules.<id>`. */
export interface Chapter {
  id: string;
  passages: readonly Passage[];
}

export interface GameHelp {
  chapters: readonly Chapter[];
}
