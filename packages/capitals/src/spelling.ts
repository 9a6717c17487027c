// Moves as any JSON spells them: the fields of each type, nothing missing and nothing added.

import { TILES } from './tiles/index.ts';
import type { Move, MoveType } from './types.ts';

type Field = (value: unknown) => boolean;

/** No city grows that far; whole numbers beyond are no cells. */
const FAR = 64;
const place: Field = value =>
  Number.isInteger(value) && Math.abs(value as number) < FAR && !Object.is(value, -0);
const index: Field = value => place(value) && (value as number) >= 0;
const oneOf =
  (...values: readonly unknown[]): Field =>
  value =>
    values.includes(value);
const tile = oneOf(...TILES.map(({ id }) => id));

interface Spelling {
  readonly fields: Readonly<Record<string, Field>>;
  readonly optional?: Readonly<Record<string, Field>>;
}

const SPELLINGS: Readonly<Record<Exclude<MoveType, 'undo' | 'restart'>, Spelling>> = {
  pickColumn: { fields: { column: oneOf(1, 2, 3, 4, 5, 6) } },
  takeTile: { fields: { tile } },
  placeTile: { fields: { x: place, y: place } },
  resolve: { fields: { effect: index }, optional: { building: index } },
  resolveRest: { fields: {} },
  activate: { fields: { building: index } },
  useTourist: { fields: { tourist: index } },
  pay: { fields: {} },
  takeBonus: { fields: { bonus: oneOf('energy', 'progress', 'economy') } },
  moveToken: { fields: { token: oneOf(0, 1), x: place, y: place } },
  buildProsperity: { fields: { tile, x: place, y: place } },
  buildLake: { fields: { tile, x: place, y: place } },
  done: { fields: {} },
};

/** The move of a type that a record spells, as an object of our own. */
export function spell<Type extends keyof typeof SPELLINGS>(
  type: Type,
  input: Readonly<Record<string, unknown>>,
): Extract<Move, { type: Type }> | undefined {
  const { fields, optional = {} } = SPELLINGS[type];
  const move: Record<string, unknown> = { type };
  for (const [name, fits] of Object.entries(fields)) {
    if (!Object.hasOwn(input, name) || !fits(input[name])) return undefined;
    move[name] = input[name];
  }
  for (const [name, fits] of Object.entries(optional)) {
    if (!Object.hasOwn(input, name)) continue;
    if (!fits(input[name])) return undefined;
    move[name] = input[name];
  }
  const added = Object.keys(input).some(name => !Object.hasOwn(move, name));
  return added ? undefined : (move as Extract<Move, { type: Type }>);
}
