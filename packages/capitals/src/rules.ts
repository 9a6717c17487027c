// Every type of move with its rule: when it may be played, what it may be, what it does.
import { declareRules, type Seat, takingBack } from '@loggia/kernel';
import { moveTokenRule } from './moves/administrative.ts';
import { placeTileRule, takeTileRule } from './moves/building.ts';
import { resolveRestRule, resolveRule } from './moves/effects.ts';
import { activateRule, payRule, takeBonusRule, useTouristRule } from './moves/executive.ts';
import { pickColumnRule } from './moves/political.ts';
import { buildLakeRule, buildProsperityRule } from './moves/prosperity.ts';
import { doneRule } from './moves/turn.ts';
import { STAGES, type Stage, stageOf } from './stages.ts';
import { activeSeat } from './table.ts';
import type { Event, Move, State, View } from './types.ts';

function toMove(known: View): Seat[] {
  const seat = activeSeat(known);
  return seat === undefined ? [] : [seat];
}

export const RULES = declareRules<View, State, Move, Event, Stage>({
  stages: STAGES,
  seats: known => known.players.length,
  toMove,
  stageOf,
  journalOf: state => state.journal,
  moves: {
    pickColumn: pickColumnRule,
    takeTile: takeTileRule,
    placeTile: placeTileRule,
    resolve: resolveRule,
    resolveRest: resolveRestRule,
    activate: activateRule,
    useTourist: useTouristRule,
    pay: payRule,
    takeBonus: takeBonusRule,
    moveToken: moveTokenRule,
    buildProsperity: buildProsperityRule,
    buildLake: buildLakeRule,
    done: doneRule,
    ...takingBack<View, State, Move, Event, Stage>({
      stage: Object.keys(STAGES) as Stage[],
      journalOf: known => known.journal,
      takenBack: (seat, moves) => ({ type: 'movesTakenBack', seat, moves }),
    }),
  },
});
