// Taking back: what an activation has done so far, and how to undo it.
import type { Seat } from '@loggia/kernel';
import { addToHand } from './cards.ts';
import type { Action } from './data.ts';
import { boardOf, copyBoard, playerOf, removeCube, stackOf } from './table.ts';
import type { Event, Move, SlotState, State, Step } from './types.ts';

/** Notes a move before it changes anything; fill in the cubes it places afterwards. */
export function note(state: State, seat: Seat, move: Move): Step {
  const step: Step = {
    move,
    board: copyBoard(boardOf(state, seat)),
    startCard: playerOf(state, seat).startCard,
    cubes: [],
  };
  state.journal.push(step);
  return step;
}

/** Takes the last `count` moves back. */
export function takeBack(
  state: State,
  seat: Seat,
  count: number,
  emit: (event: Event) => void,
): void {
  const moves: Move[] = [];
  for (let i = 0; i < count; i++) {
    const step = state.journal.pop();
    if (step === undefined) break;
    revert(state, seat, step);
    moves.push(step.move);
  }
  emit({ type: 'movesTakenBack', seat, moves });
}

function revert(state: State, seat: Seat, step: Step): void {
  const player = playerOf(state, seat);
  const { move } = step;
  player.board = step.board;
  player.startCard = step.startCard;
  for (const place of step.cubes.toReversed()) removeCube(state, seat, place);
  switch (move.type) {
    case 'placeDisc':
      stackOf(state, move.street).pop();
      player[move.disc] += 1;
      state.street = 0;
      state.activation = undefined;
      break;
    case 'useSlot':
      reopen(state, move.action, 'used');
      break;
    case 'giveUpSlot':
      reopen(state, move.action, 'givenUp');
      break;
    case 'drawForSlot':
      reopen(state, move.action, 'drawn');
      break;
    case 'playCard':
      state.discard.pop();
      addToHand(player.hand, move.action);
      break;
    default:
      throw new Error(`${move.type} is never noted`);
  }
}

function reopen(state: State, action: Action, as: SlotState): void {
  const slot = state.activation?.slots.findLast(
    other => other.action === action && other.state === as,
  );
  if (slot !== undefined) slot.state = 'open';
}
