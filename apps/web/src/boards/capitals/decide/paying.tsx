// The price of an activation: tourists may pay a cube each, the plant pays the rest.
import { forecastActivations, type Tourist as TouristId } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { useName, useSpoken } from '../../../kit/names.tsx';
import { Target } from '../../../kit/target.tsx';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard, useReason } from '../context.ts';
import { movesOf } from '../model/choice.ts';
import { Tourist } from '../pieces/tourist.tsx';
import styles from './decide.module.css';

interface Props {
  seat: Seat;
  building: number;
  offered: readonly TouristId[];
}

export function Paying({ seat, building, offered }: Props) {
  const { t } = useText();
  const { view, legal, play, pending } = useBoard();
  const reason = useReason();
  const spoken = useSpoken();
  const nameOf = useName();
  const price =
    forecastActivations(view, seat).find(other => other.building === building)?.now ?? 0;
  const [pay] = movesOf(legal, 'pay');
  const rest = price - offered.length;
  const touristName = (tourist: TouristId) =>
    tourist < view.players.length
      ? spoken('capitals.tourist.of', { seat: tourist })
      : t('capitals.tourist.neutral');
  const shortName = (tourist: TouristId) =>
    tourist !== seat && tourist < view.players.length ? nameOf(tourist) : touristName(tourist);
  return (
    <div className={styles.options} data-testid="paying">
      <span className={styles.price}>
        <ResourceIcon of="energy" />
        {t('capitals.paying.price', { price, tourists: offered.length, cubes: rest })}
      </span>
      {offered.map(tourist => (
        <span key={tourist} className={styles.offered}>
          <Tourist tourist={tourist} /> {shortName(tourist)} ✓
        </span>
      ))}
      {movesOf(legal, 'useTourist').map(({ tourist }) => {
        const place = view.tourists[tourist];
        const on =
          typeof place?.on === 'number' ? view.players[seat]?.city[place.on]?.tile : undefined;
        return (
          <Target
            key={tourist}
            target={`tourist.${tourist}`}
            label={t('capitals.offer.tourist', {
              tourist:
                on === undefined
                  ? touristName(tourist)
                  : `${touristName(tourist)} (${t(`capitals.tile.${on}`)})`,
            })}
            className={styles.option}
          >
            <Tourist tourist={tourist} /> {shortName(tourist)}
            {on !== undefined && <small> ({t(`capitals.tile.${on}`)})</small>}
          </Target>
        );
      })}
      <button
        type="button"
        className={styles.option}
        data-pay=""
        disabled={pending}
        aria-disabled={pay === undefined}
        data-why={pay === undefined ? reason({ type: 'pay' }) : undefined}
        onClick={() => pay !== undefined && play(pay)}
      >
        {pay === undefined
          ? t('capitals.paying.short', { cubes: rest })
          : t('capitals.paying.pay', { cubes: rest })}
      </button>
    </div>
  );
}
