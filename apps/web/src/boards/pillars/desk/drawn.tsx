// The moment of the draw: a hand, the builder it holds, and what it costs.
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { GoodIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import { Builder } from '../pieces/builder.tsx';
import styles from './drawn.module.css';

export function Drawn() {
  const { t } = useText();
  const { view } = useBoard();
  const { drawn, round, price, part } = view;
  if (drawn === undefined) return undefined;
  return (
    <div className={styles.drawn} data-drawn>
      <span key={`${round}.${price}.${drawn}`} className={styles.hand} aria-hidden="true">
        <Hand />
        <Builder seat={drawn} />
      </span>
      <Sentence message={{ key: 'pillars.bag.drawn', params: { seat: drawn } }} />
      {part === 'drawing' && (
        <span
          className={styles.price}
          role="img"
          aria-label={t('pillars.bag.now', { price })}
          title={t('pillars.bag.now', { price })}
        >
          <b>{price}</b>
          <GoodIcon good="gold" />
        </span>
      )}
    </div>
  );
}

/** An open hand that comes out of a sleeve; the builder stands on it. */
function Hand() {
  return (
    <svg viewBox="0 0 64 26" aria-hidden="true">
      <g stroke="var(--pil-ink)" strokeWidth={1.6} strokeLinejoin="round">
        <path d="M1 8 17 4v18L1 25z" fill="var(--pil-slate)" />
        <path d="M16 3h5v20h-5z" fill="var(--pil-pale)" />
        <path
          d="M21 7c7-3 11 1 16 1h21c4 0 4 5 0 5.500h-9c-2 6-8 9-15 9-5 0-9-1-13-1.500z"
          fill="var(--pil-hand)"
        />
        <path d="M25 7c4-5 10-7 13-5 2 2-2 4-5 6" fill="var(--pil-hand)" />
        <path d="M42 17c3 0 5-1.500 6-3.500" fill="none" />
      </g>
    </svg>
  );
}
