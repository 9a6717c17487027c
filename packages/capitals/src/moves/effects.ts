// The order of effects that need one, whatever triggered them.
import { losers } from '../effects.ts';
import { refuse } from '../errors.ts';
import { SPELLINGS } from '../spelling.ts';
import { playerOf } from '../table.ts';
import { chooseEffect, isChoice, resolveRest } from '../underway.ts';
import { keepsEffects, type MoveOf, type Rule } from './rule.ts';
import { endIdleTurn, endsIdleTurn } from './turn.ts';

const ORDERING = ['ordering', 'orderingActivation'] as const;

export const resolveRule: Rule<'resolve'> = {
  stage: ORDERING,
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'ordering') return [];
    return work.pending.flatMap((step, effect): MoveOf<'resolve'>[] =>
      isChoice(known, seat, step)
        ? losers(playerOf(known, seat)).map(building => ({ type: 'resolve', effect, building }))
        : [{ type: 'resolve', effect }],
    );
  },
  spell: SPELLINGS.resolve,
  check(known, seat, { effect, building }) {
    const step = known.work.step === 'ordering' ? known.work.pending[effect] : undefined;
    if (step === undefined) refuse('effect.none');
    else if (isChoice(known, seat, step)) {
      if (building === undefined || !losers(playerOf(known, seat)).includes(building)) {
        refuse('effect.building');
      }
    } else if (building !== undefined) refuse('effect.building');
  },
  keeps: keepsEffects,
  final: endsIdleTurn,
  carryOut(state, seat, { effect, building }, { emit }) {
    chooseEffect(state, seat, effect, building, emit);
    endIdleTurn(state, seat, emit);
  },
};

export const resolveRestRule: Rule<'resolveRest'> = {
  stage: ORDERING,
  secret: false,
  choices(known, seat) {
    const { work } = known;
    const next = work.step === 'ordering' ? work.pending[0] : undefined;
    if (next === undefined || isChoice(known, seat, next)) return [];
    return [{ type: 'resolveRest' }];
  },
  spell: SPELLINGS.resolveRest,
  check(known, seat) {
    if (resolveRestRule.choices(known, seat).length === 0) refuse('effect.building');
  },
  keeps: keepsEffects,
  final: endsIdleTurn,
  carryOut(state, seat, _move, { emit }) {
    emit({ type: 'effectChosen', seat, resource: 'rest' });
    resolveRest(state, seat, emit);
    endIdleTurn(state, seat, emit);
  },
};
