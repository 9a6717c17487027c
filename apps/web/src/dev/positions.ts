// Positions for the fixture page: real ones, from games played at random.
import { anyMove, play, type SeededRandom, seededRandom, type Typed } from '@loggia/kernel';
import type { AnyGameClient } from '../game/game-client.ts';

export interface Position {
  state: unknown;
  events: Typed[];
  chance: SeededRandom;
}

export interface Wanted {
  players: number;
  seed: string;
  /** How many moves are made at least. */
  moves: number;
  /** A type of move the game asks for then. */
  until?: string | undefined;
  /** The options of the table. */
  options: unknown;
}

/** Plays at random from a seed until the wanted position is there, or the game is over. */
export function positionAfter({ module }: AnyGameClient, wanted: Wanted): Position {
  const { players, seed, moves, until, options } = wanted;
  const chance = seededRandom(`chance ${seed}`);
  const state = module.setup(players, options, chance);
  let events: Typed[] = [];
  let count = 0;
  const choice = seededRandom(`choice ${seed}`);
  const asks = () =>
    until === undefined ||
    module.toMove(state).some(seat => module.legal(state, seat).some(({ type }) => type === until));
  if (moves === 0 && asks()) return { state, events, chance };
  for (const played of play(module, state, anyMove(module), { chance, choice })) {
    events = played.events;
    if (++count >= moves && asks()) break;
  }
  return { state, events, chance };
}
