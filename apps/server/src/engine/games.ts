// The games of this server, by name and rules version, as its drivers need them.
import { SHELF } from '@loggia/games';
import { allOf, type Manifest, newest, versionOf } from '@loggia/kernel/manifest';
import { ProtocolError } from '@loggia/protocol';
import { CreateGameReducer, type Game, type State } from './boardgame-io.ts';
import { plainMoves } from './plain-moves.ts';

export type Reducer = (state: State, action: unknown) => State;

export interface GameEntry extends Manifest {
  readonly reducer: Reducer;
}

function gameEntry(manifest: Manifest): GameEntry {
  return { ...manifest, reducer: reducerOf(manifest.boardgame) };
}

/** Makes boardgame.io's reducer of a game. */
export function reducerOf(game: Game): Reducer {
  const plugins = [...(game.plugins ?? []), plainMoves(holdersOf(game))];
  const reducer = CreateGameReducer({ game: { ...game, plugins } });
  return (state, action) => reducer(state, action as Parameters<typeof reducer>[1]);
}

/** All that has moves: the game, its phases, their stages. */
function holdersOf(game: Game): Pick<Game, 'moves'>[] {
  const turns = [game, ...Object.values(game.phases ?? {})];
  return turns.flatMap(holder => [holder, ...Object.values(holder.turn?.stages ?? {})]);
}

export class Games {
  readonly #entries: readonly GameEntry[];

  constructor(manifests: readonly Manifest[]) {
    this.#entries = manifests.map(gameEntry);
  }

  names(): string[] {
    return [...new Set(this.#entries.map(entry => entry.module.name))];
  }

  /** The rules new matches begin with. */
  newest(name: string): GameEntry {
    const entry = newest(this.#entries.filter(({ module }) => module.name === name));
    if (entry === undefined) throw new ProtocolError('game.unknown');
    return entry;
  }

  /** The rules a match began with; refused rather than continued under others. */
  of(match: { game: string; rulesVersion: number }): GameEntry {
    const entry = versionOf(this.#entries, match);
    if (entry !== undefined) return entry;
    if (!this.names().includes(match.game)) throw new ProtocolError('game.unknown');
    throw new ProtocolError('match.rules-unknown', { version: match.rulesVersion });
  }
}

export const GAMES = new Games(await allOf(SHELF));
