// The results of games played in this browser, for its statistics.
import { isRecord, type Result } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { persisted } from '../net/persisted.ts';

interface PlayedBy {
  name: string;
  isBot: boolean;
  score: number;
  won: boolean;
}

export interface PlayedGame {
  /** The table's id, so that a game is not counted twice. */
  id: string;
  game: string;
  at: number;
  /** By seat. */
  players: readonly PlayedBy[];
  /** The seat of this browser's player. */
  you?: number;
}

const MOST = 1000;

export const playedGames = persisted<readonly PlayedGame[]>('loggia.played', readPlayedGames);

/** Adds games that are not known yet, newest first. */
export function addPlayedGames(games: readonly PlayedGame[]): void {
  const known = new Set(playedGames.get().map(({ id }) => id));
  const added = games.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const all = [...added, ...playedGames.get()].toSorted((a, b) => b.at - a.at);
  playedGames.set(all.slice(0, MOST));
}

/** Trusts nothing: anything that is not a game is left out. */
export function readPlayedGames(stored: unknown): PlayedGame[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST).flatMap(item => readPlayedGame(item) ?? []);
}

function readPlayedGame(item: unknown): PlayedGame | undefined {
  if (!isRecord(item)) return undefined;
  const { id, game, at, players, you } = item;
  if (typeof id !== 'string' || typeof game !== 'string' || typeof at !== 'number')
    return undefined;
  if (!Array.isArray(players) || players.length === 0 || !players.every(isPlayedBy))
    return undefined;
  const isYours = typeof you === 'number' && players[you] !== undefined;
  return { id, game, at, players, ...(isYours && { you }) };
}

function isPlayedBy(player: unknown): player is PlayedBy {
  return (
    isRecord(player) &&
    typeof player.name === 'string' &&
    typeof player.isBot === 'boolean' &&
    Number.isFinite(player.score) &&
    typeof player.won === 'boolean'
  );
}

/** A finished table, as it is remembered. */
export function playedAt(match: Match, result: Result, you?: number): PlayedGame {
  const scores = new Map(result.standings.map(({ seat, score }) => [seat, score]));
  return {
    id: match.matchID,
    game: match.gameName,
    at: match.updatedAt,
    players: match.players.map(({ name = '', bot }, seat) => ({
      name,
      isBot: bot !== undefined,
      score: scores.get(seat) ?? 0,
      won: result.winners.includes(seat),
    })),
    ...(you !== undefined && { you }),
  };
}
