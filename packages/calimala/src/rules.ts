// The moves of the game, one row each: when, which, and what they do. Everything else follows from
// these.
import { declareRules, type MoveRule, type Seat, type Tools } from '@loggia/kernel';
import { CHECKS } from './check.ts';
import { keepEndCard, takeStartCard } from './draft.ts';
import { refuse } from './errors.ts';
import { takeBack } from './journal.ts';
import { CHOICES, forcedMove, onlyWay, toMove } from './legal.ts';
import { spelledAs } from './moves.ts';
import { replaceDisc } from './promotion.ts';
import { cityStep, playerOf } from './table.ts';
import {
  bringsCard,
  done,
  drawForSlot,
  endTurn,
  giveUpSlot,
  placeDisc,
  playCard,
  useSlot,
} from './turn.ts';
import type { Event, Move, MoveType, State, View } from './types.ts';

/** The kinds of decisions, each with the phase it belongs to. */
const STAGES = {
  choosing: 'endCards',
  startDraft: 'startDraft',
  city: 'city',
  activated: 'city',
  replacement: 'council',
} as const;
export type Stage = keyof typeof STAGES;

type Row<T extends MoveType> = MoveRule<View, State, Extract<Move, { type: T }>, Event, Stage>;

const TAKEN_BACK = { final: () => false } as const;

/** A row made of what the chapters say about its type, and what is special about it. */
function row<T extends MoveType>(
  type: T,
  stage: Stage,
  carryOut: (
    state: State,
    seat: Seat,
    move: Extract<Move, { type: T }>,
    tools: Tools<Event>,
  ) => void,
  more: Partial<Row<T>> = {},
): Row<T> {
  return {
    stage,
    secret: false,
    spell: spelledAs(type),
    choices: CHOICES[type],
    check: CHECKS[type],
    carryOut,
    ...more,
  };
}

const BACK = {
  takesBack: true,
  notNow({ activation }: View, seat: Seat) {
    if (activation?.seat !== seat) refuse('undo.over');
  },
} as const;

export const RULES = declareRules<View, State, Move, Event, Stage>({
  stages: STAGES,
  seats: ({ players }) => players.length,
  toMove,
  stageOf(known) {
    if (known.phase === 'endCards') return 'choosing';
    if (known.phase === 'startDraft') return 'startDraft';
    const step = cityStep(known);
    return step === 'place' ? 'city' : step === 'activate' ? 'activated' : 'replacement';
  },
  moves: {
    keepEndCard: row(
      'keepEndCard',
      'choosing',
      (state, seat, { card }, { emit }) => keepEndCard(state, seat, card, emit),
      {
        secret: true,
        simultaneous: true,
        notNow(known, seat) {
          const kept = playerOf(known, seat).kept;
          if (known.phase === 'endCards' && kept !== undefined) refuse('endCard.kept');
        },
      },
    ),
    takeStartCard: row('takeStartCard', 'startDraft', (state, seat, { card }, { random, emit }) =>
      takeStartCard(state, seat, card, random, emit),
    ),
    placeDisc: row(
      'placeDisc',
      'city',
      (state, seat, move, { emit }) => placeDisc(state, seat, move, emit),
      TAKEN_BACK,
    ),
    useSlot: row(
      'useSlot',
      'activated',
      (state, seat, move, { emit }) => useSlot(state, seat, move, emit),
      TAKEN_BACK,
    ),
    giveUpSlot: row(
      'giveUpSlot',
      'activated',
      (state, seat, move, { emit }) => giveUpSlot(state, seat, move, emit),
      TAKEN_BACK,
    ),
    drawForSlot: row(
      'drawForSlot',
      'activated',
      (state, seat, move, { random, emit }) => drawForSlot(state, seat, move, random, emit),
      { final: bringsCard },
    ),
    playCard: row(
      'playCard',
      'activated',
      (state, seat, move, { emit }) => playCard(state, seat, move, emit),
      TAKEN_BACK,
    ),
    done: row('done', 'activated', (state, seat, _move, { emit }) => done(state, seat, emit)),
    replaceDisc: row('replaceDisc', 'replacement', (state, seat, move, { emit }) => {
      replaceDisc(state, seat, move, emit);
      endTurn(state, emit);
    }),
    undo: row(
      'undo',
      'activated',
      (state, seat, _move, { emit }) => takeBack(state, seat, 1, emit),
      BACK,
    ),
    restart: row(
      'restart',
      'activated',
      (state, seat, _move, { emit }) => takeBack(state, seat, state.journal.length, emit),
      BACK,
    ),
  },
  onlyWay,
  settle(state, carryOut) {
    for (let forced = forcedMove(state); forced !== undefined; forced = forcedMove(state)) {
      carryOut(forced.seat, forced.move);
      // Nobody chose it, so nobody can undo it.
      state.journal = [];
    }
  },
});

export const { legal, check, apply } = RULES.module;
