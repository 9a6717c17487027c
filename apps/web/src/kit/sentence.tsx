// A sentence in which players appear as their coloured signs.
import { PlayerName } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import type { Part } from '../i18n/message.ts';
import { plain } from '../i18n/message.ts';

export function Sentence({ parts, names }: { parts: readonly Part[]; names: readonly SeatInfo[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const info = names[part.seat];
    // The parts of one sentence never change their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return info === undefined ? undefined : <PlayerName key={index} {...info} />;
  });
}

/** The same as plain text, for titles and those who listen. */
export function spoken(parts: readonly Part[], names: readonly SeatInfo[]): string {
  return plain(parts, seat => names[seat]?.name ?? String(seat + 1));
}
