// The seats' words: what players add to the seed of their game before it starts.
import { type Answer, ProtocolError } from '@loggia/protocol';
import { ownSeat } from '../match/details.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';
import { withSeat } from './seats.ts';

export async function setWord(lobby: Lobby, call: Call<'setWord'>): Promise<Answer<'setWord'>> {
  const { id } = await matchOf(lobby, call);
  const { playerID, credentials, word } = call.body;
  const match = await lobby.records.change(id, now => {
    const { seat } = ownSeat(now, Number(playerID), credentials);
    if (now.status !== 'waiting') throw new ProtocolError('match.started');
    return {
      seats: withSeat(now, seat, ({ word: _, ...rest }) => (word ? { ...rest, word } : rest)),
    };
  });
  return shown(lobby, match);
}
