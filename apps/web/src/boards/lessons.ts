// What a game brings for learners.
import type { Typed } from '@loggia/kernel';
import type { GameCoach } from '../game/game-coach.ts';
import { loadOnce } from '../shared/load-once.ts';
import { gameClient } from './games.ts';

export type AnyGameCoach = GameCoach<unknown, Typed, Typed>;

export const gameHelp = loadOnce(async game => (await gameClient(game))?.help());
export const gameCoach = loadOnce(async game => (await gameClient(game))?.coach());
