// What a player would try at an unlit spot: the rules are asked for their reason against it.
import { type Cell, type Move, stageOf, type View } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { type Choice, cellTarget, movableTokens } from './choice.ts';

interface Asked {
  view: View;
  seat: Seat | null;
  legal: readonly Move[];
  choice: Choice | undefined;
}

/**
 * A cell for the tile in hand, a tile of the reader's city to activate, or one of its tokens to
 * move.
 */
export function triedAt({ view, seat, legal, choice }: Asked, target: string): Move | undefined {
  const [kind, ...numbers] = target.split('.');
  const [first = 0, second = 0] = numbers.map(Number);
  if (kind === 'cell') return buildAt(view, choice, { x: first, y: second });
  if (kind === 'token') return first === seat ? liftOff(view, legal, second) : undefined;
  const isExecutive = stageOf(view) === 'executive' && view.work.step === 'idle';
  return kind === 'building' && seat !== null && isExecutive && choice === undefined
    ? { type: 'activate', building: first }
    : undefined;
}

/** A token that stays where it is; one that may move is offered its corners instead. */
function liftOff(view: View, legal: readonly Move[], second: number): Move | undefined {
  const token = second === 0 ? 0 : 1;
  if (stageOf(view) !== 'administrative' || movableTokens(legal).includes(token)) return undefined;
  return { type: 'moveToken', token, x: 0, y: 0 };
}

function buildAt({ work }: View, choice: Choice | undefined, { x, y }: Cell): Move | undefined {
  if (work.step === 'placing') return { type: 'placeTile', x, y };
  if (choice?.kind !== 'prosperity') return undefined;
  const { deed, tile } = choice;
  return deed === 'buildLake' ? { type: deed, tile, x, y } : { type: deed, tile, x, y };
}

/** The cells of a plan that are neither built on nor offered. */
export function otherCells(
  plan: { left: number; top: number; columns: number; rows: number },
  city: readonly Cell[],
  offered: readonly Cell[],
): Cell[] {
  const known = new Set([...city, ...offered].map(cellTarget));
  const cells = Array.from({ length: plan.columns * plan.rows }, (_, index) => ({
    x: plan.left + (index % plan.columns),
    y: plan.top + Math.floor(index / plan.columns),
  }));
  return cells.filter(cell => !known.has(cellTarget(cell)));
}
