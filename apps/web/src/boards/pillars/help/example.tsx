// A board for the pictures: real components around a made-up position.
import { seededRandom } from '@loggia/kernel';
import { pillars, type State } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { Names } from '../../../kit/names.tsx';
import { nobodies, stillBoard } from '../../../kit/still-board.ts';
import { BoardContext, type PillarsBoard } from '../context.ts';
import '../palette.css';

const PLAYERS = 3;
export const [BLUE, RED, YELLOW] = [0, 1, 2] as const;
const NAMES = nobodies(PLAYERS);

/** The first round, with builders at every place. */
function position(): State {
  const state = pillars.setup(PLAYERS, {}, seededRandom('rules'));
  state.builders = {
    bishop: [RED],
    priory: [BLUE, RED],
    court: [YELLOW, BLUE],
    castle: [BLUE],
    market: [RED, YELLOW, BLUE],
    startPlayer: [YELLOW],
  };
  const [advantages, craftsmen] = [state.kingsbridge, state.shiring];
  state.kingsbridge = advantages.map((stand, at) =>
    at === 0 ? { ...stand, builder: BLUE } : stand,
  );
  state.shiring = craftsmen.map((stand, at) => (at === 1 ? { ...stand, builder: RED } : stand));
  return state;
}

const BOARD: PillarsBoard = {
  ...stillBoard({
    view: { ...position(), events: [] },
    seat: BLUE,
    names: NAMES,
    legal: [],
    rules: pillars,
  }),
  pointed: undefined,
};

export function Example({ children }: { children: ReactNode }) {
  return (
    <Names names={NAMES} reader={null}>
      <BoardContext value={BOARD}>{children}</BoardContext>
    </Names>
  );
}
