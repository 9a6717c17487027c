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

/** Whether there are this many fields, the type included. */
const hasFields = (fields: Fields, all: number) => Object.keys(fields).length === all;

/** By type: the move that a record of that type spells, as an object of our own. */
export const SPELLINGS: {
  readonly [Type in Exclude<MoveType, 'undo' | 'restart'>]: (
    fields: Fields,
  ) => MoveOf<Type> | undefined;
} = {
  pickColumn(fields) {
    const { column } = fields;
    return hasFields(fields, 2) && isColumn(column) ? { type: 'pickColumn', column } : undefined;
  },
  takeTile(fields) {
    const { tile } = fields;
    return hasFields(fields, 2) && isAnyTile(tile) ? { type: 'takeTile', tile } : undefined;
  },
  placeTile(fields) {
    const { x, y } = fields;
    const fits = hasFields(fields, 3) && isPlace(x) && isPlace(y);
    return fits ? { type: 'placeTile', x, y } : undefined;
  },
  resolve(fields) {
    const { effect, building } = fields;
    if (!isIndex(effect)) return undefined;
    if (building === undefined)
      return hasFields(fields, 2) ? { type: 'resolve', effect } : undefined;
    const fits = hasFields(fields, 3) && isIndex(building);
    return fits ? { type: 'resolve', effect, building } : undefined;
  },
  resolveRest: fields => (hasFields(fields, 1) ? { type: 'resolveRest' } : undefined),
  activate(fields) {
    const { building } = fields;
    return hasFields(fields, 2) && isIndex(building) ? { type: 'activate', building } : undefined;
  },
  useTourist(fields) {
    const { tourist } = fields;
    return hasFields(fields, 2) && isIndex(tourist) ? { type: 'useTourist', tourist } : undefined;
  },
  pay: fields => (hasFields(fields, 1) ? { type: 'pay' } : undefined),
  takeBonus(fields) {
    const { bonus } = fields;
    return hasFields(fields, 2) && isBonus(bonus) ? { type: 'takeBonus', bonus } : undefined;
  },
  moveToken(fields) {
    const { token, x, y } = fields;
    const fits = hasFields(fields, 4) && isToken(token) && isPlace(x) && isPlace(y);
    return fits ? { type: 'moveToken', token, x, y } : undefined;
  },
  buildProsperity(fields) {
    const { tile, x, y } = fields;
    const fits = hasFields(fields, 4) && isAnyTile(tile) && isPlace(x) && isPlace(y);
    return fits ? { type: 'buildProsperity', tile, x, y } : undefined;
  },
  buildLake(fields) {
    const { tile, x, y } = fields;
    const fits = hasFields(fields, 4) && isAnyTile(tile) && isPlace(x) && isPlace(y);
    return fits ? { type: 'buildLake', tile, x, y } : undefined;
  },
  done: fields => (hasFields(fields, 1) ? { type: 'done' } : undefined),
};
