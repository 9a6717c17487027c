// Looking around: games, tables, one table.
import type { Answer } from '@loggia/protocol';
import { ProtocolError } from '@loggia/protocol';
import { bearerOf } from '../match/viewer.ts';
import type { MatchStatus } from '../store/words.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';

const PAGE = 50;

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

/** boardgame.io asks whether it is over, we may ask for more. */
function statusOf({ status, isGameover }: Call<'listMatches'>['query']): MatchStatus[] | undefined {
  if (status !== undefined) return [status];
  if (isGameover === undefined) return undefined;
  return isGameover === 'true' ? ['over'] : ['waiting', 'running'];
}

export async function getMatch(lobby: Lobby, call: Call<'getMatch'>): Promise<Answer<'getMatch'>> {
  const match = await matchOf(lobby, call);
  bearerOf(match, call.token);
  return shown(lobby, match);
}
