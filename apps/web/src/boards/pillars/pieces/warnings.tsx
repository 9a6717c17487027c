// Reasons to think again, shown before the choice is made.
import type { Message } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import styles from './pieces.module.css';

export function Warnings({ of }: { of: readonly Message[] }) {
  const { text } = useText();
  if (of.length === 0) return undefined;
  return (
    <ul className={styles.warnings}>
      {of.map(({ key, params }) => (
        <li key={key}>{text(key, params)} </li>
      ))}
    </ul>
  );
}

/** The same in words, for the name of a control. */
export function useWarningWords(): (warnings: readonly Message[]) => string {
  const { text } = useText();
  return warnings => warnings.map(({ key, params }) => ` ${text(key, params)}`).join('');
}
