// Searches the rules, ignoring case and accents; every word of the query must match.

/** A passage as shown: its lines are title, text and caption, as far as it has them. */
interface ReadPassage {
  id: string;
  lines: readonly string[];
}

export interface ReadChapter {
  id: string;
  title: string;
  passages: readonly ReadPassage[];
}

export interface FoundChapter {
  id: string;
  /** The passages that match. */
  passages: ReadonlySet<string>;
  hits: number;
}

/** A piece of a line, as written. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** The words of a query, ready for comparison. */
export function wordsOf(question: string): string[] {
  const words = fold(question).text.split(/\s+/);
  return [...new Set(words.filter(word => word !== ''))];
}

/** The chapters that match, in order; the others are left out. */
export function search(chapters: readonly ReadChapter[], words: readonly string[]): FoundChapter[] {
  return chapters.flatMap(({ id, title, passages }) => {
    const found = passages.filter(({ lines }) => hasAll([title, ...lines], words));
    if (found.length === 0) return [];
    const shown = [title, ...found.flatMap(({ lines }) => lines)];
    const hits = shown.reduce((sum, line) => sum + hitsIn(line, words).length, 0);
    return [{ id, passages: new Set(found.map(passage => passage.id)), hits }];
  });
}

function hasAll(lines: readonly string[], words: readonly string[]): boolean {
  const text = fold(lines.join('\n')).text;
  return words.every(word => text.includes(word));
}

/** A line split where hits begin and end. */
export function pieces(line: string, words: readonly string[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  const push = (to: number, isHit: boolean) => {
    if (to > at) cut.push({ text: line.slice(at, to), isHit });
    at = Math.max(at, to);
  };
  for (const { from, to } of hitsIn(line, words)) {
    push(from, false);
    push(to, true);
  }
  push(line.length, false);
  return cut;
}

interface Span {
  from: number;
  to: number;
}

/** Where the words occur in the original line; adjacent hits are merged. */
function hitsIn(line: string, words: readonly string[]): Span[] {
  const { text, origin } = fold(line);
  const spans = words.flatMap(word => spansOf(text, word)).sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const { from, to } of spans) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => ({
    from: origin[from] ?? line.length,
    to: origin[to] ?? line.length,
  }));
}

function spansOf(text: string, word: string): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    spans.push({ from, to: from + word.length });
  }
  return spans;
}

const ACCENTS = /\p{Mn}/gu;

/** A text without case and accents, and the original position of each of its characters. */
function fold(line: string): { text: string; origin: number[] } {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  for (const char of line) {
    const plain = char.toLowerCase().replace('ß', 'ss').normalize('NFD').replace(ACCENTS, '');
    text += plain;
    for (let part = 0; part < plain.length; part++) origin.push(at);
    at += char.length;
  }
  return { text, origin };
}
