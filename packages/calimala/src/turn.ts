// Chapter 4: placing a disc, activation from the top, slots, cards, the end of a turn.
import type { Random, Seat } from '@loggia/kernel';
import { carryOut } from './actions/index.ts';
import { draw, removeFromHand } from './cards.ts';
import { type Action, DISCS_THAT_ACT, streetActions, TILES } from './data.ts';
import { meetsDuty } from './duty.ts';
import { finish } from './ending.ts';
import { noted } from './journal.ts';
import { promote } from './promotion.ts';
import { isFull, nextSeat, playerOf, stackOf } from './table.ts';
import type { Activation, Deed, Event, Move, Slot, SlotState, State, View } from './types.ts';

type Emit = (event: Event) => void;
type Played<T extends Move['type']> = Extract<Move, { type: T }>;

export function placeDisc(state: State, seat: Seat, move: Played<'placeDisc'>, emit: Emit): void {
  const { street, disc } = move;
  const player = playerOf(state, seat);
  const actions = streetActions(state.layout, street);
  // A2: a placement that could never meet the duty is legal only when none could.
  const duty = meetsDuty(state, seat, street, player.hand) ? 'owed' : 'none';
  noted(state, seat, move, () => {
    player[disc] -= 1;
    stackOf(state, street).push(disc === 'white' ? 'white' : seat);
    return [];
  });
  state.street = street;
  emit({ type: 'discPlaced', seat, street, disc, actions });
  activate(state, seat, 1, duty, emit);
  // C-4.5: a white disc gives each of its actions twice.
  if (disc === 'white') state.activation?.slots.push(...openSlots(actions));
}

function activate(
  state: State,
  seat: Seat,
  depth: number,
  duty: Activation['duty'],
  emit: Emit,
): void {
  const { street } = state;
  const slots = openSlots(streetActions(state.layout, street));
  state.activation = { seat, depth, slots, duty, sealed: false };
  emit({ type: 'discActivated', seat, street, depth });
}

const openSlots = (actions: readonly Action[]): Slot[] =>
  actions.map(action => ({ action, state: 'open' }));

function closeSlot(state: State, action: Action, as: SlotState): void {
  const slot = state.activation?.slots.find(
    other => other.action === action && other.state === 'open',
  );
  if (slot !== undefined) slot.state = as;
}

export function useSlot(state: State, seat: Seat, move: Played<'useSlot'>, emit: Emit): void {
  closeSlot(state, move.action, 'used');
  noted(state, seat, move, () => act(state, seat, move, 'slot', emit));
}

export function playCard(state: State, seat: Seat, move: Played<'playCard'>, emit: Emit): void {
  noted(state, seat, move, () => {
    const player = playerOf(state, seat);
    removeFromHand(player.hand, move.action);
    if (player.startCard === move.action) player.startCard = undefined;
    state.discard.push(move.action);
    return act(state, seat, move, 'card', emit);
  });
}

function act(
  state: State,
  seat: Seat,
  move: Played<'useSlot' | 'playCard'>,
  by: 'slot' | 'card',
  emit: Emit,
) {
  const { type: _, ...rest } = move;
  const deed: Deed = rest;
  const { cubes, workshops } = carryOut(state, seat, deed);
  emit({ ...deed, type: 'actionCarriedOut', seat, by, cubes, workshops });
  return cubes;
}

export function giveUpSlot(state: State, seat: Seat, move: Played<'giveUpSlot'>, emit: Emit): void {
  closeSlot(state, move.action, 'givenUp');
  state.journal.push({ move, before: {} });
  emit({ type: 'slotGivenUp', seat, action: move.action });
}

/** C-12 */
const isSecondCard = ({ active, options, drawnThisTurn }: View, seat: Seat) =>
  seat === active && options.oneCardPerTurn && drawnThisTurn > 0;

/** Whether an impossible slot brings a card, as far as anybody can know. */
export function bringsCard(known: View, seat: Seat): boolean {
  return (
    !isSecondCard(known, seat) &&
    (typeof known.deck === 'number' ? known.deck : known.deck.length) + known.discard.length > 0
  );
}

/** C-4.9: an impossible slot brings a card, if there is one to bring. */
export function drawForSlot(
  state: State,
  seat: Seat,
  move: Played<'drawForSlot'>,
  random: Random,
  emit: Emit,
): void {
  const { action } = move;
  closeSlot(state, action, 'drawn');
  state.journal.push({ move, before: {} });
  const own = seat === state.active;
  if (isSecondCard(state, seat)) {
    emit({ type: 'noCardDrawn', seat, action, reason: 'oneCardPerTurn' });
    return;
  }
  if (!draw(state, seat, random, card => ({ type: 'cardDrawn', seat, action, card }), emit)) {
    emit({ type: 'noCardDrawn', seat, action, reason: 'deckEmpty' });
    return;
  }
  if (own) state.drawnThisTurn += 1;
  state.journal = [];
  if (state.activation !== undefined) state.activation.sealed = true;
}

/** Ends the activation: the next coloured disc below acts, or the stack is settled. */
export function done(state: State, seat: Seat, emit: Emit): void {
  emit({ type: 'activationDone', seat });
  state.journal = [];
  const stack = stackOf(state, state.street);
  const from = (state.activation?.depth ?? DISCS_THAT_ACT) + 1;
  for (let depth = from; depth <= DISCS_THAT_ACT; depth++) {
    const disc = stack.at(-depth);
    // C-4.7: white discs below the top never act.
    if (disc !== undefined && disc !== 'white') {
      activate(state, disc, depth, 'none', emit);
      return;
    }
  }
  state.activation = undefined;
  if (!isFull(stack) || promote(state, emit)) endTurn(state, emit);
}

/** C-4.12, C-8.1, C-8.2: the marker passes; the game ends only with a round. */
export function endTurn(state: State, emit: Emit): void {
  state.street = 0;
  state.drawnThisTurn = 0;
  state.active = nextSeat(state, state.active);
  const newRound = state.active === state.first;
  const reason = newRound ? endReason(state) : undefined;
  if (reason !== undefined) {
    finish(state, reason, emit);
    return;
  }
  if (newRound) state.round += 1;
  emit({ type: 'turnBegan', seat: state.active, round: state.round });
}

/** Why the game ends with the round just played, if it does. */
function endReason(state: State): 'fifteenthScoring' | 'discsUsedUp' | undefined {
  if (state.council.length >= TILES.length) return 'fifteenthScoring';
  const discsLeft = state.players.some(player => player.coloured + player.white > 0);
  return discsLeft ? undefined : 'discsUsedUp';
}
