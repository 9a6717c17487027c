// Setting all deliveries of a ship or transport action before confirming them once.
import { type Action, allDeeds, type City, type Move } from '@loggia/calimala';

/** Cities chosen so far, one per cloth, in any order. */
export type Cargo = readonly City[];
export type DeliveryMove = Extract<Move, { action: 'ship' | 'transport' }>;

export function isDelivery(move: Move): move is DeliveryMove {
  return (
    (move.type === 'useSlot' || move.type === 'playCard') &&
    (move.action === 'ship' || move.action === 'transport')
  );
}

export function countOf(cargo: Cargo, city: City): number {
  return cargo.filter(other => other === city).length;
}

/** Whether a legal delivery includes all of this cargo, and perhaps more. */
function fits(move: DeliveryMove, cargo: Cargo): boolean {
  return cargo.every(city => countOf(move.to, city) >= countOf(cargo, city));
}

export function canAdd(offers: readonly DeliveryMove[], cargo: Cargo, city: City): boolean {
  const more = [...cargo, city];
  return offers.some(move => fits(move, more));
}

/** The cargo with one less cloth for a city. */
export function without(cargo: Cargo, city: City): Cargo {
  const index = cargo.indexOf(city);
  return index < 0 ? cargo : cargo.toSpliced(index, 1);
}

/** The legal move that delivers exactly this cargo. */
export function deliveryOf(
  offers: readonly DeliveryMove[],
  cargo: Cargo,
): DeliveryMove | undefined {
  return offers.find(move => move.to.length === cargo.length && fits(move, cargo));
}

/**
 * Why a city can never be reached with this cargo, whatever the player owns: no move expresses it,
 * so the rules cannot be asked.
 */
export function outOfReach(
  action: Action,
  cargo: Cargo,
  city: City,
): 'portsOnly' | 'tradingCitiesOnly' | 'oneEach' | 'allShips' {
  const sails = action === 'ship';
  if (!allDeeds(action).some(deed => 'to' in deed && deed.to.some(other => other === city))) {
    return sails ? 'portsOnly' : 'tradingCitiesOnly';
  }
  return cargo.includes(city) && !sails ? 'oneEach' : 'allShips';
}

/** The most cloth that can be sent at once. */
export function largest(offers: readonly DeliveryMove[]): number {
  return Math.max(0, ...offers.map(move => move.to.length));
}
