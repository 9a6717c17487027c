// What a report adds up to: where the game turned, and how everybody decided.
import type { BySeat, Seat } from '@loggia/kernel';
import type { Report } from './analyse.ts';
import type { Estimate } from './estimate.ts';
import type { Judged } from './judged.ts';

/** Smaller differences in the chance of winning are not worth mentioning. */
const LITTLE = 0.02;
/**
 * A turning point changes somebody's chance by at least this much, and there are only a handful.
 */
const TURN = 0.1;
const TURNS = 5;
/** How many decisions on either side show whether a change lasted. */
const LASTING = 3;

/** It cost more than a little, even allowing for luck in the judgement. */
export function isCostly({ instead }: Judged): boolean {
  return instead !== undefined && instead.worth.low > LITTLE;
}

function isFind({ find, ...judged }: Judged): boolean {
  return find !== undefined && find.low > LITTLE && !isCostly(judged);
}

export interface Summary {
  decisions: number;
  costly: number;
  /** The most costly decision, and the best one that did not look best at a glance. */
  worst?: Judged;
  best?: Judged;
}

export function summariesOf({ decisions, outcome }: Report): BySeat<Summary> {
  return outcome.map((_, seat) => {
    const own = decisions.filter(judged => judged.seat === seat);
    const costly = own.filter(isCostly);
    const worst = greatest(costly, ({ instead }) => instead?.worth.low ?? 0);
    const best = greatest(own.filter(isFind), ({ find }) => find?.low ?? 0);
    return {
      decisions: own.length,
      costly: costly.length,
      ...(worst && { worst }),
      ...(best && { best }),
    };
  });
}

export interface Turn {
  /** The moment before the move that changed the game. */
  at: Judged;
  /** Whose chance of winning changed most, and by how much. */
  seat: Seat;
  change: number;
}

/** The changes that lasted, only the greatest of those close together, in game order. */
export function turningPoints({ decisions, outcome }: Report): Turn[] {
  const end = outcome.map(value => ({ value, low: value, high: value }));
  const line = [...decisions.map(({ chances }) => chances), ...new Array(LASTING).fill(end)];
  const turns = decisions.flatMap((at, index): Turn[] => {
    const before = line.slice(Math.max(0, index + 1 - LASTING), index + 1);
    const after = line.slice(index + 1, index + 1 + LASTING);
    const changes = outcome.map((_, seat) => middle(after, seat) - middle(before, seat));
    const seat = greatest([...changes.keys()], one => Math.abs(changes[one] ?? 0)) ?? 0;
    const change = changes[seat] ?? 0;
    const isSeen = apart(at.chances[seat], line[index + 1]?.[seat]);
    return Math.abs(change) >= TURN && isSeen ? [{ at, seat, change }] : [];
  });
  const found: Turn[] = [];
  for (const turn of turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    const place = decisions.indexOf(turn.at);
    const isNew = found.every(({ at }) => Math.abs(decisions.indexOf(at) - place) >= LASTING);
    if (isNew && found.length < TURNS) found.push(turn);
  }
  return found.sort((a, b) => a.at.moves - b.at.moves);
}

/** The median, which a single flicker does not move. */
function middle(line: readonly BySeat<Estimate>[], seat: Seat): number {
  const values = line.map(chances => chances[seat]?.value ?? 0).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** Their intervals do not overlap. */
function apart(one: Estimate | undefined, other: Estimate | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.high < other.low || other.high < one.low;
}

function greatest<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  return items.toSorted((a, b) => worth(b) - worth(a))[0];
}
