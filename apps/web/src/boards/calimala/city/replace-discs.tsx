// A stack from which the reader must give one of their own discs to the council (C-7.3): each is a
// button.
import type { Disc, Street } from '@loggia/calimala';
import type { CSSProperties } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { Coin } from '../pieces/coin.tsx';
import styles from './city.module.css';

interface Props {
  street: Street;
  stack: readonly Disc[];
  spot: CSSProperties;
  way: 'across' | 'along';
}

export function ReplaceDiscs({ street, stack, spot, way }: Props) {
  const { t } = useText();
  const { glowing, play } = useBoard();
  return (
    <div className={styles.replace} style={spot} data-anchor={`street.${street}`} data-way={way}>
      {stack.toReversed().map((disc, index) => {
        const position = index + 1;
        const move = glowing.get(`disc.${street}.${position}`);
        const key = `${position}`;
        return move === undefined ? (
          <span key={key} className={styles.lain}>
            <Coin disc={disc} />
          </span>
        ) : (
          <button
            key={key}
            type="button"
            className={styles.replaceDisc}
            aria-label={t('calimala.replace.label', { street, position })}
            onClick={() => play(move)}
          >
            <Coin disc={disc} />
          </button>
        );
      })}
    </div>
  );
}
