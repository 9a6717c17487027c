// Phase II (P-2): builders are drawn from the bag and placed.
import { reopen, type Seat } from '@loggia/kernel';
import {
  ADVANTAGE_NAMES,
  CRAFTSMAN_NAMES,
  CRAFTSMEN,
  PLAIN_LOCATIONS,
  SPACES,
  WALLED_BUILDERS,
} from '../data.ts';
import type { Refusal } from '../errors.ts';
import { gain } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { answer, row } from '../row.ts';
import {
  addAside,
  addToBag,
  ask,
  buildersUsed,
  playerOf,
  standOf,
  turnOrder,
  without,
} from '../table.ts';
import type { Event, MoveOf, Spot, Stand, View } from '../types.ts';

type How = Extract<Event, { type: 'builderPlaced' }>['how'];

/** P-2.1: from the bag, at a falling price. */
export const drawing: Part = {
  begin: draw,
  goOn(play) {
    lowerPrice(play.state);
    draw(play);
  },
  end({ state }) {
    // P-2.10: with the bag empty the marker stands on 0.
    state.price = 0;
  },
};

/** P-2.9: those who passed place free of charge, highest price first. */
export const parked: Part = { begin: askParked, goOn: askParked };

/** P-7.2: the third builders, last to begin first. */
export const thirds: Part = { begin: askThird, goOn: askThird };

/** Draws until somebody has something to decide, or the bag is empty. */
function draw(play: Play): void {
  const { state, random, emit } = play;
  for (;;) {
    const seat = drawnFrom(state.bag, random.stream('hidden').below);
    if (seat === undefined) return;
    addToBag(state, seat, -1);
    // P-2.13: behind the town wall only two builders count; the marker does not move.
    if (state.walled.includes(seat) && buildersUsed(state, seat) > WALLED_BUILDERS) {
      addAside(state, seat, 1);
      emit({ type: 'builderSetAside', seat });
      continue;
    }
    state.drawn = seat;
    emit({ type: 'builderDrawn', seat, price: state.price });
    // P-2.8, A3: not for the last one in the bag.
    if (state.redraw === 'open' && state.bag.some(count => count > 0)) {
      ask(state, state.start, 'redraw');
      return;
    }
    if (askOwnerOrPark(play)) return;
  }
}

/** Every builder in the bag is equally likely. */
function drawnFrom(bag: readonly number[], chance: (count: number) => number): Seat | undefined {
  const total = bag.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = chance(total);
  return bag.findIndex(count => {
    left -= count;
    return left < 0;
  });
}

function askOwner(play: Play): void {
  if (!askOwnerOrPark(play)) draw(play);
}

/** P-2.11: an owner who cannot pay passes, unless a card pays. Returns whether one is asked. */
function askOwnerOrPark({ state, emit }: Play): boolean {
  const seat = state.drawn ?? noBuilder();
  if (canPlace(state, seat)) {
    ask(state, seat, 'place');
    return true;
  }
  parkBuilder(state, seat);
  emit({ type: 'builderParked', seat, price: state.price, why: 'unaffordable' });
  lowerPrice(state);
  return false;
}

function canPlace(known: View, seat: Seat): boolean {
  const { gold, advantages } = playerOf(known, seat);
  return gold >= known.price || advantages.includes('freePlacement');
}

function parkBuilder(known: View, seat: Seat): void {
  known.drawn = undefined;
  known.parked = [...known.parked, { seat, price: known.price }];
}

function lowerPrice(known: View): void {
  known.price = Math.max(known.price - 1, 0);
}

function noBuilder(): never {
  throw new Error('no builder was drawn');
}

function askParked({ state }: Play): void {
  const [next] = state.parked;
  if (next !== undefined) ask(state, next.seat, 'place');
}

function askThird({ state }: Play): void {
  const next = nextThird(state);
  if (next !== undefined) ask(state, next, 'place');
}

/** The seat that began last of those whose third builder waits; one that has not begun comes first. */
function nextThird(known: View): Seat | undefined {
  const begun = (seat: Seat) => {
    const index = known.firstPlaced.indexOf(seat);
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  return turnOrder(known)
    .filter(seat => (known.aside[seat] ?? 0) > 0 && !known.walled.includes(seat))
    .reduce<Seat | undefined>(
      (last, seat) => (last !== undefined && begun(last) >= begun(seat) ? last : seat),
      undefined,
    );
}

// Moves

/** P-8.2: another player or the next draw follows, unless the start player places it now. */
function endsWithKeeping(known: View, seat: Seat): boolean {
  return known.drawn !== seat || !canPlace(known, seat);
}

export const keepBuilder = row<'keepBuilder'>({
  at: 'redraw',
  all: [Object.freeze({ type: 'keepBuilder' })],
  undoable: true,
  final: endsWithKeeping,
  carryOut(play, seat) {
    const { state, emit } = play;
    const journal = state.journals[seat];
    if (journal !== undefined && endsWithKeeping(state, seat)) reopen(journal, seat);
    ask(state, seat, 'nothing');
    emit({ type: 'builderKept', seat: state.drawn ?? noBuilder(), by: seat });
    askOwner(play);
  },
});

/** P-2.8: back into the bag, and another draw at the same price. */
export const redraw = row<'redraw'>({
  at: 'redraw',
  all: [Object.freeze({ type: 'redraw' })],
  carryOut(play, seat) {
    const { state, emit } = play;
    const owner = state.drawn ?? noBuilder();
    ask(state, seat, 'nothing');
    state.redraw = 'used';
    state.drawn = undefined;
    addToBag(state, owner, 1);
    emit({ type: 'builderPutBack', seat: owner, by: seat });
    draw(play);
  },
});

const SPOTS: readonly Spot[] = [
  ...PLAIN_LOCATIONS.map(location => ({ location })),
  ...ADVANTAGE_NAMES.map(card => ({ location: 'kingsbridge', card }) as const),
  ...CRAFTSMAN_NAMES.filter(card => CRAFTSMEN[card].round > 0).map(
    card => ({ location: 'shiring', card }) as const,
  ),
];

function spotObstacle(known: View, spot: Spot): Refusal | undefined {
  if (spot.location !== 'kingsbridge' && spot.location !== 'shiring') {
    const { location } = spot;
    return known.builders[location].length < SPACES[location] ? undefined : 'space.taken';
  }
  const stand = standOf(known, spot);
  if (stand === undefined) return 'space.noSuchCard';
  return stand.builder === undefined ? undefined : 'space.taken';
}

export const place = row<'place'>({
  at: 'place',
  all: SPOTS.map(spot => Object.freeze({ type: 'place', ...spot })),
  // P-2.9: once the bag is empty the price is 0 (P-2.10).
  obstacle(known, seat, move) {
    const costly = playerOf(known, seat).gold < known.price;
    return costly ? 'space.gold' : spotObstacle(known, move);
  },
  undoable: true,
  carryOut(play, seat, move) {
    const { state } = play;
    const how = state.part === 'parked' ? 'parked' : state.part === 'thirds' ? 'third' : 'drawn';
    putOnBoard(play, seat, move, state.price, how);
  },
});

const FREE_PLACEMENTS: readonly MoveOf<'placeFree'>[] = SPOTS.map(spot =>
  Object.freeze({ type: 'placeFree', ...spot }),
);

/** P-2.12: the card pays, and is gone. */
export const placeFree = row<'placeFree'>({
  at: 'place',
  all: FREE_PLACEMENTS,
  candidates: (known, seat) => (mayPlaceFree(known, seat) === undefined ? FREE_PLACEMENTS : []),
  obstacle: (known, seat, move) => mayPlaceFree(known, seat) ?? spotObstacle(known, move),
  undoable: true,
  carryOut(play, seat, move) {
    const player = playerOf(play.state, seat);
    player.advantages = without(player.advantages, 'freePlacement');
    putOnBoard(play, seat, move, 0, 'freePlacement');
  },
});

function mayPlaceFree(known: View, seat: Seat): Refusal | undefined {
  if (!playerOf(known, seat).advantages.includes('freePlacement')) return 'card.notOwned';
  // A34: nothing to save at price 0.
  return known.price > 0 ? undefined : 'space.freeAnyway';
}

function putOnBoard({ state, emit }: Play, seat: Seat, spot: Spot, price: number, how: How): void {
  const paid = gain(playerOf(state, seat), { gold: -price });
  if (state.part === 'parked') state.parked = state.parked.slice(1);
  else if (state.part === 'thirds') addAside(state, seat, -1);
  else state.drawn = undefined;
  if (!state.firstPlaced.includes(seat)) state.firstPlaced = [...state.firstPlaced, seat];
  const { location } = spot;
  if (spot.location === 'kingsbridge' || spot.location === 'shiring') {
    if (spot.location === 'kingsbridge') state.kingsbridge = taken(state.kingsbridge, spot, seat);
    else state.shiring = taken(state.shiring, spot, seat);
    emit({ type: 'builderPlaced', seat, location, card: spot.card, gain: paid, how });
  } else {
    const there = [...state.builders[spot.location], seat];
    state.builders = { ...state.builders, [spot.location]: there };
    emit({ type: 'builderPlaced', seat, location, gain: paid, how });
  }
  answer(state, seat);
}

/** The stands of a location once a builder has come to the one with this card. */
function taken<Card>(
  stands: readonly Stand<Card>[],
  { card }: { card: Card },
  builder: Seat,
): Stand<Card>[] {
  return stands.map(stand => (stand.card === card ? { card, builder } : stand));
}

export const park = row<'park'>({
  at: 'place',
  all: [Object.freeze({ type: 'park' })],
  // P-2.6, P-2.9, F20: at price 0 a builder must be placed.
  obstacle: known => (known.price > 0 ? undefined : 'park.mustPlace'),
  undoable: true,
  carryOut({ state, emit }, seat) {
    parkBuilder(state, seat);
    emit({ type: 'builderParked', seat, price: state.price, why: 'choice' });
    answer(state, seat);
  },
});
