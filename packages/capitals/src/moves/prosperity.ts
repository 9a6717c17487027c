// Prosperity tiles: one is built, or laid face down as a lake.
import type { Seat } from '@loggia/kernel';
import { refuse } from '../errors.ts';
import { buildLake, buildProsperity, meetsRequirement } from '../prosperity.ts';
import { endTurn } from '../rounds.ts';
import { SPELLINGS } from '../spelling.ts';
import { playerOf } from '../table.ts';
import type { View } from '../types.ts';
import { cellsOf, checkCell } from './building.ts';
import type { Rule } from './rule.ts';

function handOf(known: View, seat: Seat) {
  const { hand } = playerOf(known, seat);
  return typeof hand === 'number' ? [] : hand;
}

export const buildProsperityRule: Rule<'buildProsperity'> = {
  stage: 'prosperity',
  secret: false,
  choices(known, seat) {
    const cells = cellsOf(known, seat);
    return handOf(known, seat)
      .filter(tile => meetsRequirement(known, seat, tile))
      .flatMap(tile => cells.map(({ x, y }) => ({ type: 'buildProsperity', tile, x, y }) as const));
  },
  spell: SPELLINGS.buildProsperity,
  check(known, seat, { tile, x, y }) {
    if (!handOf(known, seat).includes(tile)) refuse('prosperity.notHeld');
    if (!meetsRequirement(known, seat, tile)) refuse('prosperity.requirement');
    checkCell(known, seat, { x, y });
  },
  carryOut(state, seat, { tile, x, y }, { emit }) {
    buildProsperity(state, seat, tile, { x, y }, emit);
    endTurn(state, emit);
  },
};

export const buildLakeRule: Rule<'buildLake'> = {
  stage: 'prosperity',
  secret: false,
  choices(known, seat) {
    const cells = cellsOf(known, seat);
    return handOf(known, seat).flatMap(tile =>
      cells.map(({ x, y }) => ({ type: 'buildLake', tile, x, y }) as const),
    );
  },
  spell: SPELLINGS.buildLake,
  check(known, seat, { tile, x, y }) {
    if (!handOf(known, seat).includes(tile)) refuse('prosperity.notHeld');
    checkCell(known, seat, { x, y });
  },
  carryOut(state, seat, { tile, x, y }, { emit }) {
    buildLake(state, seat, tile, { x, y }, emit);
    endTurn(state, emit);
  },
};
