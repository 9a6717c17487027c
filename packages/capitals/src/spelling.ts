// Moves as any JSON spells them: the fields of each type, nothing missing and nothing extra.
import { COLUMNS, type Column } from './data.ts';
import { type EraTileId, isTile, type ProsperityId } from './tiles/index.ts';
import type { Bonus, Move, MoveType } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;
type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;

/** No city grows that far; larger whole numbers are not cells. */
const FAR = 64;
const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < FAR && !Object.is(value, -0);
const isIndex = (value: unknown): value is number => isPlace(value) && value >= 0;
const isToken = (value: unknown): value is 0 | 1 => value === 1 || Object.is(value, 0);
const isColumn = (value: unknown): value is Column => COLUMNS.includes(value as Column);
const isBonus = (value: unknown): value is Bonus =>
  value === 'energy' || value === 'progress' || value === 'economy';
/** Whether it is one that lies there is for the rules to say. */
const isAnyTile = (value: unknown): value is EraTileId & ProsperityId =>
  typeof value === 'string' && isTile(value);

const SPELLINGS: {
  readonly [Type in Exclude<MoveType, 'undo' | 'restart'>]: (
    fields: Fields,
  ) => MoveOf<Type> | undefined;
} = {
  pickColumn: ({ column }) => (isColumn(column) ? { type: 'pickColumn', column } : undefined),
  takeTile: ({ tile }) => (isAnyTile(tile) ? { type: 'takeTile', tile } : undefined),
  placeTile: ({ x, y }) => (isPlace(x) && isPlace(y) ? { type: 'placeTile', x, y } : undefined),
  resolve({ effect, building }) {
    if (!isIndex(effect)) return undefined;
    if (building === undefined) return { type: 'resolve', effect };
    return isIndex(building) ? { type: 'resolve', effect, building } : undefined;
  },
  resolveRest: () => ({ type: 'resolveRest' }),
  activate: ({ building }) => (isIndex(building) ? { type: 'activate', building } : undefined),
  useTourist: ({ tourist }) => (isIndex(tourist) ? { type: 'useTourist', tourist } : undefined),
  pay: () => ({ type: 'pay' }),
  takeBonus: ({ bonus }) => (isBonus(bonus) ? { type: 'takeBonus', bonus } : undefined),
  moveToken: ({ token, x, y }) =>
    isToken(token) && isPlace(x) && isPlace(y) ? { type: 'moveToken', token, x, y } : undefined,
  buildProsperity: ({ tile, x, y }) =>
    isAnyTile(tile) && isPlace(x) && isPlace(y)
      ? { type: 'buildProsperity', tile, x, y }
      : undefined,
  buildLake: ({ tile, x, y }) =>
    isAnyTile(tile) && isPlace(x) && isPlace(y) ? { type: 'buildLake', tile, x, y } : undefined,
  done: () => ({ type: 'done' }),
};

/** The move of a type that a record spells, as an object of our own. */
export function spell<Type extends keyof typeof SPELLINGS>(
  type: Type,
  input: Fields,
): MoveOf<Type> | undefined {
  const move = SPELLINGS[type](input);
  if (move === undefined) return undefined;
  return Object.keys(input).length === Object.keys(move).length ? move : undefined;
}
