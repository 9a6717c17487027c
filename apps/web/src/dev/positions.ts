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
  /** The least number of moves to make. */
  moves: number;
  /** An event that has just happened, or words of a legal move: "useSlot transport". */
  until?: string | undefined;
  /** The options of the table. */
  options: unknown;
}

/** Plays at random from a seed until the wanted position is reached, or the game is over. */
export function positionAfter({ module }: AnyGameClient, wanted: Wanted): Position {
  const { players, seed, moves, until, options } = wanted;
  const chance = seededRandom(`chance ${seed}`);
  const state = module.setup(players, options, chance);
  let events: Typed[] = [];
  let count = 0;
  const choice = seededRandom(`choice ${seed}`);
  const words = until?.split(' ') ?? [];
  const asks = () =>
    words.length === 0 ||
    events.some(({ type }) => type === until) ||
    module
      .toMove(state)
      .some(seat =>
        module
          .legal(state, seat)
          .some(move => words.every(word => Object.values(move).includes(word))),
      );
  if (moves === 0 && asks()) return { state, events, chance };
  for (const played of play(module, state, anyMove(module), { chance, choice })) {
    events = played.events;
    if (++count >= moves && asks()) break;
  }
  return { state, events, chance };
}
