// K-4.7: the executive phase. Energy and tourists activate buildings.
import type { Seat } from '@loggia/kernel';
import { isActive, stepsOfActivation } from './effects.ts';
import { activationsOf, at, playerOf, replaced, setCubes } from './table.ts';
import { specOf } from './tiles/index.ts';
import { gain, occasionOf } from './tracks.ts';
import type { Bonus, BuildingIndex, Emit, State, Tourist, View } from './types.ts';
import { setOff } from './underway.ts';

export function canBeActivated(known: View, seat: Seat, building: BuildingIndex): boolean {
  const tile = playerOf(known, seat).city[building];
  return tile !== undefined && isActive(tile);
}

/** K-4.7.4: what an activation costs now. Each one doubles the price of the next. */
export function activationPrice(known: View, seat: Seat, building: BuildingIndex): number {
  const { tile, cubes } = at(playerOf(known, seat).city, building);
  const printed = specOf(tile).printedEnergy ?? 0;
  let price = printed + cubes + 1;
  for (const { city, on } of known.tourists) if (city === seat && on === building) price += 1;
  return price;
}

/** K-4.7.5, A27: the tourists that may move to a building as part of its price. */
export function helpersFor(known: View, seat: Seat, building: BuildingIndex): Tourist[] {
  const helpers: Tourist[] = [];
  for (let tourist = 0; tourist < known.tourists.length; tourist++) {
    const { city, on } = at(known.tourists, tourist);
    if (city !== seat || on === building) continue;
    const spent = known.options.touristOncePerPhase && known.helped.includes(tourist);
    if (!spent) helpers.push(tourist);
  }
  return helpers;
}

export function activationsLeft(known: View, seat: Seat): number {
  return activationsOf(known, seat) - known.activations;
}

export function canPay(known: View, seat: Seat, building: BuildingIndex): boolean {
  const price = activationPrice(known, seat, building);
  const { energy } = playerOf(known, seat);
  return energy >= price || energy + helpersFor(known, seat, building).length >= price;
}

/** The buildings a player could activate now. */
export function activatable(known: View, seat: Seat): BuildingIndex[] {
  const found: BuildingIndex[] = [];
  if (activationsLeft(known, seat) <= 0) return found;
  const { length } = playerOf(known, seat).city;
  for (let building = 0; building < length; building++) {
    if (canBeActivated(known, seat, building) && canPay(known, seat, building)) {
      found.push(building);
    }
  }
  return found;
}

/** Nothing is in progress, and nothing more can be activated. */
export function isIdle(known: View, seat: Seat): boolean {
  return known.work.step === 'idle' && activatable(known, seat).length === 0;
}

/** If no tourist can help there is nothing to choose, and the plant pays. */
export function activate(state: State, seat: Seat, building: BuildingIndex, emit: Emit): void {
  if (helpersFor(state, seat, building).length > 0) {
    const { tile } = at(playerOf(state, seat).city, building);
    state.work = { step: 'paying', building, tourists: [] };
    emit({ type: 'buildingChosen', seat, tile, building });
  } else {
    carryOutActivation(state, seat, building, [], emit);
  }
}

export function useTourist(state: State, seat: Seat, tourist: Tourist, emit: Emit): void {
  if (state.work.step !== 'paying') throw new RangeError('nothing to pay for');
  state.work = { ...state.work, tourists: [...state.work.tourists, tourist] };
  emit({ type: 'touristOffered', seat, tourist });
}

export function payActivation(state: State, seat: Seat, emit: Emit): void {
  if (state.work.step !== 'paying') throw new RangeError('nothing to pay for');
  const { building, tourists } = state.work;
  carryOutActivation(state, seat, building, [...tourists], emit);
}

function carryOutActivation(
  state: State,
  seat: Seat,
  building: BuildingIndex,
  tourists: Tourist[],
  emit: Emit,
): void {
  const player = playerOf(state, seat);
  const activated = at(player.city, building);
  const cubes = activationPrice(state, seat, building) - tourists.length;
  player.energy -= cubes;
  setCubes(player, building, activated.cubes + cubes);
  for (const tourist of tourists) {
    state.tourists = replaced(state.tourists, tourist, { city: seat, on: building });
    state.helped = [...state.helped, tourist];
  }
  state.activations += 1;
  emit({ type: 'tileActivated', seat, tile: activated.tile, building, cubes, tourists });
  setOff(state, seat, building, stepsOfActivation(activated), emit);
}

/** A6: the two things a city without any activation may take. */
export function bonuses(known: View): Bonus[] {
  return [known.options.passBonus, 'energy'];
}

export function takeBonus(state: State, seat: Seat, bonus: Bonus, emit: Emit): void {
  emit({ type: 'bonusTaken', seat, bonus });
  gain(occasionOf(state, seat, emit), bonus, 1, 'bonus');
}
