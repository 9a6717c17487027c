// Every possible move. The game is finite: anything else is not a move.
import { isRecord } from '@loggia/kernel';
import { allDeeds } from './actions/index.ts';
import { ACTIONS, type Action, END_CARDS, FULL_STACK, STREETS } from './data.ts';
import type { Move, MoveType } from './types.ts';

const freeze = <T extends object>(move: T): Readonly<T> => Object.freeze(move);

export const KEEP_END_CARD = END_CARDS.map(card => freeze({ type: 'keepEndCard', card } as const));

export const TAKE_START_CARD = byAction(card => freeze({ type: 'takeStartCard', card } as const));

export const PLACE_DISC = STREETS.flatMap(street => [
  freeze({ type: 'placeDisc', street, disc: 'coloured' } as const),
  freeze({ type: 'placeDisc', street, disc: 'white' } as const),
]);

export const USE_SLOT = byAction(action =>
  allDeeds(action).map(deed => freeze({ type: 'useSlot', ...deed } as const)),
);

export const PLAY_CARD = byAction(action =>
  allDeeds(action).map(deed => freeze({ type: 'playCard', ...deed } as const)),
);

export const GIVE_UP_SLOT = byAction(action => freeze({ type: 'giveUpSlot', action } as const));

export const DRAW_FOR_SLOT = byAction(action => freeze({ type: 'drawForSlot', action } as const));

export const REPLACE_DISC = STREETS.flatMap(street =>
  Array.from({ length: FULL_STACK }, (_, index) =>
    freeze({ type: 'replaceDisc', street, position: index + 1 } as const),
  ),
);

export const DONE = freeze({ type: 'done' } as const);
export const UNDO = freeze({ type: 'undo' } as const);
export const RESTART = freeze({ type: 'restart' } as const);

const BY_TYPE: Readonly<Record<MoveType, readonly Move[]>> = {
  keepEndCard: KEEP_END_CARD,
  takeStartCard: Object.values(TAKE_START_CARD),
  placeDisc: PLACE_DISC,
  useSlot: Object.values(USE_SLOT).flat(),
  giveUpSlot: Object.values(GIVE_UP_SLOT),
  drawForSlot: Object.values(DRAW_FOR_SLOT),
  playCard: Object.values(PLAY_CARD).flat(),
  done: [DONE],
  replaceDisc: REPLACE_DISC,
  undo: [UNDO],
  restart: [RESTART],
};
export const MOVE_TYPES = Object.keys(BY_TYPE) as MoveType[];

export const ALL_MOVES: readonly Move[] = Object.values(BY_TYPE).flat();

const ALL: ReadonlySet<unknown> = new Set(ALL_MOVES);

/** The move that any JSON matches exactly, nothing missing and nothing extra. */
export function findMove(input: unknown): Move | undefined {
  if (ALL.has(input)) return input as Move;
  if (!isRecord(input) || !Object.hasOwn(input, 'type')) return undefined;
  const { type } = input;
  if (typeof type !== 'string' || !Object.hasOwn(BY_TYPE, type)) return undefined;
  return BY_TYPE[type as MoveType].find(move => spells(input, move));
}

/** The same for one type of move, whose rule is only given input of its own type. */
export function spelledAs<T extends MoveType>(_type: T) {
  return (input: unknown) => findMove(input) as Extract<Move, { type: T }> | undefined;
}

function spells(input: Record<string, unknown>, move: Move): boolean {
  const keys = Object.keys(move) as (keyof Move)[];
  return (
    Object.keys(input).length === keys.length &&
    keys.every(key => Object.hasOwn(input, key) && sameValue(input[key], move[key]))
  );
}

function sameValue(given: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return given === wanted;
  return (
    Array.isArray(given) &&
    given.length === wanted.length &&
    wanted.every((item, index) => given[index] === item)
  );
}

function byAction<T>(of: (action: Action) => T): Readonly<Record<Action, T>> {
  return Object.fromEntries(ACTIONS.map(action => [action, of(action)])) as Record<Action, T>;
}
