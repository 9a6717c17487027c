// A message whose players appear with their colour and symbol.
import type { Message } from '@loggia/kernel';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { spaces } from '../model/spaces.ts';
import styles from './pieces.module.css';
import { Who } from './sign.tsx';

export function Sentence({ message }: { message: Message }) {
  const { say } = useText();
  const parts = say(message.key, message.params);
  return (
    <span className={styles.sentence}>
      {spaces(parts.length).map(index => {
        const part = parts[index] ?? '';
        return (
          <Fragment key={index}>
            {typeof part === 'string' ? part : <Who seat={part.seat} />}
          </Fragment>
        );
      })}
    </span>
  );
}
