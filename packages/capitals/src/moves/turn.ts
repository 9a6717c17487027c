// How a turn ends: by its player, or automatically if the table has that option.
import type { Seat, Tools } from '@loggia/kernel';
import { refuse } from '../errors.ts';
import { isIdle } from '../executive.ts';
import { leavesIdle } from '../preview.ts';
import { endTurn } from '../rounds.ts';
import { SPELLINGS } from '../spelling.ts';
import type { Event, Move, State, View } from '../types.ts';
import type { Rule } from './rule.ts';

/** A45: what ends a turn automatically cannot be undone. */
export const endsIdleTurn = (known: View, seat: Seat, move: Move) =>
  known.options.autoEndTurn && leavesIdle(known, seat, move);

/** A45: a table may have turns end automatically when nothing more can be activated. */
export function endIdleTurn(state: State, seat: Seat, emit: Tools<Event>['emit']): void {
  if (!state.options.autoEndTurn || !isIdle(state, seat)) return;
  emit({ type: 'turnDone', seat, phase: state.phase });
  endTurn(state, emit);
}

export const doneRule: Rule<'done'> = {
  stage: ['confirming', 'executive', 'administrative'],
  secret: false,
  choices: known =>
    known.phase === 'executive' && known.activations === 0 ? [] : [{ type: 'done' }],
  spell: SPELLINGS.done,
  check(known) {
    if (known.phase === 'executive' && known.activations === 0) refuse('done.nothing');
  },
  carryOut(state, seat, _move, { emit }) {
    emit({ type: 'turnDone', seat, phase: state.phase });
    endTurn(state, emit);
  },
};
