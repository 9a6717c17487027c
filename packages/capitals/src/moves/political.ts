// The political phase: a column of the initiative track.
import { COLUMNS } from '../data.ts';
import { refuse } from '../errors.ts';
import { freeColumns, isOpen, pickColumn } from '../political.ts';
import { endTurn } from '../rounds.ts';
import { SPELLINGS } from '../spelling.ts';
import type { Rule } from './rule.ts';

export const pickColumnRule: Rule<'pickColumn'> = {
  stage: 'political',
  secret: false,
  choices: known => freeColumns(known).map(column => ({ type: 'pickColumn', column })),
  spell: SPELLINGS.pickColumn,
  check(known, _seat, { column }) {
    if (!COLUMNS.includes(column) || !isOpen(known, column)) refuse('column.closed', { column });
    if (known.picked.includes(column)) refuse('column.taken', { column });
  },
  carryOut(state, seat, { column }, { emit }) {
    pickColumn(state, seat, column, emit);
    endTurn(state, emit);
  },
};
