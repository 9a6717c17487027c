// The oracle of the tests: a game replayed from its seed and its moves by the plain rules alone.
import { keyedRandom } from '@loggia/chance';
import { oneStream, type Random, type Typed } from '@loggia/kernel';
import { InitializeGame } from '../../src/engine/boardgame-io.ts';
import type { Setup } from '../../src/engine/engine.ts';
import type { GameEntry } from '../../src/engine/games.ts';

export interface SeatMove {
  seat: number;
  move: unknown;
}

export interface Moment {
  state: unknown;
  /** What the last move caused. */
  events: Typed[];
}

/** The state after the moves. Throws a RuleError at a move that was not legal. */
export function replay(entry: GameEntry, setup: Setup, moves: Iterable<SeatMove>): Moment {
  const { module } = entry;
  const chance = 'keystreams' in setup ? keyedRandom(setup.keystreams) : oldChance(setup);
  const state = module.setup(setup.players, setup.options, chance);
  let events: Typed[] = [];
  for (const { seat, move } of moves) events = module.apply(state, seat, move, chance);
  return { state, events };
}

/** The randomness boardgame.io draws from a seed, number by number. */
function oldChance({ players, seed }: { players: number; seed: string }): Random {
  let random: { Number(): number } | undefined;
  const lender = {
    seed,
    setup(context: { random: { Number(): number } }) {
      random = context.random;
      return {};
    },
  };
  InitializeGame({ game: lender, numPlayers: players });
  return oneStream(() => random?.Number() ?? 0);
}
