// A game on the shelf: what the first page shows of it, and how to load the rest.
import type { Typed } from '@loggia/kernel';
import type { ComponentType } from 'react';
import type { Language, TextSource } from '../i18n/language.ts';
import type { AnyGameBoard, GameClient } from './game-client.ts';

export interface GameCard {
  /** Shown before any text of the game is loaded; available as `<game>.name`. */
  readonly name: Readonly<Record<Language, string>>;
  /** How long a game takes experienced players, with the fewest and with the most players. */
  readonly minutes: readonly [number, number];
  /** A small picture, 64 by 64, drawn with `currentColor`. */
  readonly Emblem: ComponentType;
  /** The texts its board needs. */
  readonly texts: TextSource;
  /** The texts of its rules and its coach; without them the game has neither. */
  readonly lessons?: readonly TextSource[];
  readonly client: () => Promise<AnyGameBoard>;
}

/**
 * The game's own types end here: its positions, moves and events are only ever passed to its own
 * board.
 */
export function gameCard<View, Move extends Typed, Event extends Typed>(
  typed: Omit<GameCard, 'client'> & { client(): Promise<GameClient<View, Move, Event>> },
): GameCard {
  return typed as unknown as GameCard;
}
