// A sentence in which players appear as their coloured signs.
import type { Message } from '@loggia/kernel';
import { PlayerName } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import type { Part } from '../i18n/message.ts';
import { plain } from '../i18n/message.ts';
import { useText } from '../i18n/use-text.ts';
import { useNames } from './names.tsx';
import styles from './sentence.module.css';

/** A message on the board. */
export function Sentence({ message }: { message: Message }) {
  const { say } = useText();
  return (
    <span className={styles.sentence}>
      <Parts parts={say(message.key, message.params)} names={useNames()} />
    </span>
  );
}

export function Parts({ parts, names }: { parts: readonly Part[]; names: readonly SeatInfo[] }) {
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
