// Shown while something loads: the arches, at rest.
import { Arches } from '../design/arches.tsx';
import styles from './page.module.css';

export function Resting() {
  return (
    <main className={styles.resting} aria-busy="true">
      <Arches />
    </main>
  );
}
