// A board for the pictures: real components around a made-up position.
import { type CityTile, capitals, type State } from '@loggia/capitals';
import { seededRandom } from '@loggia/kernel';
import type { ReactNode } from 'react';
import { Names } from '../../../kit/names.tsx';
import { nobodies, stillBoard } from '../../../kit/still-board.ts';
import { BoardContext, type CapitalsBoard } from '../context.ts';
import '../palette.css';

const PLAYERS = 3;
export const BLUE = 0;
const NAMES = nobodies(PLAYERS);

const tile = (name: CityTile['tile'], x: number, y: number): CityTile => ({
  tile: name,
  x,
  y,
  cubes: 0,
  lake: false,
});

function build(state: State, ...tiles: CityTile[]): void {
  const player = state.players[BLUE];
  if (player) player.city = [...player.city, ...tiles];
}

/** The first round: the reader has taken a tile and looks for a cell. */
function placing(): State {
  const state = capitals.setup(PLAYERS, { openScores: true }, seededRandom('rules'));
  state.order = [BLUE, 1, 2];
  state.work = { step: 'placing', tile: 'general-store', row: 0 };
  build(state, tile('row-houses', 1, -1));
  return state;
}

/** A city some rounds later. */
function grown(): State {
  const state = capitals.setup(PLAYERS, { openScores: true }, seededRandom('rules'));
  build(
    state,
    tile('row-houses', 1, -1),
    tile('general-store', 0, -1),
    { ...tile('textile-mill', 2, 0), cubes: 2 },
    tile('music-hall', 0, 1),
    tile('hospital', 1, 1),
  );
  state.tourists = state.tourists.with(1, { city: BLUE, on: 'beside' });
  return state;
}

const boardOf = (state: State): CapitalsBoard => ({
  ...stillBoard({
    view: { ...state, events: [] },
    seat: BLUE,
    names: NAMES,
    legal: capitals.legal(state, BLUE),
    rules: capitals,
  }),
  pointed: undefined,
});

const BOARDS = { placing: boardOf(placing()), grown: boardOf(grown()) };

interface Props {
  of: keyof typeof BOARDS;
  children: ReactNode;
}

export function Example({ of, children }: Props) {
  return (
    <Names names={NAMES} reader={null}>
      <BoardContext value={BOARDS[of]}>{children}</BoardContext>
    </Names>
  );
}
