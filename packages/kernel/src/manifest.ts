// Everything the rest of Loggia knows about a game, under one rules version.
import type { Game } from 'boardgame.io';
import type { MoveTraits } from './declare.ts';
import type { Evaluation } from './evaluation.ts';
import type { GameModule, Typed } from './game.ts';
import type { Seat } from './seat.ts';

export interface Manifest<
  View = unknown,
  State extends View = View,
  Move extends Typed = Typed,
  Event extends Typed = Typed,
> {
  /** Its name and rules version are the game's. */
  readonly module: GameModule<View, State, Move, Event>;
  /** What drivers need to know about each type of move. */
  readonly traits: ReadonlyMap<string, MoveTraits>;
  readonly boardgame: Game;
  /** The game's name where the reader's language is unknown, as in a link preview. */
  readonly title?: string;
  /** The same in other languages, by code, where it differs. */
  readonly titles?: Readonly<Record<string, string>>;
  /** What the game tells bots. Without it there are none, and the lobby says so. */
  readonly evaluation?: Evaluation<View, State, Move>;
  /** Names for its bots, fitting its place and time: more than there are seats. */
  readonly botNames?: readonly string[];
}

/** Every rules version of a game under which matches may still be played. */
export type Manifests = readonly [Manifest, ...Manifest[]];

/** The games, one line each, loaded on demand. */
export type Shelf = Readonly<Record<string, () => Promise<Manifests>>>;

/** The game's own types end here: drivers pass positions and moves on untouched. */
export function manifest<View, State extends View, Move extends Typed, Event extends Typed>(
  typed: Omit<Manifest<View, State, Move, Event>, 'boardgame'> & { boardgame: object },
): Manifest {
  return typed as unknown as Manifest;
}

/** The rules version of new matches. */
export function newest<T extends { readonly module: Pick<GameModule, 'rulesVersion'> }>(
  versions: readonly T[],
): T | undefined {
  return versions.toSorted((a, b) => b.module.rulesVersion - a.module.rulesVersion)[0];
}

/** The rules a match began with, if they are still registered. */
export function versionOf<T extends { readonly module: Pick<GameModule, 'name' | 'rulesVersion'> }>(
  versions: readonly T[],
  match: { game: string; rulesVersion: number },
): T | undefined {
  return versions.find(
    ({ module }) => module.name === match.game && module.rulesVersion === match.rulesVersion,
  );
}

/** Every game on a shelf, in all versions. */
export async function allOf(shelf: Shelf): Promise<Manifest[]> {
  const games = await Promise.all(Object.values(shelf).map(load => load()));
  return games.flat();
}

/** A bot's name: stable for its seat and table, and unlike anybody else's there. */
export function botName(
  { botNames = [] }: Pick<Manifest, 'botNames'>,
  table: string,
  seat: Seat,
  taken: readonly (string | undefined)[],
): string {
  const others = new Set(taken.map(name => name?.trim().toLocaleLowerCase()));
  const free = botNames.filter(name => !others.has(name.toLocaleLowerCase()));
  let from = seat;
  for (const char of table) from += char.codePointAt(0) ?? 0;
  return free[from % free.length] ?? `Bot ${seat + 1}`;
}
