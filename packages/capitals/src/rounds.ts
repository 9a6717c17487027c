// K-4.1: how turns, phases, rounds and eras follow each other.
import { reopen } from '@loggia/kernel';
import { hasFullToken, moveNeutral, shiftAndRefill } from './administrative.ts';
import { eraOf, ROUNDS, ROUNDS_PER_ERA } from './data.ts';
import { finishGame } from './ending.ts';
import { holdFair } from './fair.ts';
import { settleOrder } from './political.ts';
import { isProsperityRound } from './prosperity.ts';
import { at, playerOf } from './table.ts';
import { holdTourism } from './tourism.ts';
import type { Emit, Phase, State } from './types.ts';

/** The turn of a player in this phase is over. */
export function endTurn(state: State, emit: Emit): void {
  goOn(state, state.turn + 1, emit);
}

function enter(state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  goOn(state, 0, emit);
}

/** The next player with something to decide in this phase, or else the next phase. */
function goOn(state: State, turn: number, emit: Emit): void {
  state.work = { step: 'idle' };
  state.activations = 0;
  state.helped = [];
  state.turn = turn;
  while (state.turn < state.order.length && !hasDecision(state)) state.turn += 1;
  if (state.turn >= state.order.length) nextPhase(state, emit);
  else reopen(state.journal, at(state.order, state.turn));
}

/** K-4.8.1, A23: only a full token can move, and not after the last round. */
function hasDecision(state: State): boolean {
  if (state.phase !== 'administrative') return true;
  const player = playerOf(state, at(state.order, state.turn));
  return state.round < ROUNDS && hasFullToken(player);
}

function nextPhase(state: State, emit: Emit): void {
  switch (state.phase) {
    case 'political':
      settleOrder(state, emit);
      enter(state, 'building', emit);
      break;
    case 'building':
      holdTourism(state, emit);
      enter(state, 'executive', emit);
      break;
    case 'executive':
      moveNeutral(state, emit);
      enter(state, 'administrative', emit);
      break;
    case 'administrative':
      shiftAndRefill(state, emit);
      if (isProsperityRound(state)) enter(state, 'prosperity', emit);
      else endRound(state, emit);
      break;
    case 'prosperity':
      endRound(state, emit);
      break;
    case 'over':
      break;
  }
}

/** A22: the fair comes after the administrative phase. */
function endRound(state: State, emit: Emit): void {
  if (state.round === ROUNDS) {
    finishGame(state, emit);
    return;
  }
  if (state.round % ROUNDS_PER_ERA === 0) holdFair(state, emit);
  state.round += 1;
  emit({ type: 'roundBegan', round: state.round, era: eraOf(state.round) });
  enter(state, 'political', emit);
}
