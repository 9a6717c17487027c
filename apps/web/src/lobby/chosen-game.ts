// The game the reader chose last, if it is still there.
import { CARDS } from '../boards/games.ts';
import { persisted, usePersisted } from '../net/persisted.ts';

const last = persisted<string>('loggia.game', stored => (typeof stored === 'string' ? stored : ''));

export interface ChosenGame {
  /** Those with a board in this client that the server has too, once it has answered. */
  games: readonly string[];
  chosen: string | undefined;
  choose(game: string): void;
}

export function useChosenGame(told: readonly { name: string }[] | undefined): ChosenGame {
  const wish = usePersisted(last);
  const shown = Object.keys(CARDS);
  const games = told ? shown.filter(game => told.some(({ name }) => name === game)) : shown;
  return {
    games,
    chosen: games.find(game => game === wish) ?? games[0],
    choose: last.set,
  };
}
