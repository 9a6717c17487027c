// The two undo moves, as rows of a game's table.
import type { MoveRule } from './declare.ts';
import type { Typed } from './game.ts';
import { type Journal, takeBack } from './journal.ts';
import { refusals } from './rule-error.ts';
import type { Seat } from './seat.ts';

export type TakingBack = { type: 'undo' } | { type: 'restart' };

export const UNDO_SENTENCES = {
  'undo.nothing': 'There is nothing to undo.',
} as const;

const refuse = refusals(UNDO_SENTENCES);

/**
 * `undo` undoes the last move, `restart` all of them. If the journal is sealed they are refused
 * with the code it was sealed with, which `refuseBy` turns into the game's own sentence; games that
 * never seal theirs need none.
 */
export function takingBack<
  View,
  State extends View,
  Move extends Typed,
  Event extends Typed,
  Stage extends string,
>({
  stage,
  journalOf,
  takenBack,
  refuseBy,
  simultaneous,
}: {
  stage: Stage | readonly Stage[];
  journalOf(known: View, seat: Seat): Journal<Move>;
  /** The event that reports it, last move first. */
  takenBack(seat: Seat, moves: Move[]): Event;
  refuseBy?(code: string): never;
  /** Several seats decide at once, each with its own journal. */
  simultaneous?: true;
}) {
  function rule<Type extends TakingBack['type']>(
    type: Type,
    count: (journal: Journal<Move>) => number,
  ): MoveRule<View, State, { type: Type }, Event, Stage> {
    const move = Object.freeze({ type });
    return {
      stage,
      secret: false,
      takesBack: true,
      ...(simultaneous && { simultaneous }),
      choices: (known, seat) => (canTakeBack(journalOf(known, seat), seat) ? [move] : []),
      spell: input => (Object.keys(input).length === 1 ? move : undefined),
      check(known, seat) {
        const journal = journalOf(known, seat);
        if (canTakeBack(journal, seat)) return;
        if (journal.seat === seat && journal.sealed !== undefined) refuseBy?.(journal.sealed);
        refuse('undo.nothing');
      },
      carryOut(state, seat, _move, { emit }) {
        const journal = journalOf(state, seat);
        emit(takenBack(seat, takeBack(state as object, journal, count(journal))));
      },
    };
  }
  return {
    undo: rule('undo', () => 1),
    restart: rule('restart', ({ steps }) => steps.length),
  };
}

function canTakeBack(journal: Journal<Typed>, seat: Seat): boolean {
  return journal.seat === seat && journal.steps.length > 0;
}
