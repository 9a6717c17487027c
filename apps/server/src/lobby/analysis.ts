// A player's analysis of a finished game, kept with the match.
import { setImmediate as breathe } from 'node:timers/promises';
import { retold } from '@loggia/bots/analysis';
import { Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import { type Answer, type JudgedDecision, ProtocolError } from '@loggia/protocol';
import { spend } from '../door/limiter.ts';
import { ownSeat } from '../match/details.ts';
import { recordedGame } from '../match/export.ts';
import { bearerOf } from '../match/viewer.ts';
import type { MatchRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf } from './lobby.ts';

/** Other tables get a turn after this many moves. */
const BREATH = 10;

/** As expensive as reading a whole game. */
const READING_COST = 50;

export async function getAnalysis(
  lobby: Lobby,
  call: Call<'getAnalysis'>,
): Promise<Answer<'getAnalysis'>> {
  const match = await matchOf(lobby, call);
  bearerOf(match, call.token);
  spend(lobby.limiter, 'records', call.address, READING_COST);
  const kept = await lobby.tables.store.report(match.id);
  if (kept === undefined) return { analysis: null };
  return { analysis: { by: kept.seat, at: kept.at, decisions: JSON.parse(kept.report) } };
}

/**
 * Nobody can check its judgements without making them again, so it is kept as one seat's statement.
 * But it is about this game: every decision, and nothing else.
 */
export async function keepAnalysis(
  lobby: Lobby,
  call: Call<'keepAnalysis'>,
): Promise<Answer<'keepAnalysis'>> {
  const { playerID, credentials, decisions } = call.body;
  const match = await matchOf(lobby, call);
  const { seat } = ownSeat(match, Number(playerID), credentials);
  if (match.status !== 'over') throw new ProtocolError('match.running');
  const { store } = lobby.tables;
  if ((await store.report(match.id)) !== undefined) return {};
  if (!isAbout(await decided(lobby, match), decisions, match.players)) {
    throw new ProtocolError('request.malformed', { problem: 'not the decisions of this game' });
  }
  await store.keepReport(match.id, { seat, report: JSON.stringify(decisions), at: Date.now() });
  return {};
}

type Decided = Pick<JudgedDecision, 'moves' | 'seat'>;

/** The decisions of the game. A game from before commitments has no analysis. */
async function decided(lobby: Lobby, match: MatchRecord): Promise<readonly Decided[]> {
  const file = await recordedGame(lobby.tables.store, match.id);
  if (file?.version !== 2) return [];
  const { options, chance, moves } = file;
  const random = keyedRandom(new Keystreams(keyOf({ ...chance, options })));
  const { module } = lobby.games.of(match);
  const telling = retold(module, { players: match.players, options, random, moves });
  for (let moved = 0; ; moved++) {
    const { done, value } = telling.next();
    if (done) return value.decisions;
    if (moved % BREATH === 0) await breathe();
  }
}

function isAbout(
  decisions: readonly Decided[],
  judged: readonly JudgedDecision[],
  players: number,
): boolean {
  if (judged.length === 0 || judged.length !== decisions.length) return false;
  return judged.every(({ moves, seat, chances }, n) => {
    const decision = decisions[n];
    return decision?.moves === moves && decision.seat === seat && chances.length === players;
  });
}
