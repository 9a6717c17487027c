// A sentence in which players appear as their coloured signs, and the reader as "you".
import type { Message } from '@loggia/kernel';
import { PlayerName } from '../design/player-sign.tsx';
import type { Part } from '../i18n/message.ts';
import { useText } from '../i18n/use-text.ts';
import { useNames, useSay } from './names.tsx';
import styles from './sentence.module.css';

/** A message on the board. */
export function Sentence({ message }: { message: Message }) {
  const say = useSay();
  return (
    <span className={styles.sentence}>
      <Parts parts={say(message.key, message.params)} />
    </span>
  );
}

export function Parts({ parts }: { parts: readonly Part[] }) {
  const names = useNames();
  const { t } = useText();
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const info = names[part.seat];
    if (info === undefined) return t('kit.neutral');
    // The parts of one sentence never change their places.
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className={styles.player}>
        <PlayerName look={info.look} name={part.you ?? info.name} bot={info.bot} />
      </span>
    );
  });
}
