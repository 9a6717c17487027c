// Small queries about a table that many chapters use.
import type { Seat } from '@loggia/kernel';
import {
  ADVANTAGES,
  type Advantage,
  BUILDERS,
  CRAFTSMAN_LIMIT,
  CRAFTSMEN,
  CUBES,
  clockwise,
  GREY_WORKERS,
  HAPPENINGS,
  PLAIN_LOCATIONS,
  RESOURCES,
  SPACES,
  type Trade,
  WORKERS,
} from './data.ts';
import type { Player, Question, Spot, Stand, View } from './types.ts';

export function playerOf(known: Pick<View, 'players'>, seat: Seat): Player {
  const player = known.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function seatsOf(known: Pick<View, 'players'>): Seat[] {
  return known.players.map((_, seat) => seat);
}

/** All seats clockwise from the start player. */
export function turnOrder(known: View): Seat[] {
  return clockwise(known.start, known.players.length);
}

export function pointsOf({ sheet }: Pick<Player, 'sheet'>): number {
  let sum = 0;
  for (const points of Object.values(sheet)) sum += points;
  return sum;
}

/** The items without the first that is this one. */
export function without<T>(items: readonly T[], item: T): T[] {
  return items.toSpliced(items.indexOf(item), 1);
}

export function cubeCount({ cubes }: Pick<Player, 'cubes'>): number {
  let sum = 0;
  for (const cube of CUBES) sum += cubes[cube];
  return sum;
}

// Workers (P-1.5)

export function workersOf({ advantages, grey }: Pick<Player, 'advantages' | 'grey'>): number {
  let workers = WORKERS + grey;
  for (const advantage of advantages) workers += ADVANTAGES[advantage].workers ?? 0;
  return workers;
}

/** Workers on no resource card: those that go to the mill. */
export function freeWorkers(player: Pick<Player, 'advantages' | 'grey' | 'resources'>): number {
  let free = workersOf(player);
  for (const resource of player.resources) free -= RESOURCES[resource].workers;
  return free;
}

export function greyAtCastle(known: View): number {
  let away = 0;
  for (const { grey, greyNext } of known.players) away += grey + greyNext;
  return GREY_WORKERS - away;
}

// Craftsmen

export function craftsmanLimit({ advantages }: Pick<Player, 'advantages'>): number {
  let limit = CRAFTSMAN_LIMIT;
  for (const advantage of advantages) {
    limit = Math.max(limit, ADVANTAGES[advantage].craftsmanLimit ?? 0);
  }
  return limit;
}

/** F25, A25: any card of the trade will do. */
export function employs({ craftsmen }: Pick<Player, 'craftsmen'>, trade: Trade): boolean {
  return craftsmen.some(craftsman => CRAFTSMEN[craftsman].trade === trade);
}

/** The seat that owns an advantage card; there is only one of each. */
export function ownerOf(known: View, advantage: Advantage): Seat | undefined {
  const owner = known.players.findIndex(({ advantages }) => advantages.includes(advantage));
  return owner < 0 ? undefined : owner;
}

// The event of this round

/** The event card of this round once it is revealed. */
export function eventOf({
  happened,
  round,
}: View): (typeof HAPPENINGS)[keyof typeof HAPPENINGS] | undefined {
  const happening = happened[round - 1];
  return happening === undefined ? undefined : HAPPENINGS[happening];
}

export function isAffected(known: View, seat: Seat): boolean {
  return !known.averted.some(averted => averted.seat === seat);
}

/** What the event of this round does to a seat; nothing if the seat averted it. */
export function eventFor(known: View, seat: Seat): ReturnType<typeof eventOf> {
  return isAffected(known, seat) ? eventOf(known) : undefined;
}

// Builders

/**
 * The seat's builders drawn in this round and not set aside, while builders are placed (P-2.13).
 */
export function buildersUsed({ bag, aside }: View, seat: Seat): number {
  return BUILDERS - (bag[seat] ?? 0) - (aside[seat] ?? 0);
}

export function standOf(
  known: Pick<View, 'kingsbridge' | 'shiring'>,
  spot: Extract<Spot, { location: 'kingsbridge' | 'shiring' }>,
): Stand<unknown> | undefined {
  const stands: readonly Stand<unknown>[] =
    spot.location === 'kingsbridge' ? known.kingsbridge : known.shiring;
  return stands.find(({ card }) => card === spot.card);
}

/** Every spot a builder can be put on now (P-2.7, P-2.15, P-2.16). */
export function freeSpots(known: View): Spot[] {
  const spots: Spot[] = [];
  for (const location of PLAIN_LOCATIONS) {
    if (known.builders[location].length < SPACES[location]) spots.push({ location });
  }
  for (const { card, builder } of known.kingsbridge) {
    if (builder === undefined) spots.push({ location: 'kingsbridge', card });
  }
  for (const { card, builder } of known.shiring) {
    if (builder === undefined) spots.push({ location: 'shiring', card });
  }
  return spots;
}

/** Builders of a seat go back into the bag, or come out of it below zero. */
export function addToBag(known: View, seat: Seat, builders: number): void {
  known.bag = known.bag.with(seat, (known.bag[seat] ?? 0) + builders);
}

/** Builders of a seat are set aside, or come back below zero. */
export function addAside(known: View, seat: Seat, builders: number): void {
  known.aside = known.aside.with(seat, (known.aside[seat] ?? 0) + builders);
}

// Tasks

export function ask(known: View, seat: Seat, question: Question | 'nothing'): void {
  const player = playerOf(known, seat);
  player.asked = question;
  player.answered = false;
}

/** The seats that have to decide. */
export function toMove(known: View): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < known.players.length; seat++) {
    if (playerOf(known, seat).asked !== 'nothing') seats.push(seat);
  }
  return seats;
}
