// A line of the rules with the search hits marked.
import { pieces } from './search.ts';

export function Marked({ line, words }: { line: string; words: readonly string[] }) {
  if (words.length === 0) return line;
  return pieces(line, words).map(({ text, isHit }, index) =>
    // The pieces of a line never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isHit ? <mark key={index}>{text}</mark> : text,
  );
}
