// A board to draw pictures from: real components around a position made up for the rules.
import { seededRandom } from '@loggia/kernel';
import { pillars, type State } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { PLAYER_LOOKS } from '../../../design/player-look.ts';
import { Names } from '../../../kit/names.tsx';
import { BoardContext, type PillarsBoard } from '../context.ts';
import '../palette.css';

const PLAYERS = 3;
export const [BLUE, RED, YELLOW] = [0, 1, 2] as const;
const NAMES = PLAYER_LOOKS.slice(0, PLAYERS).map(look => ({ name: '', look, connected: true }));

/** The first round, with builders at every place. */
function position(): State {
  const state = pillars.setup(PLAYERS, {}, seededRandom('rules'));
  Object.assign(state.builders, {
    bishop: [RED],
    priory: [BLUE, RED],
    court: [YELLOW, BLUE],
    castle: [BLUE],
    market: [RED, YELLOW, BLUE],
    startPlayer: [YELLOW],
  });
  const [advantage] = state.kingsbridge;
  if (advantage !== undefined) advantage.builder = BLUE;
  const [, craftsman] = state.shiring;
  if (craftsman !== undefined) craftsman.builder = RED;
  return state;
}

const nothing = () => undefined;
const BOARD: PillarsBoard = {
  view: { ...position(), events: [] },
  seat: BLUE,
  names: NAMES,
  legal: [],
  rules: pillars,
  play: nothing,
  pending: false,
  settings: { motion: 'reduced', forced: 'ask', confirm: 'game' },
  moment: 'past',
  highlight: undefined,
  choice: undefined,
  choose: nothing,
  glowing: new Map(),
  pointed: undefined,
  goesOn: undefined,
};

export function Example({ children }: { children: ReactNode }) {
  return (
    <Names names={NAMES} reader={null}>
      <BoardContext value={BOARD}>{children}</BoardContext>
    </Names>
  );
}
