// All fifteen tiles and the end cards the reader knows, with what each would score now.
import {
  type EndCard,
  scoreEndCardNow,
  scoreTileNow,
  type Tile,
  type View,
} from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import type { ReactNode } from 'react';
import { Dialog } from '../../../design/dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import styles from './council.module.css';
import { Standings } from './standings.tsx';

export function ForecastDialog({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { view, seat } = useBoard();
  const left = view.tiles.slice(view.tileScores.length);
  const cards = knownEndCards(view, seat);
  return (
    <Dialog title={t('calimala.forecast.title')} open onClose={onClose}>
      {left.length > 0 && <p className={styles.note}>{t('calimala.forecast.note')}</p>}
      <div className={styles.forecast}>
        {left.map((tile, index) => (
          <Forecast key={tile} of={tile} tag={`${view.tileScores.length + index + 1}`}>
            <Standings rows={scoreTileNow(view, tile)} names="names" />
          </Forecast>
        ))}
      </div>
      {cards.length > 0 && (
        <>
          <h3>{t('calimala.forecast.endCards')}</h3>
          <div className={styles.forecast}>
            {cards.map(card => (
              <Forecast key={card} of={card} tag="★">
                <Standings rows={scoreEndCardNow(view, card)} names="names" />
              </Forecast>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Forecast({ of, tag, children }: { of: Tile | EndCard; tag: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <article className={styles.forecastTile}>
      <header className={styles.nextHeader}>
        <span className={styles.space}>{tag}</span>
        <CategoryIcon of={of} className={styles.nextIcon} />
        <h3 className={styles.nextName}>{t(`calimala.category.${of}`)}</h3>
      </header>
      {children}
    </article>
  );
}

/** The open card and the reader's own kept one; cards kept by others stay unknown. */
function knownEndCards(view: View, seat: Seat | null): EndCard[] {
  const kept = seat === null ? undefined : view.players[seat]?.kept;
  const cards = [view.openEndCard, kept === 'hidden' ? undefined : kept];
  return cards.filter(card => card !== undefined);
}
