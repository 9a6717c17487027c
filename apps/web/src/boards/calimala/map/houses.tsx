// The trade houses in a trading city; a free one is lit while a house can be built there.
import type { TradingCity } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useName, useNames } from '../../../kit/names.tsx';
import { HouseIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import { Target } from '../pieces/target.tsx';
import styles from './map.module.css';

export function Houses({ city }: { city: TradingCity }) {
  const { t } = useText();
  const { view } = useBoard();
  const names = useNames();
  const nameOf = useName();
  const owners = view.players.flatMap((player, seat) =>
    player.board.houses.includes(city) ? [seat] : [],
  );
  const label = t('calimala.houses.label', {
    count: owners.length,
    owners: owners.map(nameOf).join(', '),
  });
  return (
    <Target
      target={`house.${city}`}
      label={label}
      deed={t('calimala.build.house', { city })}
      className={styles.houses}
    >
      {view.players.map((_, index) => {
        const owner = owners[index];
        const key = `${index}`;
        return <HouseIcon key={key} look={owner === undefined ? undefined : names[owner]?.look} />;
      })}
    </Target>
  );
}
