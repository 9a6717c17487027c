// C-3.5 and C-3.6: keeping an end card, and the draft of the start cards.
import { type Random, type Seat, shuffle } from '@loggia/kernel';
import { addToHand, draw } from './cards.ts';
import { type Action, type EndCard, START_CARDS } from './data.ts';
import { nextSeat, playerOf } from './table.ts';
import type { Event, State, View } from './types.ts';

export function keepEndCard(
  state: State,
  seat: Seat,
  card: EndCard,
  emit: (event: Event) => void,
): void {
  playerOf(state, seat).kept = card;
  emit({ type: 'endCardKept', seat, card });
  if (state.players.every(player => player.kept !== undefined)) state.phase = 'startDraft';
}

/** Counter-clockwise from the right of the first player, who chooses last. */
export function drafter(known: View): Seat {
  const taken = START_CARDS.length - known.startCards.length;
  const players = known.players.length;
  return (known.first + 2 * players - 1 - taken) % players;
}

export function takeStartCard(
  state: State,
  seat: Seat,
  card: Action,
  random: Random,
  emit: (event: Event) => void,
): void {
  const player = playerOf(state, seat);
  state.startCards.splice(state.startCards.indexOf(card), 1);
  addToHand(player.hand, card);
  player.startCard = card;
  emit({ type: 'startCardTaken', seat, card });
  if (seat === state.first) beginCity(state, random, emit);
}

function beginCity(state: State, random: Random, emit: (event: Event) => void): void {
  state.deck = shuffle([...state.deck, ...state.startCards], random.stream('hidden'));
  state.startCards = [];
  if (state.options.extraStartCard) {
    // C-12.1: the fourth and the fifth player in turn order.
    let seat = state.first;
    for (let turn = 1; turn <= state.players.length; turn++) {
      if (turn >= 4) {
        const drawer = seat;
        draw(state, drawer, random, card => ({ type: 'extraCardDrawn', seat: drawer, card }), emit);
      }
      seat = nextSeat(state, seat);
    }
  }
  state.phase = 'city';
  state.round = 1;
  emit({ type: 'turnBegan', seat: state.active, round: 1 });
}
