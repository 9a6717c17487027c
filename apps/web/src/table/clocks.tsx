// Whose time runs, and how much is left.
import type { ClockState, Match } from '@loggia/protocol';
import { useEffect, useMemo, useState } from 'react';
import { HourglassIcon } from '../design/icons.tsx';
import { PlayerSign } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './clocks.module.css';

const SECOND = 1000;
/** Below this a clock warns. */
const LOW = 30 * SECOND;

interface Props {
  match: Match;
  names: readonly SeatInfo[];
  seat: number | null;
}

export function Clocks({ match: { clockState }, names, seat }: Props) {
  return clockState === undefined ? undefined : (
    <RunningClocks clock={clockState} names={names} seat={seat} />
  );
}

function RunningClocks({ clock, names, seat }: Omit<Props, 'match'> & { clock: ClockState }) {
  const { t } = useText();
  const elapsed = useElapsed(clock);
  const leftTo = (owner: number) => Math.max(0, (clock.remaining[owner] ?? 0) - elapsed);
  const hurry = seat !== null && clock.running.includes(seat) && leftTo(seat) < LOW;
  return (
    <>
      <ul className={styles.clocks} aria-label={t('clock.title')}>
        {ownFirst(clock.running, seat).map(owner => {
          const info = names[owner];
          const left = leftTo(owner);
          return info === undefined ? undefined : (
            <li key={owner} data-low={left < LOW ? 'yes' : 'no'}>
              <PlayerSign look={info.look} />
              <span className="visually-hidden">{info.name}</span>
              <time>{written(left)}</time>
              {left < LOW ? <HourglassIcon /> : undefined}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {hurry ? t('clock.hurry') : ''}
      </p>
    </>
  );
}

/** A phone has room for one clock: the reader's own, if it is running. */
function ownFirst(running: readonly number[], seat: number | null): number[] {
  return running.toSorted((a, b) => Number(b === seat) - Number(a === seat));
}

/**
 * Milliseconds this clock has run. The reader's time of day may differ from the server's: the
 * server counts up to the moment it sent this, the browser from then on.
 */
function useElapsed({ at, now: told = at, running }: ClockState): number {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when this was heard.
  const heard = useMemo(Date.now, [at, told]);
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return told - at + Math.max(0, now - heard);
}

/** Hours and minutes, or minutes and seconds. */
export function written(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [large, small] =
    seconds >= 3600
      ? [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
      : [Math.floor(seconds / 60), seconds % 60];
  return `${large}${seconds >= 3600 ? ' h ' : ':'}${String(small).padStart(2, '0')}`;
}
