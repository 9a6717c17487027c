// What is grey on a drawn board, and what it says.
interface Grey {
  tag: string;
  why: string | undefined;
}

/** Every control that is disabled but can explain itself. */
export function greyOf(html: string): Grey[] {
  const tags = html.match(/<button[^>]+aria-disabled="true"[^>]*>/g) ?? [];
  return tags.map(tag => ({ tag, why: / data-why="([^"]*)"/.exec(tag)?.[1] }));
}

/** A whole sentence, with nothing left to fill in. */
export const SENTENCE = /^[\p{Lu}«„“][^{}]*[.!]$/u;
