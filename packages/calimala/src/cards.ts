// Chapter 6: hands, the deck and the discard pile.
import { type Random, type Seat, shuffle } from '@loggia/kernel';
import { ACTIONS, type Action } from './data.ts';
import { playerOf } from './table.ts';
import type { Event, PlayerView, State } from './types.ts';

const ORDER = Object.fromEntries(ACTIONS.map((action, index) => [action, index])) as Record<
  Action,
  number
>;

/** The cards of a player as far as the viewer knows them. */
export function knownHand(player: PlayerView): readonly Action[] {
  return typeof player.hand === 'number' ? [] : player.hand;
}

/**
 * Cards of one kind are identical, so a hand is kept sorted and reveals nothing about its history.
 */
export function addToHand(hand: Action[], card: Action): void {
  let index = hand.length;
  while (index > 0 && ORDER[hand[index - 1] as Action] > ORDER[card]) index -= 1;
  hand.splice(index, 0, card);
}

export function removeFromHand(hand: Action[], card: Action): void {
  const index = hand.indexOf(card);
  if (index >= 0) hand.splice(index, 1);
}

/** Draws a card into the hand; nothing comes if deck and discard pile are empty (A7). */
export function draw(
  state: State,
  seat: Seat,
  random: Random,
  drawn: (card: Action) => Event,
  emit: (event: Event) => void,
): boolean {
  reshuffleIfEmpty(state, random, emit);
  const card = state.deck.pop();
  if (card === undefined) return false;
  addToHand(playerOf(state, seat).hand, card);
  emit(drawn(card));
  // C-6.6: the last card out brings the discard pile back at once.
  reshuffleIfEmpty(state, random, emit);
  return true;
}

function reshuffleIfEmpty(state: State, random: Random, emit: (event: Event) => void): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  state.deck = shuffle([...state.discard], random.stream('hidden'));
  state.discard = [];
  emit({ type: 'deckReshuffled', cards: state.deck.length });
}
