// boardgame.io's reducer of a game, as this server runs it.
import { CreateGameReducer, type Game, type State } from './boardgame-io.ts';
import { plainMoves } from './plain-moves.ts';

export type Reducer = (state: State, action: unknown) => State;

export function reducerOf(game: Game): Reducer {
  const plugins = [...(game.plugins ?? []), plainMoves(holdersOf(game))];
  const reducer = CreateGameReducer({ game: { ...game, plugins } });
  return (state, action) => reducer(state, action as Parameters<typeof reducer>[1]);
}

/** Everything that has moves: the game, its phases, their stages. */
function holdersOf(game: Game): Pick<Game, 'moves'>[] {
  const turns = [game, ...Object.values(game.phases ?? {})];
  return turns.flatMap(holder => [holder, ...Object.values(holder.turn?.stages ?? {})]);
}
