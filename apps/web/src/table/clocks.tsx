// Whose time runs, and how much is left.
import type { Match } from '@loggia/protocol';
import { useEffect, useState } from 'react';
import { PlayerSign } from '../design/player-sign.tsx';
import { useText } from '../i18n/use-text.ts';
import type { SeatInfo } from './board-props.ts';
import styles from './clocks.module.css';

const SECOND = 1000;

export function Clocks({ match, names }: { match: Match; names: readonly SeatInfo[] }) {
  const { t } = useText();
  const { clockState } = match;
  const [now, setNow] = useState(Date.now);
  const isRunning = clockState !== undefined && clockState.running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clockState === undefined) return undefined;
  return (
    <ul className={styles.clocks} aria-label={t('clock.title')}>
      {clockState.running.map(seat => {
        const info = names[seat];
        if (info === undefined) return undefined;
        const left = (clockState.remaining[seat] ?? 0) - (now - clockState.at);
        return (
          <li key={seat} data-low={left < 30 * SECOND ? 'yes' : 'no'}>
            <PlayerSign look={info.look} />
            <span className="visually-hidden">{info.name}</span>
            <time>{written(Math.max(0, left))}</time>
          </li>
        );
      })}
    </ul>
  );
}

/** Hours and minutes, or minutes and seconds. */
function written(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [large, small] =
    seconds >= 3600
      ? [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
      : [Math.floor(seconds / 60), seconds % 60];
  return `${large}${seconds >= 3600 ? ' h ' : ':'}${String(small).padStart(2, '0')}`;
}
