// Who sits where, from the lobby: names, looks, presence.
import { isRecord } from '@loggia/kernel';
import type { PublicPlayer } from '@loggia/protocol';
import { dealLooks } from '../design/player-look.ts';
import { isLook } from '../net/identity.ts';
import type { SeatInfo } from './board-props.ts';

/** `freeName` is shown for a free seat. */
export function seatInfos(
  players: readonly PublicPlayer[],
  freeName: (seat: number) => string,
): SeatInfo[] {
  const wishes = players.map(({ data }) =>
    isRecord(data) && isLook(data.look) ? data.look : undefined,
  );
  const looks = dealLooks(wishes);
  return players.map((player, seat) => ({
    name: player.name ?? freeName(seat),
    look: looks[seat] ?? 'blue',
    ...(player.bot === undefined ? {} : { bot: player.bot }),
    connected: player.bot !== undefined || (player.isConnected ?? false),
  }));
}
