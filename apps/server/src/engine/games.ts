// This server's games, by name and rules version, as its drivers need them.
import { SHELF } from '@loggia/games';
import { allOf, type Manifest, newest, versionOf } from '@loggia/kernel/manifest';
import { ProtocolError } from '@loggia/protocol';
import { Dealer } from './dealer.ts';
import { type Reducer, reducerOf } from './reducer.ts';

export interface GameEntry extends Manifest {
  /** For matches with a key. */
  readonly dealer: Dealer;
  /** For matches from before keys. */
  readonly reducer: Reducer;
}

function gameEntry(manifest: Manifest): GameEntry {
  const { boardgame } = manifest;
  return { ...manifest, dealer: new Dealer(boardgame), reducer: reducerOf(boardgame) };
}

export class Games {
  readonly #entries: readonly GameEntry[];

  constructor(manifests: readonly Manifest[]) {
    this.#entries = manifests.map(gameEntry);
  }

  names(): string[] {
    return [...new Set(this.#entries.map(entry => entry.module.name))];
  }

  /** The rules of new matches. */
  newest(name: string): GameEntry {
    const entry = newest(this.#entries.filter(({ module }) => module.name === name));
    if (entry === undefined) throw new ProtocolError('game.unknown');
    return entry;
  }

  /** The rules a match began with; it is refused rather than continued under others. */
  of(match: { game: string; rulesVersion: number }): GameEntry {
    const entry = versionOf(this.#entries, match);
    if (entry !== undefined) return entry;
    if (!this.names().includes(match.game)) throw new ProtocolError('game.unknown');
    throw new ProtocolError('match.rules-unknown', { version: match.rulesVersion });
  }
}

export const GAMES = new Games(await allOf(SHELF));
