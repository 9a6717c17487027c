// The course of a round: one part after another, builders return, and the next round begins.
import { ROUNDS } from './data.ts';
import { PART_NAMES, type Part, type PartName, type Play } from './part.ts';
import { drawing, parked, thirds } from './parts/builders.ts';
import { cards } from './parts/cards.ts';
import { cathedral } from './parts/cathedral.ts';
import { castle, court, shiring } from './parts/court.ts';
import { bishop, event } from './parts/event.ts';
import { forest, gravelPit, kingsbridge, mill, priory, quarry } from './parts/income.ts';
import { market } from './parts/market.ts';
import { startPlayer } from './parts/start-player.ts';
import { standings } from './result.ts';
import { beginRound } from './setup.ts';
import { addToBag } from './table.ts';
import type { State } from './types.ts';

export const PARTS: Readonly<Record<Exclude<PartName, 'over'>, Part>> = {
  cards,
  drawing,
  parked,
  thirds,
  event,
  bishop,
  mill,
  kingsbridge,
  priory,
  forest,
  quarry,
  gravelPit,
  court,
  shiring,
  castle,
  market,
  cathedral,
  startPlayer,
};

/** Continues from part to part until somebody is asked something or the game is over. */
export function walkOn(play: Play): void {
  const { state } = play;
  while (state.part !== 'over' && state.players.every(({ asked }) => asked === 'nothing')) {
    PARTS[state.part].end?.(play);
    goHome(state, state.part);
    enterNext(play, state.part);
  }
}

function enterNext(play: Play, part: Exclude<PartName, 'over'>): void {
  const { state } = play;
  // P-5.1: the game ends with the cathedral, so nobody needs a start player any more.
  if (part === 'cathedral' && state.round === ROUNDS) {
    state.part = 'over';
    play.emit({ type: 'gameEnded', result: standings(state) });
    return;
  }
  const next = PART_NAMES[PART_NAMES.indexOf(part) + 1] ?? 'over';
  state.part = next === 'over' ? 'cards' : next;
  if (next === 'over') beginRound(play);
  PARTS[state.part].begin(play);
}

/** P-3: after a location is resolved its builders return to the bag, and its cards are gone. */
function goHome(state: State, part: PartName): void {
  if (part === 'kingsbridge') {
    for (const { builder } of state.kingsbridge) {
      if (builder !== undefined) addToBag(state, builder, 1);
    }
    state.kingsbridge = [];
  } else if (Object.hasOwn(state.builders, part)) {
    const location = part as keyof State['builders'];
    if (state.builders[location].length === 0) return;
    for (const builder of state.builders[location]) addToBag(state, builder, 1);
    state.builders = { ...state.builders, [location]: [] };
  }
}
