// A board for the pictures: real components around a made-up position.
import { calimala, type State } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import type { ReactNode } from 'react';
import { Names } from '../../../kit/names.tsx';
import { nobodies, stillBoard } from '../../../kit/still-board.ts';
import { BoardContext, type CalimalaBoard } from '../context.ts';
import '../palette.css';

const PLAYERS = 3;
export const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3] as const;

/** Four looks: a stack in a picture may have one more owner than the table has players. */
const NAMES = nobodies(PLAYERS + 1);

/** A first game some turns in, with a little of everything. */
function position(): State {
  const state = calimala.setup(PLAYERS, { layout: 'first' }, seededRandom('rules'));
  const blue = state.players[BLUE];
  if (blue !== undefined) {
    blue.board = { wood: 2, brick: 1, marble: 3, workshops: [3, 1], ships: 2, houses: ['bruges'] };
    blue.hand = ['build', 'ship', 'ship'];
    Object.assign(blue, { coloured: 8, white: 2 });
  }
  state.players[RED]?.board.houses.push('bruges');
  Object.assign(state, { phase: 'city', round: 5 });
  Object.assign(state.cubes, {
    lisbon: [3, 1, 2],
    bruges: [1, 2, 0],
    'santaCroce.wood': [1, 0, 1],
    'santaCroce.brick': [0, 2, 0],
    'santaCroce.marble': [0, 0, 0],
    'santaCroce.artwork': [1, 0, 0],
    palazzoVecchio: [0, 1, 0],
  });
  state.stacks[0] = [YELLOW, RED, BLUE];
  state.stacks[3] = [BLUE];
  state.stacks[6] = ['white', RED];
  state.stacks[10] = [RED, YELLOW];
  return state;
}

const BOARD: CalimalaBoard = stillBoard({
  view: { ...position(), events: [] },
  seat: BLUE,
  names: NAMES,
  legal: [],
  rules: calimala,
});

export function Example({ children }: { children: ReactNode }) {
  return (
    <Names names={NAMES} reader={null}>
      <BoardContext value={BOARD}>{children}</BoardContext>
    </Names>
  );
}
