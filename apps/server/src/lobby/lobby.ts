// What every part of the lobby works with.
import type { EndpointName, ParsedBody, ParsedQuery } from '@loggia/protocol';
import { ProtocolError } from '@loggia/protocol';
import type { BotHost } from '../bots/turn.ts';
import type { Calls } from '../calls/calls.ts';
import type { Bans } from '../door/bans.ts';
import type { Limiter } from '../door/limiter.ts';
import type { GameEntry, Games } from '../engine/games.ts';
import type { Replays } from '../engine/replays.ts';
import type { MatchRecords } from '../live/match-records.ts';
import type { Tables } from '../live/tables.ts';
import { publicMatch } from '../match/public-match.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Capacity } from './capacity.ts';

export interface Lobby {
  games: Games;
  tables: Tables;
  records: MatchRecords;
  replays: Replays;
  limiter: Limiter;
  bans: Bans;
  capacity: Capacity;
  calls: Calls;
  /** For advice. */
  bots?: BotHost;
}

/** One request to an endpoint, completely parsed. */
export interface Call<N extends EndpointName> {
  /** From the path; empty if it has none. */
  game: string;
  id: string;
  body: ParsedBody<N>;
  query: ParsedQuery<N>;
  /** The bearer token, if one was sent. */
  token: string | undefined;
  /** The site of the requesting page, if the browser named one and it uses https. */
  site: string | undefined;
  /** The client's key for the limits. */
  address: string;
}

/** The match in the path; under another game's path it does not exist. */
export async function matchOf(
  { records }: Lobby,
  { game, id }: { game: string; id: string },
): Promise<MatchRecord> {
  const match = await records.get(id);
  if (match.game !== game) throw new ProtocolError('match.unknown');
  return match;
}

export function shown({ tables }: Lobby, match: MatchRecord) {
  return publicMatch(match, tables);
}

/** A player count the game allows. */
export function playersOf({ module }: GameEntry, wanted: number | undefined): number {
  const { min, max } = module.players;
  const players = wanted ?? min;
  if (players < min || players > max) throw new ProtocolError('game.players', { min, max });
  return players;
}
