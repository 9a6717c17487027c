// All that the house knows of a game under one version of its rules.
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
  /** Its name and its rules' version are the game's. */
  readonly module: GameModule<View, State, Move, Event>;
  /** What drivers must know of each type of move. */
  readonly traits: ReadonlyMap<string, MoveTraits>;
  readonly boardgame: Game;
  /** What people call the game where nobody's language is known, as in the preview of a link. */
  readonly title?: string;
  /** What the game tells bots. Without it there are none, and the lobby says so. */
  readonly evaluation?: Evaluation<View, State, Move>;
  /** What its bots are called: names of its place and time, more than ever sit at a table. */
  readonly botNames?: readonly string[];
}

/** Every version of a game's rules that matches may still be played by. */
export type Manifests = readonly [Manifest, ...Manifest[]];

/** The games of a house: a line each, loaded when they are needed. */
export type Shelf = Readonly<Record<string, () => Promise<Manifests>>>;

/** A game's own types end here: drivers hand positions and moves on as they were given. */
export function manifest<View, State extends View, Move extends Typed, Event extends Typed>(
  typed: Omit<Manifest<View, State, Move, Event>, 'boardgame'> & { boardgame: object },
): Manifest {
  return typed as unknown as Manifest;
}

/** The rules new matches begin with. */
export function newest<T extends { readonly module: Pick<GameModule, 'rulesVersion'> }>(
  versions: readonly T[],
): T | undefined {
  return versions.toSorted((a, b) => b.module.rulesVersion - a.module.rulesVersion)[0];
}

/** The rules a match began with, if they are still known. */
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

/**
 * What a bot is called: the same at the same seat of the same table, and never like anybody else
 * there.
 */
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
