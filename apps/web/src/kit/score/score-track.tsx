// The score track: every player's marker moves from the points before to the points after.
import type { BySeat, Seat } from '@loggia/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useName, useNames } from '../names.tsx';
import { spaces } from '../spaces.ts';
import styles from './score.module.css';
import { written } from './signed.ts';
import { trackOf } from './track.ts';

export interface Running {
  before: BySeat<number>;
  after: BySeat<number>;
}

interface Props {
  running: Running;
  motion: 'full' | 'reduced';
  marker(seat: Seat): ReactNode;
}

export function ScoreTrack({ running, motion, marker }: Props) {
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
  const { zero, share } = trackOf([...running.before, ...running.after]);
  return (
    <ul className={styles.track} aria-label={t('kit.track')} data-motion={motion}>
      {spaces(names.length).map(seat => {
        const at = points[seat] ?? 0;
        const there = share(at);
        return (
          <li
            key={seat}
            className={styles.lane}
            data-player={names[seat]?.look}
            aria-label={t('kit.track.player', {
              name: nameOf(seat),
              points: running.after[seat] ?? 0,
            })}
          >
            <span
              className={styles.way}
              data-at={at}
              style={{
                insetInlineStart: `${Math.min(zero, there)}%`,
                inlineSize: `${Math.abs(there - zero)}%`,
              }}
            />
            <span className={styles.marker} style={{ insetInlineStart: `${there}%` }}>
              {marker(seat)}
              <b>{written(at)}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
