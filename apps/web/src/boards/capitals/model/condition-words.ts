// What is still missing for a prosperity tile, in words.
import { type Condition, type ProsperityId, specOf } from '@loggia/capitals';
import type { Words } from './tile-words.ts';

export function missingInWords(
  tile: ProsperityId,
  missing: readonly Condition[],
  { text }: Pick<Words, 'text'>,
): string {
  const byType = specOf(tile).requirement?.kind === 'hasTiles';
  return missing
    .map(({ of, has, needs }) => {
      // Several types may be missing: each is named.
      if (byType) return `${text(`capitals.type.${of}`)}\u00a0${has}/${needs}`;
      return text(`capitals.hand.${has > needs ? 'tooMany' : 'missing'}`, { has, needs });
    })
    .join(', ');
}
