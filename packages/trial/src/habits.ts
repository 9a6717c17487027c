// Play that goes where few games went: habits that led to rarely seen rules are tried again.
import { type Policy, pick, type Random, type Seat, type Typed } from '@loggia/kernel';
import type { Subject } from './subject.ts';

/** How much a seat likes each trait of a move; 0 if not named. */
type Habits = Map<string, number>;

/** How often each branch of the rules was reached. */
type Counts = Map<string, number>;

/** What a run has seen so far: how often each branch of the rules, and which play led there. */
export interface Sightings {
  branches: Counts;
  /** Habits that reached rare rules, and how rare those were at the time. */
  pool: { habits: Habits[]; rarity: number }[];
}

export function noSightings(): Sightings {
  return { branches: new Map(), pool: [] };
}

const LIKINGS = [-8, -3, -1, 1, 3, 8];
const POOL = 40;

/** Habits for a game: new ones, or a variation of some that proved worthwhile. */
export function habitsFor(
  subject: Subject,
  { pool }: Sightings,
  players: number,
  random: Random,
): Habits[] {
  const proven = pool[Math.floor(random.next() ** 2 * pool.length)]?.habits ?? [];
  const model = random.next() < 0.7 ? proven : [];
  const common = model.length > 0 ? undefined : freshHabits(subject, random);
  return Array.from({ length: players }, (_, seat) => {
    const habits = new Map(model[seat] ?? common ?? []);
    for (const [trait, liking] of freshHabits(subject, random)) {
      if (random.next() < 0.2) habits.set(trait, liking);
    }
    return habits;
  });
}

function freshHabits({ likes, manifest }: Subject, random: Random): Habits {
  const all = likes?.all ?? [...manifest.traits.keys()];
  const traits = all.filter(() => random.next() < 0.5);
  return new Map(traits.map(trait => [trait, pick(random, LIKINGS)]));
}

/** Keeps the habits of a game if the rules it reached are rare enough among all games so far. */
export function learn({ pool, branches }: Sightings, habits: Habits[], met: ReadonlySet<string>) {
  let rarity = 0;
  for (const branch of met) rarity += 1 / (branches.get(branch) ?? 1);
  for (const entry of pool) entry.rarity *= 0.98;
  pool.push({ habits, rarity });
  pool.sort((a, b) => b.rarity - a.rarity);
  pool.length = Math.min(pool.length, POOL);
}

/** Chooses by liking: every point makes a move e times as likely. Undoes now and then. */
export function byHabit(
  { likes, manifest: { module } }: Subject,
  state: unknown,
  habits: readonly Habits[],
): Policy<Typed> {
  const traitsOf = (seat: Seat, move: Typed) => likes?.of(state, seat, move) ?? wordsOf(move);
  return (moves, seat, random) => {
    const own = habits[seat] ?? new Map<string, number>();
    const back = moves.filter(module.takesBack);
    if (back.length > 0 && random.next() < 0.03) return pick(random, back);
    const forward = moves.filter(move => !back.includes(move));
    const weights = forward.map(move => {
      let liking = 0;
      for (const trait of traitsOf(seat, move)) liking += own.get(trait) ?? 0;
      return Math.exp(liking);
    });
    let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
    const chosen = weights.findIndex(weight => {
      left -= weight;
      return left < 0;
    });
    return forward[chosen] ?? pick(random, moves);
  };
}

/** The words of a move, and whether it holds much or little. */
export function wordsOf(move: Typed): string[] {
  return Object.values(move).flatMap(value => {
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? [value.length > 1 ? 'much' : 'little', ...value] : [];
  });
}
