// Signs and numbers drawn as part of a picture: the name of the element says what they mean.
import styles from './pieces.module.css';

export function Drawn({ text }: { text: string | number }) {
  return <span className={styles.drawn} data-text={text} aria-hidden="true" />;
}
