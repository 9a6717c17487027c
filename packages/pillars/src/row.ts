// One move type as a row: every possible spelling, the objections to one, and its effect.
import { type Fields, findMove, type MoveRule, type Seat, type Tools } from '@loggia/kernel';
import { MAX_PLAYERS } from './data.ts';
import { type Refusal, refuse } from './errors.ts';
import { type Phase, type Play, phaseOf } from './part.ts';
import { playerOf } from './table.ts';
import type { Event, MoveOf, MoveType, State, View } from './types.ts';

/** The kinds of decisions, each in its phase; an answered one waits to be confirmed. */
export const DECISIONS = {
  pick: 'cards',
  dismissHired: 'cards',
  cardsDone: 'cards',
  redraw: 'builders',
  place: 'builders',
  buildersDone: 'builders',
  bishop: 'resolution',
  cloak: 'resolution',
  cube: 'resolution',
  waiver: 'resolution',
  dismiss: 'resolution',
  trade: 'resolution',
  build: 'resolution',
  keep: 'resolution',
  resolutionDone: 'resolution',
} as const satisfies Record<string, Exclude<Phase, 'over'>>;
export type Decision = keyof typeof DECISIONS;
export const ALL_DECISIONS = Object.keys(DECISIONS) as Decision[];

/** The decision a seat that is asked something has to make. */
export function decisionOf(known: View, seat: Seat): Decision {
  const { asked, answered } = playerOf(known, seat);
  if (asked === 'nothing') throw new RangeError(`seat ${seat} is asked nothing`);
  const phase = phaseOf(known.part);
  if (answered && phase !== 'over') return `${phase}Done`;
  return asked === 'dismiss' && phase === 'cards' ? 'dismissHired' : asked;
}

const OWN = [
  ...['asked', 'answered', 'gold', 'sheet', 'cubes', 'craftsmen', 'advantages', 'resources'],
  ...['traded', 'used'],
];
const SHARED = [
  ...['offer', 'passed', 'drawn', 'bag', 'parked', 'aside', 'firstPlaced', 'builders'],
  ...['kingsbridge', 'shiring', 'averted', 'market', 'trader'],
];

/** Everything a move may change until it is confirmed, by the seat that plays it. */
const UNDOABLE = Array.from(
  { length: MAX_PLAYERS },
  (_, seat): Fields => ({
    paths: [...OWN.map(field => ['players', seat, field]), ...SHARED.map(field => [field])],
    read(state: State) {
      const own = playerOf(state, seat);
      return [
        own.asked,
        own.answered,
        own.gold,
        own.sheet,
        own.cubes,
        own.craftsmen,
        own.advantages,
        own.resources,
        own.traded,
        own.used,
        state.offer,
        state.passed,
        state.drawn,
        state.bag,
        state.parked,
        state.aside,
        state.firstPlaced,
        state.builders,
        state.kingsbridge,
        state.shiring,
        state.averted,
        state.market,
        state.trader,
      ];
    },
  }),
);

interface Row<T extends MoveType> {
  readonly at: Decision | readonly Decision[];
  /** Every possible move of this type. */
  readonly all: readonly MoveOf<T>[];
  /** Those worth considering in a position; all of them if absent. */
  candidates?(known: View, seat: Seat): readonly MoveOf<T>[];
  /** The objection to a move of this type, in its own decision. */
  obstacle?(known: View, seat: Seat, move: MoveOf<T>): Refusal | undefined;
  /** It can be undone; if absent, it is final. */
  readonly undoable?: true;
  readonly simultaneous?: true;
  /** Whether nothing can be undone after it, although it is undoable. */
  final?(known: View, seat: Seat): boolean;
  /**
   * The reason against it when nothing of the kind is asked, if there is a better one than that.
   */
  notNow?(known: View, seat: Seat): Refusal | undefined;
  carryOut(play: Play, seat: Seat, move: MoveOf<T>): void;
}

export function row<T extends MoveType>({
  at,
  all,
  candidates = () => all,
  obstacle,
  undoable,
  simultaneous,
  final,
  notNow = answeredAlready,
  carryOut,
}: Row<T>): MoveRule<View, State, MoveOf<T>, Event, Decision> {
  const known: ReadonlySet<unknown> = new Set(all);
  return {
    stage: at,
    secret: false,
    ...(simultaneous && { simultaneous }),
    ...(final && { final }),
    choices: (table, seat) =>
      obstacle === undefined
        ? candidates(table, seat)
        : candidates(table, seat).filter(move => obstacle(table, seat, move) === undefined),
    spell: input => (known.has(input) ? (input as MoveOf<T>) : findMove(all, input)),
    check(table, seat, move) {
      const code = obstacle?.(table, seat, move);
      if (code !== undefined) refuse(code);
    },
    notNow(table, seat) {
      const code = notNow(table, seat);
      if (code !== undefined) refuse(code);
    },
    ...(undoable && { keeps: (_state: State, seat: Seat) => UNDOABLE[seat] ?? [] }),
    carryOut: (state: State, seat: Seat, move: MoveOf<T>, { random, emit }: Tools<Event>) =>
      carryOut({ state, random, emit }, seat, move),
  };
}

function answeredAlready(known: View, seat: Seat): Refusal | undefined {
  return playerOf(known, seat).answered ? 'move.answered' : undefined;
}

/** The seat has decided; `done` continues. */
export function answer(known: View, seat: Seat): void {
  playerOf(known, seat).answered = true;
}
