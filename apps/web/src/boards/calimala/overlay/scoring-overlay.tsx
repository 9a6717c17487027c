// A scoring in full: the tile, the counts, what broke ties, the points, the markers moving.
import type { Event, View } from '@loggia/calimala';
import type { InterruptProps } from '../../../game/game-client.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';

import { kindOf } from '../model/feeds.ts';
import { isScoring, runningPoints, type ScoringEvent } from '../model/running-points.ts';
import '../palette.css';
import { ScoreTrack } from '../../../kit/score/score-track.tsx';
import { Sentence } from '../../../kit/sentence.tsx';
import { Coin } from '../pieces/coin.tsx';
import styles from './overlay.module.css';
import { ScoringRow } from './scoring-row.tsx';

export function ScoringOverlay({ view, event, settings }: InterruptProps<View, Event>) {
  if (!isScoring(event)) return undefined;
  const running = runningPoints(view, event);
  return (
    <div className={styles.scoring}>
      <Title event={event} view={view} />
      <ol className={styles.rows}>
        {event.rows.map((row, index) => (
          <ScoringRow
            key={row.seat}
            row={row}
            next={event.rows[index + 1]}
            most={event.rows[0]?.count ?? 1}
          />
        ))}
      </ol>
      {running !== undefined && (
        <ScoreTrack
          running={running}
          motion={settings.motion}
          marker={seat => <Coin disc={seat} />}
        />
      )}
    </div>
  );
}

function Title({ event, view }: { event: ScoringEvent; view: View }) {
  const { t } = useText();
  const of = event.type === 'tileScored' ? event.tile : event.card;
  const owner = event.type === 'tileScored' ? view.council[event.space - 1] : event.keptBy;
  const key = event.type === 'tileScored' ? `tile.${event.cause}` : 'endCard';
  const who = typeof owner === 'number' || key === 'tile.endOfGame' ? key : `${key}.nobody`;
  return (
    <header className={styles.header}>
      <CategoryIcon of={of} className={styles.icon} />
      <div>
        <h2 className={styles.title}>{t(`calimala.category.${of}`)}</h2>
        <p className={styles.cause}>
          <Sentence
            message={{
              key: `calimala.scoring.${who}`,
              params: {
                ...(typeof owner === 'number' ? { seat: owner } : {}),
                ...(event.type === 'tileScored' ? { space: event.space } : {}),
              },
            }}
          />
        </p>
        <p className={styles.help}>{t(`calimala.counts.${kindOf(of)}`)}</p>
      </div>
    </header>
  );
}
