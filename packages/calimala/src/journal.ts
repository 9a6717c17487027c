// Undo: what an activation has done so far, and how to undo it.
import type { Seat } from '@loggia/kernel';
import { addToHand } from './cards.ts';
import type { Action, Place } from './data.ts';
import { boardOf, copyBoard, playerOf, removeCube, stackOf } from './table.ts';
import type { Event, Move, PlayerBoard, SlotState, State, Step } from './types.ts';

/**
 * Carries out a move and records what it changed; `carryOut` returns the cubes it put on the board.
 */
export function noted(state: State, seat: Seat, move: Move, change: () => readonly Place[]): void {
  const { startCard } = playerOf(state, seat);
  const old = copyBoard(boardOf(state, seat));
  const cubes = change();
  const step: Step = { move, before: changedParts(old, boardOf(state, seat)) };
  if (cubes.length > 0) step.cubes = [...cubes];
  if (startCard !== undefined && playerOf(state, seat).startCard === undefined) {
    step.startCard = startCard;
  }
  state.journal.push(step);
}

function changedParts(old: PlayerBoard, now: PlayerBoard): Partial<PlayerBoard> {
  const before: Partial<PlayerBoard> = {};
  if (old.wood !== now.wood) before.wood = old.wood;
  if (old.brick !== now.brick) before.brick = old.brick;
  if (old.marble !== now.marble) before.marble = old.marble;
  if (old.ships !== now.ships) before.ships = old.ships;
  if (old.houses.length !== now.houses.length) before.houses = old.houses;
  if (!sameNumbers(old.workshops, now.workshops)) before.workshops = old.workshops;
  return before;
}

const sameNumbers = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((number, index) => number === others[index]);

/** Undoes the last `count` moves. */
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
  Object.assign(player.board, step.before);
  if (step.startCard !== undefined) player.startCard = step.startCard;
  for (const place of step.cubes?.toReversed() ?? []) removeCube(state, seat, place);
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
