// The reader's circles, on the first page.
import { Link } from 'wouter';
import { PeopleIcon } from '../../design/icons.tsx';
import { useText } from '../../i18n/use-text.ts';
import { keptCircles } from '../../net/circles.ts';
import { usePersisted } from '../../net/persisted.ts';
import { circlePath } from '../../shared/circle-path.ts';
import gameRows from '../../shared/game-rows.module.css';
import styles from '../lobby.module.css';

export function Circles() {
  const { t, list } = useText();
  const circles = usePersisted(keptCircles);
  if (circles.length === 0) return undefined;
  return (
    <section className={styles.list} aria-labelledby="your-circles">
      <h2 id="your-circles">{t('home.circles')}</h2>
      <ul className={gameRows.rows}>
        {circles.map(({ key, names }) => (
          <li key={key}>
            <Link href={circlePath(key)} className={styles.circle}>
              <PeopleIcon />
              {list(names)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
