// Messages in a subset of ICU: {name}, {n, number}, {n, plural, …}, {x, select, …} – and our own:
// {n, signed} is a number with its sign, {n, money} an amount in dollars,
// {x, term, family} is the text `family.x`, {x, terms, family} a list of such ("a,b" → A and B),
// {x, seat} a player, {x, seats} several ("0,2"), {x, points} players and numbers ("0:3,2:-1"),
// {x, seat, you {# take} other {# takes}} the same if the language addresses the reader in another
// form: `you` if x is the reader alone, `#` the player. Elsewhere the reader is the text `kit.you`.
// {x, amounts, family} gains and losses ("gold:2,wood:-1"): each is a sign followed by the text
// `family.gold`, which gets the `count`. An empty value selects the case `none`.
// {x, article} is the Hungarian article before x, capitalised at the start of the message.
import { hungarianArticle } from './hungarian-article.ts';

export type Params = Readonly<Record<string, string | number>>;

/** What a message becomes: text, and players, which may be drawn as a coloured sign. */
export type Part = string | { seat: number /** What the reader is called. */; you?: string };

const PLAYERS = ['seat', 'seats', 'points'] as const;
type PlayersKind = (typeof PLAYERS)[number];
const isPlayers = (kind: string): kind is PlayersKind => PLAYERS.some(known => known === kind);

const PLAIN = ['number', 'signed', 'money', 'article'] as const;
type PlainKind = (typeof PLAIN)[number];
const isPlain = (kind: string): kind is PlainKind => PLAIN.some(known => known === kind);

const TERMS = ['term', 'terms', 'amounts'] as const;
type TermKind = (typeof TERMS)[number];
const isTerm = (kind: string): kind is TermKind => TERMS.some(known => known === kind);

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: PlainKind; name: string }
  | { kind: PlayersKind; name: string; cases?: Cases }
  | { kind: TermKind; name: string; family: string }
  | { kind: 'hash' }
  | { kind: 'cases'; by: 'plural' | 'select'; name: string; cases: Cases };
type Cases = ReadonlyMap<string, readonly Node[]>;
/** Says what `#` stands for. */
type Hash = (out: Part[]) => void;

export interface Voice {
  language: string;
  /** The text behind a key; terms are looked up through it. */
  text(key: string): string;
  /** The seat of the reader, if they sit at the table. */
  reader?: number | undefined;
}

export class MessageError extends Error {}

const parsed = new Map<string, Node[]>();

/** The parts of a message in one language. */
export function parts(voice: Voice, message: string, params: Params): Part[] {
  const out: Part[] = [];
  render(voice, known(message), params, undefined, out);
  return out;
}

/** Each message is parsed once. */
function known(message: string): Node[] {
  const nodes = parsed.get(message);
  if (nodes !== undefined) return nodes;
  const fresh = parse(message);
  parsed.set(message, fresh);
  return fresh;
}

/** The parts as one string; `seatName` supplies the players' names. */
export function plain(said: readonly Part[], seatName: (seat: number) => string): string {
  return said
    .map(part => (typeof part === 'string' ? part : (part.you ?? seatName(part.seat))))
    .join('');
}

function render(
  voice: Voice,
  nodes: readonly Node[],
  params: Params,
  hash: Hash | undefined,
  out: Part[],
): void {
  for (const node of nodes) {
    if (node.kind === 'text') out.push(node.text);
    else if (node.kind === 'hash') hash?.(out);
    else if (node.kind === 'cases') renderCase(voice, node, params, hash, out);
    else renderValue(voice, node, params, out);
  }
}

function renderValue(
  voice: Voice,
  node: Node & { kind: 'value' | PlainKind | TermKind | PlayersKind },
  params: Params,
  out: Part[],
): void {
  const value = String(params[node.name] ?? '');
  if (node.kind === 'value') out.push(value);
  else if (node.kind === 'number') out.push(number(voice.language, Number(value)));
  else if (node.kind === 'signed') out.push(signed(voice.language, Number(value)));
  else if (node.kind === 'money') out.push(money(voice.language, Number(value)));
  else if (value === '') return;
  else if (node.kind === 'article') {
    const article = hungarianArticle(value);
    out.push(out.length > 0 ? article : article.replace('a', 'A'));
  } else if (node.kind === 'amounts') {
    inList(voice, value.split(','), out, item => {
      const [of, by] = item.split(':');
      const count = Math.abs(Number(by));
      const amount: Part[] = [signOf(Number(by))];
      render(voice, known(voice.text(`${node.family}.${of}`)), { count }, undefined, amount);
      out.push(...amount.map(onOneLine));
    });
  } else if (node.kind === 'term' || node.kind === 'terms') {
    const items = node.kind === 'term' ? [value] : value.split(',');
    inList(voice, items, out, item =>
      render(voice, known(voice.text(`${node.family}.${item}`)), params, undefined, out),
    );
  } else renderPlayers(voice, { ...node, value }, params, out);
}

function renderPlayers(
  voice: Voice,
  { value, cases }: { value: string; cases?: Cases },
  params: Params,
  out: Part[],
): void {
  const sayPlayers: Hash = into =>
    inList(voice, value.split(','), into, item => {
      const [seat, points] = item.split(':');
      into.push(playerOf(voice, Number(seat), into.at(-1)));
      if (points !== undefined) into.push(` ${signed(voice.language, Number(points))}`);
    });
  const form = value === String(voice.reader) ? 'you' : 'other';
  const chosen = cases?.get(form);
  if (chosen === undefined) sayPlayers(out);
  else render(voice, chosen, params, sayPlayers, out);
}

/** A number never stands at the end of a line without what it counts. */
const onOneLine = (part: Part) => (typeof part === 'string' ? part.replace(/^ /, '\u00a0') : part);

/** The reader is addressed as "you", capitalised at the start of a sentence. */
function playerOf(voice: Voice, seat: number, before: Part | undefined): Part {
  if (seat !== voice.reader) return { seat };
  const you = voice.text('kit.you');
  const begins = before === undefined || (typeof before === 'string' && /[.!?] $/.test(before));
  return { seat, you: begins ? capital(you) : you };
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Joins the items as a list in the language: "A, B and C". */
function inList(
  voice: Voice,
  items: readonly string[],
  out: Part[],
  say: (item: string) => void,
): void {
  const [only, ...more] = items;
  if (only !== undefined && more.length === 0) {
    say(only);
    return;
  }
  for (const { type, value } of listFormat(voice.language).formatToParts(items)) {
    if (type === 'element') say(value);
    else out.push(value);
  }
}

function renderCase(
  voice: Voice,
  node: Node & { kind: 'cases' },
  params: Params,
  hash: Hash | undefined,
  out: Part[],
): void {
  const value = params[node.name] ?? '';
  const exact = node.cases.get(node.by === 'plural' ? `=${value}` : String(value) || 'none');
  const category =
    node.by === 'plural' ? pluralRules(voice.language).select(Number(value)) : 'other';
  const chosen = exact ?? node.cases.get(category) ?? node.cases.get('other') ?? [];
  const count: Hash = into => into.push(number(voice.language, Number(value)));
  render(voice, chosen, params, node.by === 'plural' ? count : hash, out);
}

/**
 * Parses a message; a malformed one throws a `MessageError`, which a test over all texts would
 * catch.
 */
export function parse(message: string): Node[] {
  let at = 0;
  const nodes = sequence('outside');
  if (at < message.length) throw new MessageError(`unmatched } in: ${message}`);
  return nodes;

  function sequence(where: 'outside' | 'case'): Node[] {
    const found: Node[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') found.push({ kind: 'text', text });
      text = '';
    };
    while (at < message.length && message[at] !== '}') {
      const char = message[at++];
      if (char === '{') {
        flush();
        found.push(argument());
      } else if (char === '#' && where === 'case') {
        flush();
        found.push({ kind: 'hash' });
      } else text += char;
    }
    flush();
    return found;
  }

  function argument(): Node {
    const name = word();
    if (take(',') === undefined) return closed({ kind: 'value', name });
    const kind = word();
    if (isPlain(kind)) return closed({ kind, name });
    if (isPlayers(kind)) {
      return take(',') === undefined ? closed({ kind, name }) : { kind, name, cases: cases('you') };
    }
    expect(',');
    if (isTerm(kind)) return closed({ kind, name, family: word() });
    if (kind !== 'plural' && kind !== 'select') throw new MessageError(`${kind}? in: ${message}`);
    return { kind: 'cases', by: kind, name, cases: cases() };
  }

  function cases(...needed: string[]): Cases {
    const found = new Map<string, Node[]>();
    while (take('}') === undefined) {
      const label = word();
      expect('{');
      found.set(label, sequence('case'));
      expect('}');
    }
    for (const label of [...needed, 'other']) {
      if (!found.has(label)) throw new MessageError(`no "${label}" in: ${message}`);
    }
    return found;
  }

  function closed(node: Node): Node {
    expect('}');
    return node;
  }

  function word(): string {
    const match = /^\s*([=\w.-]+)\s*/.exec(message.slice(at));
    if (match === null) throw new MessageError(`a word is missing in: ${message}`);
    at += match[0].length;
    return match[1] ?? '';
  }

  function take(char: string): string | undefined {
    while (message[at] === ' ' || message[at] === '\n') at++;
    if (message[at] !== char) {
      if (at >= message.length) throw new MessageError(`unfinished: ${message}`);
      return undefined;
    }
    at++;
    return char;
  }

  function expect(char: string): void {
    if (take(char) === undefined) throw new MessageError(`"${char}" is missing in: ${message}`);
  }
}

/** The parameters a message uses, including those in its cases. */
export function paramNames(message: string): Set<string> {
  const names = new Set<string>();
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if ('name' in node) names.add(node.name);
      if ('cases' in node && node.cases !== undefined)
        for (const inner of node.cases.values()) visit(inner);
    }
  };
  visit(parse(message));
  return names;
}

/** Our English is British: "18 November", "A, B and C". */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** One formatter per language: creating one costs more than using it a hundred times. */
function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return language => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(localeOf(language));
    made.set(language, fresh);
    return fresh;
  };
}

const numberFormat = perLanguage(language => new Intl.NumberFormat(language));
const pluralRules = perLanguage(language => new Intl.PluralRules(language));
const listFormat = perLanguage(language => new Intl.ListFormat(language));

/** With a real minus. */
export function number(language: string, value: number): string {
  return numberFormat(language).format(value).replace('-', '−');
}

/** $4 or 4 $, as the language writes it, on one line. */
export function money(language: string, value: number): string {
  const amount = number(language, Math.abs(value));
  return (value < 0 ? '−' : '') + (language === 'en' ? `$${amount}` : `${amount}\u00a0$`);
}

/** With its sign; zero has none. */
function signed(language: string, value: number): string {
  return value === 0 ? number(language, 0) : signOf(value) + number(language, Math.abs(value));
}

const signOf = (value: number) => (value < 0 ? '−' : '+');

export function list(language: string, items: readonly string[]): string {
  return listFormat(language).format(items);
}
