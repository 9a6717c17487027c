// A church: bare brick at first, clad in marble bay by bay as cubes fill its windows.
import { CAPACITY, type Church, ROWS, type Row } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { Front } from '../art/fronts.tsx';
import { feeds } from '../model/feeds.ts';
import { PlaceCubes, useCubeWords } from '../pieces/place-cubes.tsx';
import { Target } from '../pieces/target.tsx';
import styles from './churches.module.css';

/** What a row needs besides its spaces, measured in spaces. */
const PICTURE = 1.3;

export function ChurchFront({ church }: { church: Church }) {
  const { t } = useText();
  return (
    <article
      className={styles.church}
      style={{ flexGrow: CAPACITY[`${church}.wood`] + PICTURE }}
      aria-label={t(`calimala.category.${church}`)}
    >
      <Front of={church} className={styles.roof} />
      <h3 className={styles.name}>{t(`calimala.category.${church}`)}</h3>
      <div className={styles.rows}>
        {ROWS.map(row => (
          <ChurchRow key={row} church={church} row={row} />
        ))}
      </div>
    </article>
  );
}

function ChurchRow({ church, row }: { church: Church; row: Row }) {
  const { t } = useText();
  const words = useCubeWords();
  const place = `${church}.${row}` as const;
  const label = t('calimala.placeLabel', {
    place: t(`calimala.place.${place}`),
    cubes: words(place),
  });
  return (
    <Target target={place} label={label} feeds={feeds(place)} className={styles.row}>
      <ActionIcon action={row} className={styles.rowIcon} />
      <PlaceCubes place={place} empty="window" />
    </Target>
  );
}
