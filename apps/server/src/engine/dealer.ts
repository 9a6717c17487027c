// The rules under boardgame.io with randomness from a key: one game and one reducer for all
// matches.
import { chancePlugin, type Keystreams } from '@loggia/chance';
import { type Game, InitializeGame, type State } from './boardgame-io.ts';
import { type Reducer, reducerOf } from './reducer.ts';

/**
 * What boardgame.io builds for a game is larger than any of its states, so matches share it.
 * Nothing here is asynchronous: the key is present only during a call.
 */
export class Dealer {
  readonly #game: Game;
  readonly #reducer: Reducer;
  #keystreams: Keystreams | undefined;

  constructor(game: Game) {
    const chance = chancePlugin({
      word: (name, position) => {
        if (this.#keystreams === undefined) throw new Error('chance was asked for between moves');
        return this.#keystreams.word(name, position);
      },
    });
    this.#game = { ...game, plugins: [...(game.plugins ?? []), chance] };
    this.#reducer = reducerOf(this.#game);
  }

  begin(keystreams: Keystreams, numPlayers: number, setupData: unknown): State {
    return this.#with(keystreams, () =>
      InitializeGame({ game: this.#game, numPlayers, setupData }),
    );
  }

  play(keystreams: Keystreams, state: State, action: unknown): State {
    return this.#with(keystreams, () => this.#reducer(state, action));
  }

  #with<T>(keystreams: Keystreams, work: () => T): T {
    this.#keystreams = keystreams;
    try {
      return work();
    } finally {
      this.#keystreams = undefined;
    }
  }
}
