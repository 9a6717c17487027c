// Play that goes where few games went: habits that led to rarely seen rules are tried again.
import { type Policy, pick, type Random, type Seat } from '@loggia/kernel';
import { calimala, type Move, type State } from '../src/index.ts';
import type { Counts } from './policies.ts';

/** How much a seat likes each trait of a move; what is not named leaves it cold. */
type Habits = Map<string, number>;

export interface Explorer {
  /** Habits that met rare rules, and how rare those were when they met them. */
  pool: { habits: Habits[]; rarity: number }[];
}

const LIKINGS = [-8, -3, -1, 1, 3, 8];
const POOL = 40;

/** Habits for a game: fresh ones, or a variation of some that proved worthwhile. */
export function habitsFor({ pool }: Explorer, players: number, random: Random): Habits[] {
  const proven = pool[Math.floor(random.next() ** 2 * pool.length)]?.habits ?? [];
  const model = random.next() < 0.7 ? proven : [];
  const common = model.length > 0 ? undefined : freshHabits(random);
  return Array.from({ length: players }, (_, seat) => {
    const habits = new Map(model[seat] ?? common ?? []);
    for (const [trait, liking] of freshHabits(random)) {
      if (random.next() < 0.2) habits.set(trait, liking);
    }
    return habits;
  });
}

function freshHabits(random: Random): Habits {
  const traits = [...TRAITS].filter(() => random.next() < 0.5);
  return new Map(traits.map(trait => [trait, pick(random, LIKINGS)]));
}

/** Keeps the habits of a game if the rules it met are rare enough among all games so far. */
export function learn(
  { pool }: Explorer,
  habits: Habits[],
  met: ReadonlySet<string>,
  seen: Counts,
): void {
  let rarity = 0;
  for (const branch of met) rarity += 1 / (seen.get(branch) ?? 1);
  for (const entry of pool) entry.rarity *= 0.98;
  pool.push({ habits, rarity });
  pool.sort((a, b) => b.rarity - a.rarity);
  pool.length = Math.min(pool.length, POOL);
}

/** Chooses by liking: every step of it makes a move e times as likely. Takes back now and then. */
export function byHabit(state: State, habits: Habits[]): Policy<Move> {
  return (moves, seat, random) => {
    const own = habits[seat] ?? new Map<string, number>();
    const back = moves.filter(calimala.takesBack);
    if (back.length > 0 && random.next() < 0.03) return pick(random, back);
    const forward = moves.filter(move => !back.includes(move));
    const weights = forward.map(move => {
      let liking = 0;
      for (const trait of traitsOf(state, seat, move)) liking += own.get(trait) ?? 0;
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

const TRAITS = [
  ...['white', 'coloured', 'height 0', 'height 1', 'height 2', 'height 3'],
  ...['under white', 'under own', 'under other', 'top own', 'top other'],
  ...['useSlot', 'giveUpSlot', 'drawForSlot', 'playCard', 'replaceDisc'],
  ...['wood', 'brick', 'marble', 'build', 'artwork', 'weave', 'ship', 'transport', 'contribute'],
  ...['palazzoVecchio', 'sanMiniato', 'lisbon', 'troyes', 'house', 'workshop', 'much', 'little'],
] as const;

function traitsOf(state: State, seat: Seat, move: Move): string[] {
  if (move.type === 'placeDisc') {
    const stack = state.stacks[move.street - 1] ?? [];
    const owner = (disc: unknown) => (disc === 'white' ? disc : disc === seat ? 'own' : 'other');
    const traits: string[] = [move.disc, `height ${stack.length}`];
    if (stack.length > 0) traits.push(`top ${owner(stack.at(-1))}`);
    if (stack.length === 3) traits.push(`under ${owner(stack[0])}`);
    return traits;
  }
  const traits: string[] = [];
  for (const [key, value] of Object.entries(move)) {
    if (typeof value === 'string') traits.push(key === 'type' ? move.type : value);
    else if (Array.isArray(value)) traits.push(value.length > 1 ? 'much' : 'little', ...value);
  }
  return traits;
}
