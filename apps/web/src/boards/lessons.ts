// What a game provides for learners, with its texts; a game may not have it.
import type { Typed } from '@loggia/kernel';
import type { GameCoach } from '../game/game-coach.ts';
import { LEARNING, teach } from '../i18n/language.ts';
import { cardOf, gameClient } from './games.ts';
import { loadOnce } from './load-once.ts';

export type AnyGameCoach = GameCoach<unknown, Typed, Typed>;

export const gameHelp = loadOnce(async game => (await teacher(game))?.help?.());
export const gameCoach = loadOnce(async game => (await teacher(game))?.coach?.());

async function teacher(game: string) {
  const lessons = cardOf(game)?.lessons ?? [];
  const [client] = await Promise.all([gameClient(game), teach(LEARNING, ...lessons)]);
  return client;
}
