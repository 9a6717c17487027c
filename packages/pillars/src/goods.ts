// Gold, points and cubes change hands here and nowhere else: ceilings, floors, shortfalls.
import {
  CUBE_LIMIT,
  type Cube,
  GOLD_CEILING,
  GOLD_PER_POINT_LOST,
  type Good,
  type Goods,
  type Source,
} from './data.ts';
import { cubeCount, pointsOf } from './table.ts';
import type { Player } from './types.ts';

/**
 * Adds goods (or, below zero, takes them) and says what really changed: gold stops at 30 (P-3.3.3)
 * and nothing falls below 0 (A20). `source` is where points are written down, if there are any.
 */
export function gain(player: Player, goods: Goods, source: Source = 'start'): Goods {
  const changed: Partial<Record<Good, number>> = {};
  for (const name in goods) {
    const good = name as Good;
    const change = change1(player, good, goods[good] ?? 0, source);
    if (change !== 0) changed[good] = change;
  }
  return changed;
}

function change1(player: Player, good: Good, amount: number, source: Source): number {
  if (good === 'points') {
    const change = Math.max(amount, -pointsOf(player));
    if (change !== 0) {
      player.sheet = { ...player.sheet, [source]: (player.sheet[source] ?? 0) + change };
    }
    return change;
  }
  const held = good === 'gold' ? player.gold : player.cubes[good];
  const ceiling = good === 'gold' ? GOLD_CEILING : Number.POSITIVE_INFINITY;
  const after = Math.min(Math.max(held + amount, 0), ceiling);
  if (good === 'gold') player.gold = after;
  else player.cubes = { ...player.cubes, [good]: after };
  return after - held;
}

export function negative(goods: Goods): Goods {
  const taken: Partial<Record<Good, number>> = {};
  for (const good in goods) taken[good as Good] = -(goods[good as Good] ?? 0);
  return taken;
}

/** P-3.1.5, P-3.9.4: pays what there is; every full pair of gold missing costs a point. */
export function payOrLose(player: Player, due: number, source: Source): Goods {
  const missing = Math.max(due - player.gold, 0);
  const lost = Math.floor(missing / GOLD_PER_POINT_LOST);
  return gain(player, { gold: missing - due, points: -lost }, source);
}

/** P-3.1.5 for gold, A20 for points. */
export function lose(player: Player, goods: Goods, source: Source): Goods {
  const { gold, ...others } = goods;
  const paid = gold === undefined ? {} : payOrLose(player, gold, source);
  return { ...gain(player, negative(others), source), ...paid };
}

/** Whether a player has all of it; nothing is ever paid in points. */
export function has(player: Player, goods: Omit<Goods, 'points'>): boolean {
  for (const good in goods) {
    const wanted = goods[good as Cube | 'gold'] ?? 0;
    const held = good === 'gold' ? player.gold : player.cubes[good as Cube];
    if (held < wanted) return false;
  }
  return true;
}

/** P-3.13.7: cubes that must go back. */
export function surplusOf(player: Player): number {
  return Math.max(cubeCount(player) - CUBE_LIMIT, 0);
}
