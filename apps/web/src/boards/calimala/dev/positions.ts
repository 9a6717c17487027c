// Positions for the fixture page: real ones, from games played at random.
import { calimala, type Event, type State } from '@loggia/calimala';
import { anyMove, play, type SeededRandom, seededRandom } from '@loggia/kernel';

export interface Position {
  state: State;
  events: Event[];
  chance: SeededRandom;
}

/** Plays at random from a seed until so many moves were made, or the game asks for a certain one. */
export function positionAfter(
  players: number,
  seed: string,
  moves: number,
  until?: string,
): Position {
  const chance = seededRandom(`chance ${seed}`);
  const state = calimala.setup(players, {}, chance);
  let events: Event[] = [];
  let count = 0;
  const choice = seededRandom(`choice ${seed}`);
  const asks = () =>
    until === undefined ||
    calimala
      .toMove(state)
      .some(seat => calimala.legal(state, seat).some(move => move.type === until));
  if (moves === 0 && asks()) return { state, events, chance };
  for (const played of play(calimala, state, anyMove(calimala), { chance, choice })) {
    events = played.events;
    if (++count >= moves && asks()) break;
  }
  return { state, events, chance };
}
