// The score track: every player's marker moves from the points before to the points after.
import { useEffect, useState } from 'react';
import { useName, useNames } from '../../boards/calimala/context.ts';
import type { Running } from '../../boards/calimala/model/running-points.ts';
import { spaces } from '../../boards/calimala/model/spaces.ts';
import styles from '../../boards/calimala/overlay/overlay.module.css';
import { Coin } from '../../boards/calimala/pieces/coin.tsx';
import { useText } from '../../i18n/use-text.ts';

/** The track is drawn at least this long, so that early points do not jump across it. */
const LEAST = 30;

export function ScoreTrack({ running }: { running: Running }) {
  const { t } = useText();
  const names = useNames();
  const nameOf = useName();
  const [points, setPoints] = useState(running.before);
  useEffect(() => {
    // Two frames, so that the markers are painted at their old places first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPoints(running.after));
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
  const seats = spaces(names.length);
  const length = Math.max(LEAST, ...running.after) + 2;
  return (
    <ul className={styles.track} aria-label={t('calimala.track')}>
      {seats.map(seat => {
        const at = points[seat] ?? 0;
        return (
          <li
            key={seat}
            className={styles.lane}
            data-player={names[seat]?.look}
            aria-label={t('calimala.track.player', {
              name: nameOf(seat),
              points: running.after[seat] ?? 0,
            })}
          >
            <span
              className={styles.way}
              data-at={at}
              style={{ inlineSize: `${(100 * at) / length}%` }}
            />
            <span className={styles.marker} style={{ insetInlineStart: `${(100 * at) / length}%` }}>
              <Coin disc={seat} />
              <b>{at}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
