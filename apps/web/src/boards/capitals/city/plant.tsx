// The power plant beside a city: level, energy, activations, and tourists who have no building yet.
import { activationsOf } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { Figure } from '../../../kit/figure.tsx';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import { Prestige } from '../others/prestige.tsx';
import { Tourist } from '../pieces/tourist.tsx';
import styles from './city.module.css';

export function Plant({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view } = useBoard();
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const beside = view.tourists.flatMap((place, tourist) =>
    place.city === seat && place.on === 'beside' ? [tourist] : [],
  );
  return (
    <div className={styles.plant} data-anchor={`plant.${seat}`}>
      <Figure label={t('capitals.resource.level')} value={player.level}>
        <ResourceIcon of="level" />
      </Figure>
      <Figure label={t('capitals.resource.energy')} value={player.energy}>
        <ResourceIcon of="energy" />
      </Figure>
      <Prestige seat={seat} />
      <span className={styles.plantNote}>
        {t('capitals.activations', { count: activationsOf(view, seat) })}
      </span>
      {beside.length > 0 && (
        <span className={styles.plantNote}>
          {beside.map(tourist => (
            <Tourist key={tourist} tourist={tourist} />
          ))}
          {t('capitals.tourists.beside', { count: beside.length })}
        </span>
      )}
    </div>
  );
}
