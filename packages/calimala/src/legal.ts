// Every legal move of a seat, from what that seat may know.
import type { Seat } from '@loggia/kernel';
import { allows, canDo } from './actions/index.ts';
import { knownHand } from './cards.ts';
import { ACTIONS, type Action } from './data.ts';
import { drafter } from './draft.ts';
import { dutyAfterCard, dutyAfterClosing, openActions, openStreets } from './duty.ts';
import {
  DONE,
  DRAW_FOR_SLOT,
  GIVE_UP_SLOT,
  KEEP_END_CARD,
  PLACE_DISC,
  PLAY_CARD,
  REPLACE_DISC,
  RESTART,
  TAKE_START_CARD,
  UNDO,
  USE_SLOT,
} from './moves.ts';
import { replacements } from './promotion.ts';
import { cityStep, handSize, playerOf, seatsOf } from './table.ts';
import type { Activation, Move, View } from './types.ts';

/** The seats that owe a decision. */
export function toMove(known: View): Seat[] {
  switch (known.phase) {
    case 'endCards':
      return seatsOf(known).filter(seat => playerOf(known, seat).kept === undefined);
    case 'startDraft':
      return [drafter(known)];
    case 'city':
      return [known.activation?.seat ?? known.active];
    case 'over':
      return [];
  }
}

export function legal(known: View, seat: Seat): Move[] {
  if (!toMove(known).includes(seat)) return [];
  const player = playerOf(known, seat);
  const hand = knownHand(player);
  switch (known.phase) {
    case 'endCards': {
      const { endCards } = player;
      return typeof endCards === 'number'
        ? []
        : KEEP_END_CARD.filter(move => endCards.includes(move.card));
    }
    case 'startDraft':
      return known.startCards.map(card => TAKE_START_CARD[card]);
    case 'city':
      return cityMoves(known, seat, hand);
    case 'over':
      return [];
  }
}

function cityMoves(known: View, seat: Seat, hand: readonly Action[]): Move[] {
  const player = playerOf(known, seat);
  if (known.activation !== undefined) {
    return [...activationMoves(known, known.activation, hand), ...takeBacks(known)];
  }
  if (cityStep(known) === 'place') {
    const streets = openStreets(known, seat, hand);
    return PLACE_DISC.filter(({ street, disc }) => player[disc] > 0 && streets.includes(street));
  }
  const places = replacements(known, seat);
  return REPLACE_DISC.filter(({ street, position }) =>
    places.some(place => place.street === street && place.position === position),
  );
}

/** Slots, then cards, then the end of the activation. */
function activationMoves(known: View, activation: Activation, hand: readonly Action[]): Move[] {
  const { seat } = activation;
  const moves: Move[] = [];
  const open = openActions(activation);
  for (const action of new Set(open)) {
    const possible = USE_SLOT[action].filter(move => allows(known, seat, move));
    moves.push(...possible);
    if (dutyAfterClosing(known, activation, action, hand)) {
      moves.push(possible.length > 0 ? GIVE_UP_SLOT[action] : DRAW_FOR_SLOT[action]);
    }
  }
  for (const action of new Set(hand)) {
    for (const move of PLAY_CARD[action]) {
      if (allows(known, seat, move) && dutyAfterCard(known, activation, move, hand)) {
        moves.push(move);
      }
    }
  }
  if (open.length === 0) moves.push(DONE);
  return moves;
}

function takeBacks(known: View): Move[] {
  return known.journal.length > 0 ? [UNDO, RESTART] : [];
}

/**
 * The decision that is none: the only thing a seat can do, judged by what everybody knows, so that
 * going on by itself tells nothing about a hand. It waits while a move could be taken back.
 */
export function forcedMove(known: View): { seat: Seat; move: Move } | undefined {
  if (known.phase === 'startDraft') return only(drafter(known), legal(known, drafter(known)));
  if (known.phase !== 'city') return undefined;
  const { activation, active } = known;
  if (activation === undefined) {
    return cityStep(known) === 'replace' ? only(active, legal(known, active)) : undefined;
  }
  if (known.journal.length > 0 || mayHaveCardToPlay(known, activation.seat)) return undefined;
  return only(activation.seat, activationMoves(known, activation, []));
}

function only(seat: Seat, moves: Move[]): { seat: Seat; move: Move } | undefined {
  const [move, ...others] = moves;
  return move !== undefined && others.length === 0 ? { seat, move } : undefined;
}

function mayHaveCardToPlay(known: View, seat: Seat): boolean {
  return handSize(playerOf(known, seat)) > 0 && ACTIONS.some(action => canDo(known, seat, action));
}
