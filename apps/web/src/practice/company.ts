// Who sits at a practice table: the reader, and bots.
import { botName } from '@loggia/kernel/manifest';
import type { PublicPlayer } from '@loggia/protocol';
import type { AnyGameClient } from '../game/game-client.ts';
import type { Identity } from '../net/identity.ts';
import { type KeptGame, levelOf } from './kept-game.ts';

type Seated = PublicPlayer & { name: string };

/** A game continued from another keeps the names and looks of the players there. */
export function companyOf(
  client: Pick<AnyGameClient, 'botNames'>,
  kept: KeptGame,
  reader: Identity,
): Seated[] {
  const company: Seated[] = [];
  for (let seat = 0; seat <= kept.levels.length; seat++) {
    const bot = levelOf(kept, seat);
    const was = kept.from?.players[seat];
    const who = was ?? (bot === undefined ? reader : undefined);
    const taken = [reader.name, ...company.map(({ name }) => name)];
    company.push({
      id: seat,
      name: who?.name ?? botName(client, kept.key, seat, taken),
      ...(who && { data: { look: who.look } }),
      ...(bot === undefined ? { isConnected: true } : { bot }),
    });
  }
  return company;
}
