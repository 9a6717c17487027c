// What a game brings to the sheet of rules: chapters in order, with pictures of its own pieces.
import type { ReactNode } from 'react';
import type { TextKey } from '../i18n/texts.ts';

/**
 * A passage of a chapter. Its texts are found by its name: `<game>.rules.<chapter>.<id>`, and with
 * `.picture` behind it the caption of its picture.
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
