// Looking around: games, tables, one table.
import type { Answer } from '@loggia/protocol';
import { ProtocolError } from '@loggia/protocol';
import { spend } from '../door/limiter.ts';
import { lastMoved } from '../match/newest-state.ts';
import { publicMatch } from '../match/public-match.ts';
import { bearerOf } from '../match/viewer.ts';
import { finishedCursor, type MatchRecord } from '../store/store.ts';
import type { MatchStatus } from '../store/words.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';

const PAGE = 50;
const FINISHED_PAGE = 20;

export async function listGames({ games }: Lobby): Promise<Answer<'listGames'>> {
  return games.names();
}

export async function describeGames({ games, tables }: Lobby): Promise<Answer<'describeGames'>> {
  return games.names().map(name => {
    const { module, evaluation } = games.newest(name);
    const { rulesVersion, players, options } = module;
    return {
      name,
      rulesVersion,
      players: { ...players },
      options: Object.fromEntries(
        Object.entries(options).map(([key, spec]) => [key, { ...spec, values: [...spec.values] }]),
      ),
      bots: tables.hasBots && evaluation !== undefined,
    };
  });
}

/** Public tables only, from the index; no state is read. */
export async function listMatches(
  lobby: Lobby,
  { game, query }: Call<'listMatches'>,
): Promise<Answer<'listMatches'>> {
  if (!lobby.games.names().includes(game)) throw new ProtocolError('game.unknown');
  const { updatedAfter, updatedBefore, limit = PAGE, cursor } = query;
  const status = statusOf(query);
  const { matches, next } = await lobby.tables.store.listMatches({
    game,
    unlisted: false,
    limit,
    ...(status && { status }),
    ...(updatedAfter !== undefined && { updatedAfter }),
    ...(updatedBefore !== undefined && { updatedBefore }),
    ...(cursor !== undefined && { cursor }),
  });
  return {
    matches: matches.map(match => shown(lobby, match)),
    ...(next !== undefined && { next }),
  };
}

/** Reading a match's record costs a fraction of playing a move. */
const RECORDS_PER_MOVE = 10;
/** Records searched per request, however few of them match. */
const SEARCHED = 300;

/**
 * Finished public games. Filters go through a limited number of records, and the next page
 * continues from there, so that no request costs more than another.
 */
export async function listFinished(
  lobby: Lobby,
  { query, address }: Call<'listFinished'>,
): Promise<Answer<'listFinished'>> {
  const { limit = FINISHED_PAGE, cursor, ...wish } = query;
  const isFiltered = Object.values(wish).some(value => value !== undefined);
  const searched = isFiltered ? SEARCHED : limit;
  spend(lobby.limiter, 'records', address, searched / RECORDS_PER_MOVE);
  const page = await lobby.tables.store.finishedMatches({
    limit: searched,
    ...(cursor !== undefined && { cursor }),
  });
  const fitting = page.matches.filter(match => fits(match, wish));
  const last = fitting[limit - 1];
  const isCut = last !== undefined && last !== page.matches.at(-1);
  const next = isCut ? finishedCursor(last) : page.next;
  return {
    matches: fitting.slice(0, limit).map(match => shown(lobby, match)),
    ...(next !== undefined && { next }),
  };
}

type Wish = Pick<Call<'listFinished'>['query'], 'game' | 'players' | 'name'>;

/** Names are compared here: databases fold the case of English letters only. */
function fits({ game, players, seats }: MatchRecord, wish: Wish): boolean {
  if (wish.game !== undefined && wish.game !== game) return false;
  if (wish.players !== undefined && wish.players !== players) return false;
  if (wish.name === undefined) return true;
  const part = folded(wish.name);
  return seats.some(({ name }) => name !== undefined && folded(name).includes(part));
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase();

/** boardgame.io asks whether it is over; we may ask for more. */
function statusOf({ status, isGameover }: Call<'listMatches'>['query']): MatchStatus[] | undefined {
  if (status !== undefined) return [status];
  if (isGameover === undefined) return undefined;
  return isGameover === 'true' ? ['over'] : ['waiting', 'running'];
}

export async function getMatch(lobby: Lobby, call: Call<'getMatch'>): Promise<Answer<'getMatch'>> {
  const match = await matchOf(lobby, call);
  bearerOf(match, call.token);
  return publicMatch(match, lobby.tables, await movedAt(lobby, match));
}

/** When the table last moved: it is known there, or in the log. */
async function movedAt({ tables }: Lobby, match: MatchRecord): Promise<number | undefined> {
  const table = tables.loaded(match.id);
  if (table !== undefined || match.status !== 'running') return table?.movedAt;
  const stored = await tables.store.state(match.id);
  return stored && lastMoved(tables.store, match, stored.version);
}
