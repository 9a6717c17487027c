// The administrative phase: construction tokens that are full move on.
import { fullTokens, moveToken } from '../administrative.ts';
import { isRimCorner, rimCorners } from '../city.ts';
import { refuse } from '../errors.ts';
import { SPELLINGS } from '../spelling.ts';
import { playerOf } from '../table.ts';
import { keepsTokens, type Rule } from './rule.ts';

export const moveTokenRule: Rule<'moveToken'> = {
  stage: 'administrative',
  secret: false,
  choices(known, seat) {
    const player = playerOf(known, seat);
    const corners = rimCorners(player);
    return fullTokens(player).flatMap(token =>
      corners.map(({ x, y }) => ({ type: 'moveToken', token, x, y }) as const),
    );
  },
  spell: SPELLINGS.moveToken,
  check(known, seat, { token, x, y }) {
    const player = playerOf(known, seat);
    if (!fullTokens(player).includes(token)) refuse('token.notFull');
    if (!isRimCorner(player, { x, y })) refuse('token.corner');
  },
  keeps: keepsTokens,
  carryOut: (state, seat, { token, x, y }, { emit }) =>
    moveToken(state, seat, token, { x, y }, emit),
};
