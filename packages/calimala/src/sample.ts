// Full states that fit a view, uniformly over everything its viewer cannot know.
import { clone, pick, type Random, shuffle, type Viewer } from '@loggia/kernel';
import { addToHand } from './cards.ts';
import { ACTIONS, type Action, CARDS_PER_ACTION, END_CARDS, type EndCard } from './data.ts';
import { canReach, openActions } from './duty.ts';
import { handSize } from './table.ts';
import type { Activation, Player, PlayerView, State, View } from './types.ts';

export function sample(view: View, _viewer: Viewer, random: Random): State {
  const known = clone(view);
  const cards = unseenCards(known);
  const endCards = unseenEndCards(known);
  shuffle(cards, random);
  shuffle(endCards, random);
  const players = known.players.map(player => ({
    ...player,
    hand: sampleHand(player, cards),
    ...sampleEndCards(player, endCards, random),
  })) satisfies Player[];
  const deck = typeof known.deck === 'number' ? cards.splice(0, known.deck) : known.deck;
  const { activation } = known;
  if (activation?.duty === 'hidden') activation.duty = sampleDuty(known, activation, players);
  return { ...known, players, deck };
}

/** C-4.3, A2: only the active player's own disc can owe, and only what the sampled hand can do. */
function sampleDuty(
  known: View,
  activation: Activation,
  players: readonly Player[],
): Activation['duty'] {
  const { seat, depth } = activation;
  const hand = players[seat]?.hand ?? [];
  const met = activation.slots.some(slot => slot.state === 'used');
  const owed = depth === 1 && (met || canReach(known, seat, openActions(activation), hand));
  return owed ? 'owed' : 'none';
}

/** Every action card the viewer has not seen: in the deck or in a hidden hand. */
function unseenCards(known: View): Action[] {
  const seen: Action[] = [...known.discard, ...known.startCards];
  if (typeof known.deck !== 'number') seen.push(...known.deck);
  for (const { hand, startCard } of known.players) {
    if (typeof hand !== 'number') seen.push(...hand);
    else if (startCard !== undefined) seen.push(startCard);
  }
  return ACTIONS.flatMap(action => {
    const left = CARDS_PER_ACTION - seen.filter(card => card === action).length;
    return new Array<Action>(left).fill(action);
  });
}

function sampleHand(player: PlayerView, unseen: Action[]): Action[] {
  if (typeof player.hand !== 'number') return player.hand;
  const hand: Action[] = [];
  if (player.startCard !== undefined) hand.push(player.startCard);
  for (const card of unseen.splice(0, handSize(player) - hand.length)) addToHand(hand, card);
  return hand;
}

function unseenEndCards(known: View): EndCard[] {
  const seen = new Set<EndCard | undefined>([known.openEndCard]);
  for (const { endCards } of known.players) {
    if (typeof endCards !== 'number') for (const card of endCards) seen.add(card);
  }
  return END_CARDS.filter(card => !seen.has(card));
}

function sampleEndCards(
  player: PlayerView,
  unseen: EndCard[],
  random: Random,
): Pick<Player, 'endCards' | 'kept'> {
  const endCards =
    typeof player.endCards === 'number' ? unseen.splice(0, player.endCards) : player.endCards;
  const kept = player.kept === 'hidden' ? pick(random, endCards) : player.kept;
  return { endCards, kept };
}
