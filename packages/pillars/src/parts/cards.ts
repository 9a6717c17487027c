// Phase I (P-1): taking cards from the offer.
import type { Seat } from '@loggia/kernel';
import { CRAFTSMAN_NAMES, CRAFTSMEN, RESOURCE_NAMES, RESOURCES } from '../data.ts';
import { gain } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { answer, row } from '../row.ts';
import { ask, craftsmanLimit, freeWorkers, playerOf, turnOrder, without } from '../table.ts';
import type { View } from '../types.ts';

export const cards: Part = {
  begin: play => askFrom(play, play.state.start),
  goOn: (play, seat) => askFrom(play, nextSeat(play.state, seat)),
  end({ state, emit }) {
    // P-1.9, P-1.10: what nobody took goes; workers on no card stand at the mill.
    const { craftsmen, resources } = state.offer;
    emit({ type: 'offerClosed', craftsmen: [...craftsmen], resources: [...resources] });
    state.offer = { craftsmen: [], resources: [] };
  },
};

/** P-1.1 to P-1.3, P-1.11: asks the next seat that can take a card, passing for those who can't. */
function askFrom({ state, emit }: Play, first: Seat): void {
  let seat = first;
  for (let asked = 0; asked < state.players.length; asked++, seat = nextSeat(state, seat)) {
    if (isOfferEmpty(state)) return;
    if (state.passed.includes(seat)) continue;
    if (canTake(state, seat)) {
      ask(state, seat, 'pick');
      return;
    }
    state.passed = [...state.passed, seat];
    emit({ type: 'passedCards', seat, why: 'nothingAffordable' });
  }
}

const nextSeat = ({ players }: View, seat: Seat): Seat => (seat + 1) % players.length;

const isOfferEmpty = ({ offer }: View) =>
  offer.craftsmen.length === 0 && offer.resources.length === 0;

function canTake(known: View, seat: Seat): boolean {
  const player = playerOf(known, seat);
  const workers = freeWorkers(player);
  return (
    known.offer.craftsmen.some(craftsman => CRAFTSMEN[craftsman].price <= player.gold) ||
    known.offer.resources.some(resource => RESOURCES[resource].workers <= workers)
  );
}

/** After a card was taken: the turn passes, or the seat is the only one left and goes on. */
function cardTaken(known: View, seat: Seat): void {
  const others = turnOrder(known).filter(other => other !== seat);
  const alone = others.every(other => known.passed.includes(other) || !canTake(known, other));
  if (alone && canTake(known, seat)) ask(known, seat, 'pick');
  else answer(known, seat);
}

export const hire = row<'hire'>({
  at: 'pick',
  all: CRAFTSMAN_NAMES.filter(name => CRAFTSMEN[name].round > 0).map(craftsman =>
    Object.freeze({ type: 'hire', craftsman }),
  ),
  obstacle(known, seat, { craftsman }) {
    if (!known.offer.craftsmen.includes(craftsman)) return 'card.notOffered';
    return playerOf(known, seat).gold < CRAFTSMEN[craftsman].price ? 'card.gold' : undefined;
  },
  undoable: true,
  carryOut({ state, emit }, seat, { craftsman }) {
    const player = playerOf(state, seat);
    const { craftsmen, resources } = state.offer;
    state.offer = { craftsmen: without(craftsmen, craftsman), resources };
    player.craftsmen = [...player.craftsmen, craftsman];
    const paid = gain(player, { gold: -CRAFTSMEN[craftsman].price });
    emit({ type: 'hired', seat, craftsman, gain: paid });
    // P-1.7: over the limit somebody goes at once.
    if (player.craftsmen.length > craftsmanLimit(player)) ask(state, seat, 'dismiss');
    else cardTaken(state, seat);
  },
});

export const gather = row<'gather'>({
  at: 'pick',
  all: RESOURCE_NAMES.map(resource => Object.freeze({ type: 'gather', resource })),
  obstacle(known, seat, { resource }) {
    if (!known.offer.resources.includes(resource)) return 'card.notOffered';
    const enough = freeWorkers(playerOf(known, seat)) >= RESOURCES[resource].workers;
    return enough ? undefined : 'card.workers';
  },
  undoable: true,
  carryOut({ state, emit }, seat, { resource }) {
    const player = playerOf(state, seat);
    const { craftsmen, resources } = state.offer;
    state.offer = { craftsmen, resources: without(resources, resource) };
    player.resources = [...player.resources, resource];
    emit({ type: 'workersSent', seat, resource, workers: RESOURCES[resource].workers });
    cardTaken(state, seat);
  },
});

export const passCards = row<'passCards'>({
  at: 'pick',
  all: [Object.freeze({ type: 'passCards' })],
  undoable: true,
  carryOut({ state, emit }, seat) {
    state.passed = [...state.passed, seat];
    emit({ type: 'passedCards', seat, why: 'choice' });
    answer(state, seat);
  },
});

/** P-1.7, P-3.1.6, P-3.10.1: one craftsman goes: over the limit, or in the collapse. */
export const dismiss = row<'dismiss'>({
  at: ['dismissHired', 'dismiss'],
  all: CRAFTSMAN_NAMES.map(craftsman => Object.freeze({ type: 'dismiss', craftsman })),
  obstacle: (known, seat, { craftsman }) =>
    playerOf(known, seat).craftsmen.includes(craftsman) ? undefined : 'craftsman.notOwned',
  undoable: true,
  carryOut({ state, emit }, seat, { craftsman }) {
    const player = playerOf(state, seat);
    player.craftsmen = without(player.craftsmen, craftsman);
    const why = state.part === 'event' ? 'collapse' : 'limit';
    emit({ type: 'dismissed', seat, craftsman, why });
    if (state.part === 'cards') cardTaken(state, seat);
    else answer(state, seat);
  },
});
