// Text that people write for others to read: normalised, so that it cannot pose as something else.
import { z } from 'zod';

/**
 * Invisible characters that change what is seen: controls, directions, fillers, tags, lone
 * surrogates.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** Stacked combining marks reach into other lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** One line, composed, without invisible characters. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(STACKED, '$1')
    .trim();
}

/** A non-empty line of at most this many characters. */
export function line(most: number) {
  return z.string().transform(plainText).pipe(z.string().min(1).max(most));
}
