// Signs and numbers drawn as a part of a picture: what they mean is said by the name of the thing.
import styles from './pieces.module.css';

export function Drawn({ text }: { text: string | number }) {
  return <span className={styles.drawn} data-text={text} aria-hidden="true" />;
}
