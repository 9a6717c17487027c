// A plugin for boardgame.io: moves work on a plain copy of the state instead of an Immer draft.
import { clone, isRecord } from '@loggia/kernel';
import type { Game } from './boardgame-io.ts';

type Plugin = NonNullable<Game['plugins']>[number];
type Holder = Pick<Game, 'moves'>;
type RawMove = (context: { G: unknown }, details: unknown) => unknown;

/** Puts the unchanged parts of `before` into `after`, as Immer would have kept them. */
function shareEqualParts(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!isContainer(before) || !isContainer(after)) return false;
  if (Array.isArray(after)) return Array.isArray(before) && shareItems(before, after);
  return !Array.isArray(before) && shareFields(before, after);
}

function shareItems(before: unknown[], after: unknown[]): boolean {
  let same = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    if (isContainer(is) && shareEqualParts(was, is)) after[i] = was;
    else same = false;
  }
  return same;
}

function shareFields(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  const keys = Object.keys(after);
  let same = true;
  for (const key of keys) {
    const was = before[key];
    const is = after[key];
    if (was === is && (is !== undefined || Object.hasOwn(before, key))) continue;
    if (isContainer(is) && shareEqualParts(was, is)) after[key] = was;
    else same = false;
  }
  return same && keys.length === Object.keys(before).length;
}

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null;
}

/**
 * Drafts cost three times as much as the rest of the reducer; copying a state of a few kilobytes
 * costs next to nothing. The rules work on both.
 */
export function plainMoves(holders: readonly Holder[]): Plugin {
  const moves = new Map<string, RawMove>();
  for (const holder of holders) {
    for (const [name, move] of Object.entries(holder.moves ?? {})) {
      moves.set(name, (typeof move === 'object' ? move.move : move) as RawMove);
    }
  }
  return {
    name: 'plain-moves',
    // Wraps around Immer's own wrapper, which is then never called.
    fnWrap(method, kind) {
      if (String(kind) !== 'MOVE') return method;
      return (context, ...args) => {
        const [move] = args;
        const raw = isRecord(move) ? moves.get(String(move.type)) : undefined;
        if (raw === undefined) return method(context, ...args);
        const G = clone(context.G);
        const result = raw({ ...context, G }, move);
        if (result !== undefined) return result;
        shareEqualParts(context.G, G);
        // boardgame.io's hooks come after this; Immer would freeze every leaf of anything not
        // frozen.
        return Object.freeze(G);
      };
    },
  };
}
