// A message of this board, its players with their colour and symbol.
import type { Message } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence as Parts } from '../../../kit/sentence.tsx';
import { useNames } from '../context.ts';
import styles from './pieces.module.css';

export function Sentence({ message }: { message: Message }) {
  const { say } = useText();
  return (
    <span className={styles.sentence}>
      <Parts parts={say(message.key, message.params)} names={useNames()} />
    </span>
  );
}
