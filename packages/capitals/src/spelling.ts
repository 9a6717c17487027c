// Moves as any JSON spells them: the fields of each type, nothing missing and nothing extra.

import { isTile } from './tiles/index.ts';
import type { Move, MoveType } from './types.ts';

type Field = (value: unknown) => boolean;

/** No city grows that far; larger whole numbers are not cells. */
const FAR = 64;
const place: Field = value =>
  Number.isInteger(value) && Math.abs(value as number) < FAR && !Object.is(value, -0);
const index: Field = value => place(value) && (value as number) >= 0;
const oneOf =
  (...values: readonly unknown[]): Field =>
  value =>
    values.some(other => Object.is(other, value));
const tile: Field = value => typeof value === 'string' && isTile(value);

interface Spelling {
  readonly fields: readonly (readonly [name: string, fits: Field])[];
  /** Names of fields that may be left out. */
  readonly optional?: readonly string[];
}

const cell = [
  ['x', place],
  ['y', place],
] as const;

const SPELLINGS: Readonly<Record<Exclude<MoveType, 'undo' | 'restart'>, Spelling>> = {
  pickColumn: { fields: [['column', oneOf(1, 2, 3, 4, 5, 6)]] },
  takeTile: { fields: [['tile', tile]] },
  placeTile: { fields: cell },
  resolve: {
    fields: [
      ['effect', index],
      ['building', index],
    ],
    optional: ['building'],
  },
  resolveRest: { fields: [] },
  activate: { fields: [['building', index]] },
  useTourist: { fields: [['tourist', index]] },
  pay: { fields: [] },
  takeBonus: { fields: [['bonus', oneOf('energy', 'progress', 'economy')]] },
  moveToken: { fields: [['token', oneOf(0, 1)], ...cell] },
  buildProsperity: { fields: [['tile', tile], ...cell] },
  buildLake: { fields: [['tile', tile], ...cell] },
  done: { fields: [] },
};

/** The move of a type that a record spells, as an object of our own. */
export function spell<Type extends keyof typeof SPELLINGS>(
  type: Type,
  input: Readonly<Record<string, unknown>>,
): Extract<Move, { type: Type }> | undefined {
  const { fields, optional } = SPELLINGS[type];
  const move: Record<string, unknown> = { type };
  let known = 1;
  for (const [name, fits] of fields) {
    if (!Object.hasOwn(input, name)) {
      if (optional?.includes(name)) continue;
      return undefined;
    }
    if (!fits(input[name])) return undefined;
    move[name] = input[name];
    known += 1;
  }
  const added = Object.keys(input).length !== known;
  return added ? undefined : (move as Extract<Move, { type: Type }>);
}
