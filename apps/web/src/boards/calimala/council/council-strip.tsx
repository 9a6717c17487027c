// The council as a timeline: fifteen tiles in scoring order, the next four with live standings.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import styles from './council.module.css';
import { NextTile } from './next-tile.tsx';
import { Palazzo } from './palazzo.tsx';
import { SmallTile } from './small-tile.tsx';
import { TieBreakOrder } from './tie-break-order.tsx';

const IN_VIEW = 4;

const ForecastDialog = lazy(async () => ({
  default: (await import('./forecast-dialog.tsx')).ForecastDialog,
}));

export function CouncilStrip() {
  const { t } = useText();
  const { view } = useBoard();
  const [forecast, setForecast] = useState<'open' | 'closed'>('closed');
  const scored = view.tileScores.length;
  return (
    <section className={styles.council} aria-label={t('calimala.council')}>
      <ol className={styles.strip}>
        {view.tiles.map((tile, index) =>
          index >= scored && index < scored + IN_VIEW ? (
            <NextTile key={tile} tile={tile} space={index + 1} />
          ) : (
            <SmallTile key={tile} tile={tile} space={index + 1} />
          ),
        )}
      </ol>
      <div className={styles.side}>
        <Palazzo />
        <TieBreakOrder />
        <Button look="quiet" onPress={() => setForecast('open')}>
          {t('calimala.forecast.open')}
        </Button>
      </div>
      {forecast === 'open' && (
        <Suspense>
          <ForecastDialog onClose={() => setForecast('closed')} />
        </Suspense>
      )}
    </section>
  );
}
