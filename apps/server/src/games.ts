// The games of this server, by name and rules version.
import { Calimala, calimala } from '@loggia/calimala';
import type { GameModule } from '@loggia/kernel';
import { ProtocolError } from '@loggia/protocol';
import { CreateGameReducer, type Game, type State } from './live/boardgame-io.ts';
import { plainMoves } from './live/plain-moves.ts';

/** What the server must know of a move before the rules see it. */
interface MoveTraits {
  /** Its argument is for its own player's eyes only. */
  readonly secret: boolean;
  /** Several seats decide at once, so a state that has moved on meanwhile does not matter. */
  readonly simultaneous: boolean;
}

export interface GameEntry {
  readonly module: GameModule;
  readonly game: Game;
  readonly reducer: (state: State, action: unknown) => State;
  readonly moves: ReadonlyMap<string, MoveTraits>;
}

/** Binds the rules to their boardgame.io game. */
export function gameEntry(module: GameModule, game: Game): GameEntry {
  const holders = holdersOf(game);
  const plugins = [...(game.plugins ?? []), plainMoves(holders)];
  const reducer = CreateGameReducer({ game: { ...game, plugins } });
  return {
    module,
    game,
    reducer: (state, action) => reducer(state, action as Parameters<typeof reducer>[1]),
    moves: traitsOf(holders),
  };
}

type Holder = Pick<Game, 'moves'>;

/** All that has moves: the game, its phases, their stages. */
function holdersOf(game: Game): Holder[] {
  const turns = [game, ...Object.values(game.phases ?? {})];
  return turns.flatMap(holder => [holder, ...Object.values(holder.turn?.stages ?? {})]);
}

/** A move that does not say who may see it is secret. */
function traitsOf(holders: readonly Holder[]): Map<string, MoveTraits> {
  const traits = new Map<string, MoveTraits>();
  for (const { moves } of holders) {
    for (const [name, move] of Object.entries(moves ?? {})) {
      const long = typeof move === 'object' ? move : undefined;
      traits.set(name, {
        secret: long?.redact !== false,
        simultaneous: long?.ignoreStaleStateID === true,
      });
    }
  }
  return traits;
}

export class Games {
  readonly #entries: readonly GameEntry[];

  constructor(entries: readonly GameEntry[]) {
    this.#entries = entries;
  }

  /** The newest rules of each game. */
  names(): string[] {
    return [...new Set(this.#entries.map(entry => entry.module.name))];
  }

  /** The rules new matches begin with. */
  newest(name: string): GameEntry {
    const versions = this.#entries.filter(entry => entry.module.name === name);
    const newest = versions.reduce<GameEntry | undefined>(
      (best, entry) =>
        best !== undefined && best.module.rulesVersion > entry.module.rulesVersion ? best : entry,
      undefined,
    );
    if (newest === undefined) throw new ProtocolError('game.unknown');
    return newest;
  }

  /** The rules a match began with; refused rather than continued under others. */
  of(match: { game: string; rulesVersion: number }): GameEntry {
    const entry = this.#entries.find(
      ({ module }) => module.name === match.game && module.rulesVersion === match.rulesVersion,
    );
    if (entry !== undefined) return entry;
    if (!this.names().includes(match.game)) throw new ProtocolError('game.unknown');
    throw new ProtocolError('match.rules-unknown', { version: match.rulesVersion });
  }
}

export const GAMES = new Games([gameEntry(calimala, Calimala)]);
