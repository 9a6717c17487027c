// A toy game for the tests of declared rules: two seats take stones from a heap, or peek and draw.
import {
  declareRules,
  type Journal,
  openJournal,
  type Random,
  refusals,
  reopen,
  type Seat,
  seal,
  takingBack,
} from '../src/index.ts';

export interface Toy {
  heap: number;
  active: Seat;
  taken: [number, number];
  notes: { last?: number };
  journal: Journal<Move>;
}

export type Move =
  | { type: 'take'; stones: number; from: readonly string[] }
  | { type: 'roll' }
  | { type: 'pass' }
  | { type: 'undo' }
  | { type: 'restart' };

export type Event = { type: 'told'; seat: Seat; what: string; moves?: Move[] };

const refuse = refusals({
  'roll.heap': 'The heap of {heap} is too small to roll for.',
  'undo.rolled': 'The die was rolled.',
});

export function newToy(heap = 9): Toy {
  return { heap, active: 0, taken: [0, 0], notes: {}, journal: openJournal(0) };
}

const tell = (seat: Seat, what: string): Event => ({ type: 'told', seat, what });

export const toy = declareRules<Toy, Toy, Move, Event, 'turn' | 'last'>({
  stages: { turn: 'turn', last: 'turn' },
  seats: () => 2,
  toMove: ({ heap, active }) => (heap > 0 ? [active] : []),
  stageOf: ({ heap }) => (heap === 1 ? 'last' : 'turn'),
  journalOf: ({ journal }) => journal,
  moves: {
    take: {
      stage: ['turn', 'last'],
      secret: false,
      choices: ({ heap }) =>
        [1, 2]
          .filter(stones => stones <= heap)
          .map(stones => ({ type: 'take', stones, from: ['heap'] })),
      keeps: (_state, seat) => [['heap'], ['taken', seat], ['notes']],
      carryOut(state, seat, { stones }, { emit }) {
        state.heap -= stones;
        state.taken[seat] = (state.taken[seat] ?? 0) + stones;
        state.notes.last = stones;
        emit(tell(seat, 'took'));
      },
    },
    roll: {
      stage: 'turn',
      secret: true,
      choices: ({ heap }) => (heap > 3 ? [{ type: 'roll' }] : []),
      spell: input => (Object.keys(input).length === 1 ? { type: 'roll' } : undefined),
      check({ heap }) {
        if (heap <= 3) refuse('roll.heap', { heap });
      },
      keeps: () => [['heap']],
      final: () => true,
      carryOut(state, seat, _move, { random, emit }) {
        state.heap -= random.next() < 0.5 ? 1 : 2;
        seal(state.journal, 'undo.rolled');
        emit(tell(seat, 'rolled'));
      },
    },
    pass: {
      stage: ['turn', 'last'],
      secret: false,
      simultaneous: true,
      choices: () => [{ type: 'pass' }],
      carryOut(state, seat, _move, { emit }) {
        emit(tell(seat, 'passed'));
        state.active = 1 - state.active;
        reopen(state.journal, state.active);
      },
    },
    ...takingBack<Toy, Toy, Move, Event, 'turn' | 'last'>({
      stage: ['turn', 'last'],
      journalOf: ({ journal }) => journal,
      takenBack: (seat, moves) => ({ ...tell(seat, 'took back'), moves }),
      refuseBy: () => refuse('undo.rolled'),
    }),
  },
  settle(state, carryOut) {
    // The last stone is a forced move.
    if (state.heap === 1) carryOut(state.active, { type: 'take', stones: 1, from: ['heap'] });
  },
});

const chance = (): never => {
  throw new Error('nothing here is left to chance');
};

export const never: Random = { next: chance, below: chance, stream: chance };
