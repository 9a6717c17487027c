// Randomness as the rules see it, and a fast seeded generator for tests, bots and fuzzers (sfc32).

/**
 * What a number is drawn for: things that are public at once (set-up, dice), or things that stay
 * hidden for a while (decks, bags, hands). At a real table each name is a stream with its own key,
 * so the numbers of one reveal nothing about the other.
 */
export const STREAMS = ['shown', 'hidden'] as const;
export type StreamName = (typeof STREAMS)[number];

/** The only source of randomness. */
export interface Random {
  /** The next number, uniformly distributed over [0, 1). */
  next(): number;
  /** A whole number from 0 up to, not including, `count`; a range up to 2^32. */
  below(count: number): number;
  /** The stream of that name. Without a name, numbers are drawn from `hidden`. */
  stream(name: StreamName): Random;
}

/** Randomness from one sequence of numbers, whichever stream is asked for. */
export function oneStream(next: () => number): Random {
  const random: Random = {
    next,
    below: count => Math.floor(next() * count),
    stream: () => random,
  };
  return random;
}

/**
 * Randomness inside boardgame.io: the table's own, which a plugin provides as `chance`.
 * boardgame.io's generator can be guessed; matches that began with it continue with it.
 */
export function chanceOf(context: object): Random {
  if ('chance' in context) return context.chance as Random;
  const { random } = context as { random: { Number(): number } };
  return oneStream(() => random.Number());
}

/** The state of a generator. A secret: it reveals every future shuffle. */
export type RandomState = readonly [number, number, number, number];

export interface SeededRandom extends Random {
  state(): RandomState;
}

/** A generator from a seed, or one that continues from a saved state. */
export function seededRandom(seed: string | number | RandomState): SeededRandom {
  let [a, b, c, counter] = typeof seed === 'object' ? seed : spread(String(seed));

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  if (typeof seed !== 'object') for (let i = 0; i < 15; i++) next();
  return { ...oneStream(next), state: () => [a, b, c, counter] };
}

/** Four well-mixed words from a text (FNV-1a, then an avalanche per word). */
function spread(text: string): [number, number, number, number] {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [word(), word(), word(), 1];
}

/** A whole number from 0 up to, not including, `count`. */
export function below(random: Random, count: number): number {
  return random.below(count);
}

/** One of the items; they must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T;
}

/** Shuffles in place, every order equally likely. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}
