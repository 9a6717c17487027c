// Effects in progress: those that need no order are carried out at once, the rest wait for the
// player.
import type { Seat } from '@loggia/kernel';
import { carryOut, losers, losesCube, reactionsTo } from './effects.ts';
import { entangled } from './orders.ts';
import { at, playerOf } from './table.ts';
import { occasionOf } from './tracks.ts';
import type { ArrowEnd, BuildingIndex, Emit, State, Step, View, Work } from './types.ts';

type Ordering = Extract<Work, { step: 'ordering' }>;

/** Triggers the effects of a building; `arrows` have already paid in the same event. */
export function setOff(
  state: State,
  seat: Seat,
  building: BuildingIndex,
  steps: readonly Step[],
  emit: Emit,
  arrows: ArrowEnd[] = [],
): void {
  const occasion = occasionOf(state, seat, emit, arrows);
  const pending = entangled(occasion, state.round, steps);
  for (const step of steps) {
    if (!pending.includes(step)) carryOut(occasion, state.round, step);
  }
  if (pending.length > 0) state.work = { step: 'ordering', building, pending, arrows };
  else finish(state, seat, building, steps, arrows, emit);
}

/** The player's choice among the waiting effects. */
export function chooseEffect(
  state: State,
  seat: Seat,
  index: number,
  from: BuildingIndex | undefined,
  emit: Emit,
): void {
  if (state.work.step !== 'ordering') throw new RangeError('no effect waits');
  emit({ type: 'effectChosen', seat, resource: at(state.work.pending, index).resource });
  resolve(state, seat, state.work, index, from, emit);
}

/**
 * Carries out one of the waiting effects, and then everything that no longer depends on the order.
 */
function resolve(
  state: State,
  seat: Seat,
  { building, pending, arrows }: Ordering,
  index: number,
  from: BuildingIndex | undefined,
  emit: Emit,
): void {
  const step = at(pending, index);
  const occasion = occasionOf(state, seat, emit, [...arrows]);
  carryOut(occasion, state.round, step, from);
  const rest = pending.toSpliced(index, 1);
  if (rest.length > 0) setOff(state, seat, building, rest, emit, occasion.arrows);
  else finish(state, seat, building, [step], occasion.arrows, emit);
}

/** The waiting effects in the default order, up to a cube that several buildings could lose. */
export function resolveRest(state: State, seat: Seat, emit: Emit): void {
  while (state.work.step === 'ordering') {
    const step = at(state.work.pending, 0);
    if (isChoice(state, seat, step)) return;
    resolve(state, seat, state.work, 0, undefined, emit);
  }
}

/** A17: whether a step needs to know the building that loses a cube. */
export function isChoice(known: View, seat: Seat, step: Step): boolean {
  return losesCube(step) && losers(playerOf(known, seat)).length > 1;
}

/** K-4.7.7: an activation is followed by the reactions to it; a build waits for `done`. */
function finish(
  state: State,
  seat: Seat,
  building: BuildingIndex,
  last: readonly Step[],
  arrows: ArrowEnd[],
  emit: Emit,
): void {
  if (state.phase !== 'executive') {
    state.work = { step: 'built' };
    return;
  }
  state.work = { step: 'idle' };
  if (last.some(step => step.of === 'others')) return;
  const player = playerOf(state, seat);
  const reactions = reactionsTo(player, at(player.city, building));
  if (reactions.length > 0) setOff(state, seat, building, reactions, emit, arrows);
}
