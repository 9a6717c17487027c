// A game as it stands on the shelf: what the first page tells of it, and the way to the rest.
import type { Typed } from '@loggia/kernel';
import type { ComponentType } from 'react';
import type { Language, TextSource } from '../i18n/language.ts';
import type { AnyGameBoard, GameClient } from './game-client.ts';

export interface GameCard {
  /** Told before any text of the game is loaded; found as `<game>.name`. */
  readonly name: Readonly<Record<Language, string>>;
  /** How long a game takes people who know it, at the fewest and at the most players. */
  readonly minutes: readonly [number, number];
  /** A small picture of its own, in a square of 64 by 64, drawn with `currentColor`. */
  readonly Emblem: ComponentType;
  /** The texts its board needs. */
  readonly texts: TextSource;
  /** Those of its rules and its coach; a game without them teaches nobody yet. */
  readonly lessons?: readonly TextSource[];
  readonly client: () => Promise<AnyGameBoard>;
}

/** A game's own types end here: positions, moves and events of a game only ever reach its board. */
export function gameCard<View, Move extends Typed, Event extends Typed>(
  typed: Omit<GameCard, 'client'> & { client(): Promise<GameClient<View, Move, Event>> },
): GameCard {
  return typed as unknown as GameCard;
}
