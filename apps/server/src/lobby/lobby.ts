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
  /** Asked for advice. */
  bots?: BotHost;
}

/** One request to an endpoint, everything of it already parsed. */
export interface Call<N extends EndpointName> {
  /** Of the path; empty where the path has none. */
  game: string;
  id: string;
  body: ParsedBody<N>;
  query: ParsedQuery<N>;
  /** The bearer token, where one was sent. */
  token: string | undefined;
  /** The site whose page asks, where a browser named one and it is reached by https. */
  site: string | undefined;
  /** Where it comes from, as the limits know it. */
  address: string;
}

/** The match of the path; through another game's path it does not exist. */
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

/** A player count the game knows. */
export function playersOf({ module }: GameEntry, wanted: number | undefined): number {
  const { min, max } = module.players;
  const players = wanted ?? min;
  if (players < min || players > max) throw new ProtocolError('game.players', { min, max });
  return players;
}
