// Who decides, and every choice a seat has, type by type, from what that seat may know.
import { type Seat, theOnly } from '@loggia/kernel';
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
import type { Activation, Move, MoveType, View } from './types.ts';

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

type Choices = {
  readonly [T in MoveType]: (known: View, seat: Seat) => readonly Extract<Move, { type: T }>[];
};

/** What each type of move offers a seat that is to move, in its own stage. */
export const CHOICES: Choices = {
  keepEndCard(known, seat) {
    const { endCards } = playerOf(known, seat);
    if (typeof endCards === 'number') return [];
    return KEEP_END_CARD.filter(move => endCards.includes(move.card));
  },

  takeStartCard: ({ startCards }) => startCards.map(card => TAKE_START_CARD[card]),

  placeDisc(known, seat) {
    const player = playerOf(known, seat);
    const streets = openStreets(known, seat, knownHand(player));
    return PLACE_DISC.filter(({ street, disc }) => player[disc] > 0 && streets.includes(street));
  },

  useSlot: (known, seat) =>
    openKinds(known).flatMap(action => USE_SLOT[action].filter(move => allows(known, seat, move))),

  giveUpSlot: (known, seat) =>
    closable(known, seat, handOf(known, seat))
      .filter(action => canDo(known, seat, action))
      .map(action => GIVE_UP_SLOT[action]),

  drawForSlot: (known, seat) =>
    closable(known, seat, handOf(known, seat))
      .filter(action => !canDo(known, seat, action))
      .map(action => DRAW_FOR_SLOT[action]),

  playCard(known, seat) {
    const { activation } = known;
    const hand = handOf(known, seat);
    if (activation === undefined) return [];
    return [...new Set(hand)].flatMap(action =>
      PLAY_CARD[action].filter(
        move => allows(known, seat, move) && dutyAfterCard(known, activation, move, hand),
      ),
    );
  },

  done: known => (openKinds(known).length === 0 ? [DONE] : []),

  replaceDisc(known, seat) {
    const places = replacements(known, seat);
    return REPLACE_DISC.filter(({ street, position }) =>
      places.some(place => place.street === street && place.position === position),
    );
  },

  undo: ({ journal }) => (journal.length > 0 ? [UNDO] : []),
  restart: ({ journal }) => (journal.length > 0 ? [RESTART] : []),
};

const handOf = (known: View, seat: Seat) => knownHand(playerOf(known, seat));

/** The actions of the open slots, without repeats. */
function openKinds({ activation }: View): Action[] {
  return activation === undefined ? [] : [...new Set(openActions(activation))];
}

/** The open slots that may be closed without breaking the duty. */
function closable(known: View, seat: Seat, hand: readonly Action[]): Action[] {
  const { activation } = known;
  if (activation?.seat !== seat) return [];
  return openKinds(known).filter(action => dutyAfterClosing(known, activation, action, hand));
}

/**
 * A forced move: the only thing a seat can do, judged by public knowledge, so that playing it
 * automatically reveals nothing about a hand. It waits while a move could be undone.
 */
export function forcedMove(known: View): { seat: Seat; move: Move } | undefined {
  if (known.phase === 'startDraft') {
    return only(drafter(known), CHOICES.takeStartCard(known, drafter(known)));
  }
  if (known.phase !== 'city') return undefined;
  const { activation, active } = known;
  if (activation === undefined) {
    return cityStep(known) === 'replace'
      ? only(active, CHOICES.replaceDisc(known, active))
      : undefined;
  }
  if (known.journal.length > 0 || mayHaveCardToPlay(known, activation.seat)) return undefined;
  return only(activation.seat, movesWithoutCards(known, activation));
}

/** Nobody who may take these would refuse, and the order makes no difference. */
const SURE_GAINS: readonly Action[] = ['wood', 'brick', 'marble', 'weave'];

/** What is left for a seat that, as far as anybody knows, has no alternative. */
export function onlyWay(known: View, seat: Seat, forward: readonly Move[]): Move | undefined {
  if (known.phase === 'endCards' || mayHaveCardToPlay(known, seat)) return undefined;
  const isGain = (move: Move, type: MoveType) =>
    move.type === type && 'action' in move && SURE_GAINS.includes(move.action);
  const ways = forward.filter(move => !isGain(move, 'giveUpSlot'));
  return ways.every(move => isGain(move, 'useSlot')) ? ways[0] : theOnly(known, seat, ways);
}

function movesWithoutCards(known: View, { seat }: Activation): Move[] {
  const closing = closable(known, seat, []).map(action =>
    canDo(known, seat, action) ? GIVE_UP_SLOT[action] : DRAW_FOR_SLOT[action],
  );
  return [...CHOICES.useSlot(known, seat), ...closing, ...CHOICES.done(known, seat)];
}

function only(seat: Seat, moves: readonly Move[]): { seat: Seat; move: Move } | undefined {
  const [move, ...others] = moves;
  return move !== undefined && others.length === 0 ? { seat, move } : undefined;
}

function mayHaveCardToPlay(known: View, seat: Seat): boolean {
  return handSize(playerOf(known, seat)) > 0 && ACTIONS.some(action => canDo(known, seat, action));
}
