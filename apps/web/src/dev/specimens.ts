// Made-up parameters for any message, so that every sentence can be read as it comes out.
import { type Params, parse } from '../i18n/message.ts';

type Node = ReturnType<typeof parse>[number];
type Of<Kind extends Node['kind']> = Extract<Node, { kind: Kind }>;

/** Numbers that show the plural forms of all our languages. */
const COUNTS = [1, 2, 5] as const;

/** One set of parameters per number; the reader is seat 0, who plays in the second. */
export function specimensOf(message: string, keys: readonly string[]): Params[] {
  return COUNTS.map((count, variant) => {
    const params: Record<string, string | number> = {};
    const fill = (node: Node) => {
      if (!('name' in node)) return;
      // A parameter that is shown within its own cases is more than the name of one.
      if ('cases' in node && node.cases !== undefined) {
        for (const inner of node.cases.values()) inner.forEach(fill);
      }
      params[node.name] ??= sample(node, count, variant, keys);
    };
    parse(message).forEach(fill);
    return params;
  });
}

function sample(
  node: Exclude<Node, Of<'text'> | Of<'hash'>>,
  count: number,
  variant: number,
  keys: readonly string[],
): string | number {
  switch (node.kind) {
    case 'seat':
      return variant === 1 ? '0' : '1';
    case 'seats':
      return ['1', '0', '0,1'][variant] ?? '1';
    case 'points':
      return ['1:3', '0:-2', '0:5,1:-1'][variant] ?? '1:3';
    case 'term':
      return termsOf(node.family, keys)[variant] ?? termsOf(node.family, keys)[0] ?? '';
    case 'terms':
      return termsOf(node.family, keys).slice(0, count).join();
    case 'amounts':
      return termsOf(node.family, keys)
        .slice(variant, variant + 2)
        .map((term, index) => `${term}:${index === 0 ? count : -count}`)
        .join();
    case 'cases':
      return node.by === 'plural' ? count : (caseOf(node, variant) ?? '');
    case 'value':
      return `‹${node.name}›`;
    default:
      return count;
  }
}

function caseOf({ cases }: Of<'cases'>, variant: number): string | undefined {
  const labels = [...cases.keys()].filter(label => label !== 'none');
  return labels[variant % labels.length];
}

/** The terms of a family: "capitals.tile" has "market", but not "market.hint". */
function termsOf(family: string, keys: readonly string[]): string[] {
  return keys
    .filter(key => key.startsWith(`${family}.`))
    .map(key => key.slice(family.length + 1))
    .filter(term => !term.includes('.'));
}
