// The games this client can show: those of the shelf that have a card in a folder here. A game's
// board is loaded with its first table.
import { SHELF } from '@loggia/games';
import { type Manifests, newest } from '@loggia/kernel/manifest';
import type { GameCard } from '../game/game-card.ts';
import type { AnyGameBoard, AnyGameClient } from '../game/game-client.ts';
import { teach } from '../i18n/language.ts';
import { loadOnce } from './load-once.ts';
import { namedTexts } from './named-texts.ts';

const FOUND = import.meta.glob<GameCard>('./*/card.tsx', { eager: true, import: 'card' });

/** In the order of the shelf. */
export const CARDS: Readonly<Record<string, GameCard>> = Object.fromEntries(
  Object.keys(SHELF).flatMap(game => {
    const card = FOUND[`./${game}/card.tsx`];
    return card ? [[game, card]] : [];
  }),
);

export function cardOf(game: string): GameCard | undefined {
  return Object.hasOwn(CARDS, game) ? CARDS[game] : undefined;
}

/**
 * The client of a game with its texts, under its newest rules; `undefined` if there is no such
 * game.
 */
export const gameClient = loadOnce(async (name): Promise<AnyGameClient | undefined> => {
  const card = cardOf(name);
  const load = Object.hasOwn(SHELF, name) ? SHELF[name] : undefined;
  if (card === undefined || load === undefined) return undefined;
  const [board, versions] = await Promise.all([card.client(), load(), teach(card.texts)]);
  return newest(clientsOf(board, versions));
});

/** The texts of a game without its board, for lists that show the status of its tables. */
export const gameTexts = loadOnce(async (name): Promise<void> => {
  const texts = cardOf(name)?.texts;
  if (texts !== undefined) await teach(texts);
});

/** One client for each rules version. */
export function clientsOf(board: AnyGameBoard, versions: Manifests): readonly AnyGameClient[] {
  const newestRules = Math.max(...versions.map(({ module }) => module.rulesVersion));
  const under = (rulesVersion: number) =>
    clients.find(({ module }) => module.rulesVersion === rulesVersion);
  const clients: readonly AnyGameClient[] = versions.map(
    ({ module, boardgame, evaluation, botNames = [] }) => ({
      ...board,
      module,
      game: boardgame,
      bots: evaluation === undefined ? 'none' : 'some',
      botNames,
      newestRules,
      under,
    }),
  );
  return clients;
}

/** The games' names are available in every language from the start. */
teach(
  namedTexts(
    'name',
    Object.entries(CARDS).map(([game, { name }]) => [game, name]),
  ),
);
