// Advice for a player: what a hard bot would do in that seat, knowing what the seat knows.
import { type Answer, ProtocolError } from '@loggia/protocol';
import { stateFor } from '../live/frames.ts';
import { hintRule, ownSeat } from '../match/details.ts';
import type { MatchRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf } from './lobby.ts';

export async function hint(lobby: Lobby, call: Call<'hint'>): Promise<Answer<'hint'>> {
  const match = await matchOf(lobby, call);
  const seat = Number(call.body.playerID);
  ownSeat(match, seat, call.body.credentials);
  if (hintRule(match) === 'bots-only' && hasOtherPeople(match, seat)) {
    throw new ProtocolError('hint.people');
  }
  if (match.status === 'over') throw new ProtocolError('match.over');
  const table = await lobby.tables.open(match.id);
  const { state, entry } = table;
  if (state === undefined) throw new ProtocolError('match.waiting');
  if (!table.toMove().includes(seat)) throw new ProtocolError('move.not-now');
  const { module } = entry;
  const { G: view } = stateFor(entry, state, seat);
  const hints =
    (await lobby.bots?.hints({ module, seat, view, people: () => [call.address] })) ?? [];
  if (hints.length === 0) throw new ProtocolError('hint.unavailable');
  // The set-up is the first thing that happens in a match.
  return { moves: state._stateID - 1, hints };
}

/** A player who has left may come back, and would find a table where others had advice. */
function hasOtherPeople(match: MatchRecord, seat: number): boolean {
  return match.seats.some(other => other.seat !== seat && other.bot === undefined);
}
