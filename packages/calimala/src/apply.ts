// One move: checked, carried out, and everything that follows from it without a choice.
import type { Random, Seat } from '@loggia/kernel';
import { check } from './check.ts';
import { keepEndCard, takeStartCard } from './draft.ts';
import { takeBack } from './journal.ts';
import { forcedMove } from './legal.ts';
import { replaceDisc } from './promotion.ts';
import { done, drawForSlot, endTurn, giveUpSlot, placeDisc, playCard, useSlot } from './turn.ts';
import type { Event, Move, State } from './types.ts';

export function apply(state: State, seat: Seat, input: unknown, random: Random): Event[] {
  const move = check(state, seat, input);
  const events: Event[] = [];
  const emit = (event: Event) => {
    events.push(event);
  };
  carryOut(state, seat, move, random, emit);
  for (let forced = forcedMove(state); forced !== undefined; forced = forcedMove(state)) {
    carryOut(state, forced.seat, forced.move, random, emit);
    // Nobody chose it, so nobody takes it back.
    state.journal = [];
  }
  return events;
}

function carryOut(
  state: State,
  seat: Seat,
  move: Move,
  random: Random,
  emit: (event: Event) => void,
): void {
  switch (move.type) {
    case 'keepEndCard':
      keepEndCard(state, seat, move.card, emit);
      break;
    case 'takeStartCard':
      takeStartCard(state, seat, move.card, random, emit);
      break;
    case 'placeDisc':
      placeDisc(state, seat, move, emit);
      break;
    case 'useSlot':
      useSlot(state, seat, move, emit);
      break;
    case 'playCard':
      playCard(state, seat, move, emit);
      break;
    case 'giveUpSlot':
      giveUpSlot(state, seat, move, emit);
      break;
    case 'drawForSlot':
      drawForSlot(state, seat, move, random, emit);
      break;
    case 'done':
      done(state, seat, emit);
      break;
    case 'replaceDisc':
      replaceDisc(state, seat, move, emit);
      endTurn(state, emit);
      break;
    case 'undo':
      takeBack(state, seat, 1, emit);
      break;
    case 'restart':
      takeBack(state, seat, state.journal.length, emit);
      break;
  }
}
