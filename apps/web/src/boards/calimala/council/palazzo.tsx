// Palazzo Vecchio: four spaces for artworks, which count in the council like seats.
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';
import { feeds } from '../model/feeds.ts';
import { PlaceCubes, useCubeWords } from '../pieces/place-cubes.tsx';
import { Target } from '../pieces/target.tsx';
import styles from './council.module.css';

export function Palazzo() {
  const { t } = useText();
  const words = useCubeWords();
  const name = t('calimala.category.palazzoVecchio');
  const label = t('calimala.placeLabel', {
    place: t('calimala.place.palazzoVecchio'),
    cubes: words('palazzoVecchio'),
  });
  return (
    <div className={styles.palazzo}>
      <CategoryIcon of="palazzoVecchio" className={styles.nextIcon} />
      <h3 className={styles.nextName}>{name}</h3>
      <Target
        target="palazzoVecchio"
        label={label}
        feeds={feeds('palazzoVecchio')}
        className={styles.artworks}
      >
        <PlaceCubes place="palazzoVecchio" />
      </Target>
    </div>
  );
}
