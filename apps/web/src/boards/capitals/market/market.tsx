// The face-up tiles in their rows for $0, $2 and $4.
import { type EraTileId, ROW_PRICES, ROWS } from '@loggia/capitals';
import { Button as AriaButton } from 'react-aria-components';
import { Popover } from '../../../design/popover.tsx';
import { money } from '../../../i18n/message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Target } from '../../../kit/target.tsx';
import { useBoard } from '../context.ts';
import { tileInWords } from '../model/tile-words.ts';
import { TileFace } from '../tiles/tile-face.tsx';
import { TileWords } from '../tiles/tile-words.tsx';
import styles from './market.module.css';

export function Market() {
  const { t, language } = useText();
  const { view, legal } = useBoard();
  const offered = legal.some(({ type }) => type === 'takeTile');
  return (
    <section
      className={styles.market}
      aria-label={t('capitals.market')}
      data-decision={offered ? '' : undefined}
    >
      {ROWS.map(row => (
        <div key={row} className={styles.row} data-anchor={`row.${row}`}>
          <span className={styles.rowPrice}>
            <span className="visually-hidden">{t('capitals.row', { price: ROW_PRICES[row] })}</span>
            <b aria-hidden="true">{money(language, ROW_PRICES[row])}</b>
          </span>
          {view.rows[row]?.length === 0 && <span className={styles.empty}>–</span>}
          <div className={styles.tiles}>
            {view.rows[row]?.map(tile => (
              <Offer key={tile} tile={tile} price={ROW_PRICES[row]} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Offer({ tile, price }: { tile: EraTileId; price: number }) {
  const words = useText();
  const { glowing } = useBoard();
  const target = `tile.${tile}` as const;
  const label = tileInWords(tile, words);
  const face = <TileFace tile={tile} />;
  if (glowing.has(target)) {
    return (
      <Target
        target={target}
        label={label}
        offer={words.t('capitals.offer.take', { tile: label, price })}
        className={styles.tile}
      >
        {face}
      </Target>
    );
  }
  return (
    <Popover
      label={words.t(`capitals.tile.${tile}`)}
      trigger={
        <AriaButton className={styles.tile ?? ''} aria-label={label}>
          <span title={label}>{face}</span>
        </AriaButton>
      }
    >
      <TileWords tile={tile} />
    </Popover>
  );
}
