// Messages in a subset of ICU: {name}, {n, number}, {n, plural, …}, {x, select, …} – and two of
// our own: {x, term, family} looks up another text, {x, seat} names a player.

export type Params = Readonly<Record<string, string | number>>;

/** What a message becomes: text, and players that a reader may see as a coloured sign. */
export type Part = string | { seat: number };

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'number'; name: string }
  | { kind: 'seat'; name: string }
  | { kind: 'term'; name: string; family: string }
  | { kind: 'hash' }
  | { kind: 'cases'; by: 'plural' | 'select'; name: string; cases: Map<string, Node[]> };

export interface Voice {
  language: string;
  /** The text behind a key; terms are looked up through it. */
  text(key: string): string;
}

export class MessageError extends Error {}

const parsed = new Map<string, Node[]>();

/** The parts of a message in one language. */
export function parts(voice: Voice, message: string, params: Params): Part[] {
  let nodes = parsed.get(message);
  if (nodes === undefined) {
    nodes = parse(message);
    parsed.set(message, nodes);
  }
  const out: Part[] = [];
  render(voice, nodes, params, undefined, out);
  return out;
}

/** The parts as one string; `seatName` speaks for the players. */
export function plain(said: readonly Part[], seatName: (seat: number) => string): string {
  return said.map(part => (typeof part === 'string' ? part : seatName(part.seat))).join('');
}

function render(
  voice: Voice,
  nodes: readonly Node[],
  params: Params,
  counted: number | undefined,
  out: Part[],
): void {
  for (const node of nodes) {
    if (node.kind === 'text') out.push(node.text);
    else if (node.kind === 'hash') out.push(number(voice.language, counted ?? 0));
    else if (node.kind === 'cases') renderCase(voice, node, params, out);
    else {
      const value = params[node.name] ?? '';
      if (node.kind === 'value') out.push(String(value));
      else if (node.kind === 'number') out.push(number(voice.language, Number(value)));
      else if (node.kind === 'seat') out.push({ seat: Number(value) });
      else if (value !== '') {
        render(voice, parse(voice.text(`${node.family}.${value}`)), params, counted, out);
      }
    }
  }
}

function renderCase(
  voice: Voice,
  node: Node & { kind: 'cases' },
  params: Params,
  out: Part[],
): void {
  const value = params[node.name] ?? '';
  const exact = node.cases.get(node.by === 'plural' ? `=${value}` : String(value));
  const category =
    node.by === 'plural' ? pluralRules(voice.language).select(Number(value)) : 'other';
  const chosen = exact ?? node.cases.get(category) ?? node.cases.get('other') ?? [];
  render(voice, chosen, params, node.by === 'plural' ? Number(value) : undefined, out);
}

/** Reads a message; a malformed one throws a `MessageError`, which a test over all texts sees. */
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
    if (kind === 'number' || kind === 'seat') return closed({ kind, name });
    expect(',');
    if (kind === 'term') return closed({ kind, name, family: word() });
    if (kind !== 'plural' && kind !== 'select') throw new MessageError(`${kind}? in: ${message}`);
    const cases = new Map<string, Node[]>();
    while (take('}') === undefined) {
      const label = word();
      expect('{');
      cases.set(label, sequence('case'));
      expect('}');
    }
    if (!cases.has('other')) throw new MessageError(`no "other" in: ${message}`);
    return { kind: 'cases', by: kind, name, cases };
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

/** The names a message asks for, those of its cases too. */
export function paramNames(message: string): Set<string> {
  const names = new Set<string>();
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if ('name' in node) names.add(node.name);
      if (node.kind === 'cases') for (const inner of node.cases.values()) visit(inner);
    }
  };
  visit(parse(message));
  return names;
}

const formats = new Map<string, Intl.NumberFormat>();
export function number(language: string, value: number): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}

const plurals = new Map<string, Intl.PluralRules>();
function pluralRules(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}
