// The game of one match: its rules under boardgame.io, with the chance of this match's key.
import { chancePlugin, type Keystreams } from '@loggia/chance';
import type { Game } from './boardgame-io.ts';
import { type GameEntry, type Reducer, reducerOf } from './games.ts';

export class Dealer {
  readonly game: Game;
  readonly reducer: Reducer;

  constructor({ boardgame }: GameEntry, keystreams: Keystreams) {
    this.game = { ...boardgame, plugins: [...(boardgame.plugins ?? []), chancePlugin(keystreams)] };
    this.reducer = reducerOf(this.game);
  }

  /** Goes with a state in memory and is left out wherever one is written. */
  toJSON(): undefined {
    return undefined;
  }
}
