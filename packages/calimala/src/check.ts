// Is this move legal? If not, the reason. The twin of legal.ts, move by move.
import type { Seat } from '@loggia/kernel';
import { allows, canDo } from './actions/index.ts';
import { knownHand } from './cards.ts';
import type { Action } from './data.ts';
import { dutyAfterCard, dutyAfterClosing, meetsDuty, openActions, openStreets } from './duty.ts';
import { refuse } from './errors.ts';
import { toMove } from './legal.ts';
import { findMove, takesBack } from './moves.ts';
import { replacements } from './promotion.ts';
import { cityStep, playerOf } from './table.ts';
import type { Activation, Deed, Move, MoveType, View } from './types.ts';

/** Where in the game each move belongs. */
const WHEN: Readonly<Record<MoveType, ReturnType<typeof moment>>> = {
  keepEndCard: 'endCards',
  takeStartCard: 'startDraft',
  placeDisc: 'place',
  useSlot: 'activate',
  giveUpSlot: 'activate',
  drawForSlot: 'activate',
  playCard: 'activate',
  done: 'activate',
  undo: 'activate',
  restart: 'activate',
  replaceDisc: 'replace',
};

function moment(known: View) {
  return known.phase === 'city' ? cityStep(known) : known.phase;
}

/** The move any JSON spells, if the seat may play it now; otherwise a RuleError. */
export function check(known: View, seat: Seat, input: unknown): Move {
  const move = findMove(input) ?? refuse('move.malformed');
  if (known.phase === 'over') refuse('move.gameOver');
  if (!Number.isInteger(seat) || known.players[seat] === undefined) refuse('move.notYours');
  if (takesBack(move) && known.activation?.seat !== seat) refuse('undo.over');
  if (WHEN[move.type] !== moment(known)) refuse('move.wrongPhase');
  if (!toMove(known).includes(seat)) {
    refuse(move.type === 'keepEndCard' ? 'endCard.kept' : 'move.notYours');
  }
  const player = playerOf(known, seat);
  const hand = knownHand(player);
  switch (move.type) {
    case 'keepEndCard':
      if (typeof player.endCards === 'number' || !player.endCards.includes(move.card)) {
        refuse('endCard.notDealt');
      }
      break;
    case 'takeStartCard':
      if (!known.startCards.includes(move.card)) refuse('startCard.taken');
      break;
    case 'placeDisc':
      if (player[move.disc] === 0) refuse('disc.none', { disc: move.disc });
      if (
        !meetsDuty(known, seat, move.street, hand) &&
        !openStreets(known, seat, hand).includes(move.street)
      ) {
        refuse('disc.duty');
      }
      break;
    case 'replaceDisc':
      if (
        !replacements(known, seat).some(
          place => place.street === move.street && place.position === move.position,
        )
      ) {
        refuse('replace.notYourDisc');
      }
      break;
    default:
      if (known.activation !== undefined) checkActivation(known, known.activation, move, hand);
  }
  return move;
}

function checkActivation(
  known: View,
  activation: Activation,
  move: Exclude<Move, { type: 'keepEndCard' | 'takeStartCard' | 'placeDisc' | 'replaceDisc' }>,
  hand: readonly Action[],
): void {
  const { seat } = activation;
  switch (move.type) {
    case 'useSlot':
      checkOpen(activation, move.action);
      checkDeed(known, seat, move);
      break;
    case 'giveUpSlot':
    case 'drawForSlot': {
      const { action } = move;
      checkOpen(activation, action);
      const possible = canDo(known, seat, action);
      if (possible && move.type === 'drawForSlot') refuse('slot.possible', { action });
      if (!possible && move.type === 'giveUpSlot') refuse('slot.impossible', { action });
      if (!dutyAfterClosing(known, activation, action, hand)) refuse('slot.duty');
      break;
    }
    case 'playCard':
      if (!hand.includes(move.action)) refuse('card.notHeld', { action: move.action });
      checkDeed(known, seat, move);
      if (!dutyAfterCard(known, activation, move, hand)) refuse('card.duty');
      break;
    case 'done':
      if (openActions(activation).length > 0) refuse('done.slotsOpen');
      break;
    case 'undo':
    case 'restart':
      if (known.journal.length === 0) {
        refuse(activation.sealed ? 'undo.cardDrawn' : 'undo.nothing');
      }
  }
}

function checkOpen(activation: Activation, action: Action): void {
  if (!activation.slots.some(slot => slot.action === action && slot.state === 'open')) {
    refuse('slot.notOpen', { action });
  }
}

function checkDeed(known: View, seat: Seat, deed: Deed): void {
  if (allows(known, seat, deed)) return;
  const { action } = deed;
  refuse(canDo(known, seat, action) ? 'slot.choice' : 'slot.impossible', { action });
}
