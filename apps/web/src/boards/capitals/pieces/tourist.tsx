// A tourist in the colour and with the sign of its home; the neutral one belongs to nobody.
import type { Tourist as TouristId } from '@loggia/capitals';
import { useNames } from '../../../kit/names.tsx';
import { TouristIcon } from '../art/icons.tsx';
import styles from './pieces.module.css';

export function Tourist({ tourist }: { tourist: TouristId }) {
  const look = useNames()[tourist]?.look;
  return (
    <span className={styles.tourist} data-player={look} data-carry={`tourist.${tourist}`}>
      <TouristIcon home={look} />
    </span>
  );
}
