// Who sits at a practice table: the reader, and bots.
import type { PublicPlayer } from '@loggia/protocol';
import type { Identity } from '../net/identity.ts';
import { type KeptGame, levelOf } from './kept-game.ts';

/** A game that went on from another keeps the names and the looks of those who sat there. */
export function companyOf(kept: KeptGame, reader: Identity): (PublicPlayer & { name: string })[] {
  return ['', ...kept.levels].map((_, seat) => {
    const bot = levelOf(kept, seat);
    const was = kept.from?.players[seat];
    const who = was ?? (bot === undefined ? reader : undefined);
    return {
      id: seat,
      name: who?.name ?? `Bot ${seat + 1}`,
      ...(who && { data: { look: who.look } }),
      ...(bot === undefined ? { isConnected: true } : { bot }),
    };
  });
}
