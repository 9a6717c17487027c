// Why a move is not legal, type by type: the counterpart of the choices in legal.ts.
import type { Seat } from '@loggia/kernel';
import { allows, canDo, lacks } from './actions/index.ts';
import { knownHand } from './cards.ts';
import { type Action, streetActions } from './data.ts';
import { dutyAfterCard, dutyAfterClosing, meetsDuty, openActions, openStreets } from './duty.ts';
import { refuse } from './errors.ts';
import { replacements } from './promotion.ts';
import { playerOf } from './table.ts';
import type { Activation, Deed, Move, MoveType, View } from './types.ts';

type Checks = {
  readonly [T in MoveType]: (known: View, seat: Seat, move: Extract<Move, { type: T }>) => void;
};

/** Each refuses, with the reason, what is not among the seat's choices. */
export const CHECKS: Checks = {
  keepEndCard(known, seat, { card }) {
    const { endCards } = playerOf(known, seat);
    if (typeof endCards === 'number' || !endCards.includes(card)) refuse('endCard.notDealt');
  },

  takeStartCard({ startCards }, _seat, { card }) {
    if (!startCards.includes(card)) refuse('startCard.taken');
  },

  placeDisc(known, seat, { street, disc }) {
    const player = playerOf(known, seat);
    const hand = knownHand(player);
    if (player[disc] === 0) refuse('disc.none', { disc });
    if (!meetsDuty(known, seat, street, hand) && !openStreets(known, seat, hand).includes(street)) {
      const [one, other] = streetActions(known.layout, street);
      const why = (action: Action) => lacks(known, seat, action);
      refuse('disc.duty', { one, oneWhy: why(one), other, otherWhy: why(other) });
    }
  },

  useSlot(known, seat, move) {
    checkOpen(activationOf(known), move.action);
    checkDeed(known, seat, move);
  },

  giveUpSlot(known, seat, { action }) {
    checkOpen(activationOf(known), action);
    if (!canDo(known, seat, action)) {
      refuse('slot.impossible', { action, why: lacks(known, seat, action) });
    }
    checkClosing(known, seat, action);
  },

  drawForSlot(known, seat, { action }) {
    checkOpen(activationOf(known), action);
    if (canDo(known, seat, action)) refuse('slot.possible', { action });
    checkClosing(known, seat, action);
  },

  playCard(known, seat, move) {
    const hand = knownHand(playerOf(known, seat));
    if (!hand.includes(move.action)) refuse('card.notHeld', { action: move.action });
    checkDeed(known, seat, move);
    if (!dutyAfterCard(known, activationOf(known), move, hand)) refuse('card.duty');
  },

  done(known) {
    if (openActions(activationOf(known)).length > 0) refuse('done.slotsOpen');
  },

  replaceDisc(known, seat, { street, position }) {
    const places = replacements(known, seat);
    if (!places.some(place => place.street === street && place.position === position)) {
      refuse('replace.notYourDisc');
    }
  },

  undo: checkTakingBack,
  restart: checkTakingBack,
};

/** In every stage that asks, a disc is acting. */
function activationOf({ activation }: View): Activation {
  return activation ?? refuse('move.wrongPhase');
}

function checkTakingBack(known: View): void {
  if (known.journal.length > 0) return;
  refuse(activationOf(known).sealed ? 'undo.cardDrawn' : 'undo.nothing');
}

function checkOpen(activation: Activation, action: Action): void {
  if (!activation.slots.some(slot => slot.action === action && slot.state === 'open')) {
    refuse('slot.notOpen', { action });
  }
}

function checkClosing(known: View, seat: Seat, action: Action): void {
  const hand = knownHand(playerOf(known, seat));
  if (!dutyAfterClosing(known, activationOf(known), action, hand)) refuse('slot.duty');
}

function checkDeed(known: View, seat: Seat, deed: Deed): void {
  if (allows(known, seat, deed)) return;
  const { action } = deed;
  if (canDo(known, seat, action)) {
    refuse('slot.choice', { action, why: lacks(known, seat, action, deed) });
  }
  refuse('slot.impossible', { action, why: lacks(known, seat, action) });
}
