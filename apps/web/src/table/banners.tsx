// What everybody at the table should know: a lost connection, a seat played by a bot, whom we are
// waiting for.
import type { Match } from '@loggia/protocol';
import { useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/use-text.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { hasLeft } from '../net/seats.ts';
import type { LiveMatch } from '../net/use-match.ts';
import { isPractice } from '../shared/table-path.ts';
import styles from './banners.module.css';
import { useTableDeeds } from './table-deeds.ts';
import { Waiting } from './waiting.tsx';

export interface BannersProps {
  match: Match;
  table: TableId;
  kept: KeptTable | undefined;
  seat: number | null;
  /** The seats that owe a decision. */
  toMove: readonly number[];
  live: LiveMatch;
  onChanged(): void;
}

export function Banners(props: BannersProps) {
  const { match, table, seat, live } = props;
  const { t } = useText();
  const away = seat !== null && match.players[seat]?.away === true;
  const { comeBack } = useTableDeeds(props);
  useComingBack(away && !isPractice(table) && !hasLeft(table, seat), live.connection, comeBack);
  return (
    <div className={styles.banners}>
      <div className={styles.banners} role="status">
        {live.connection === 'lost' ? (
          <p className={styles.banner} data-tone="bad" data-testid="connection-lost">
            {live.pending ? t('connection.lostWithMove') : t('connection.lost')}
          </p>
        ) : undefined}
        {away ? (
          <p className={styles.banner}>
            {t('seat.away')} <Button onPress={comeBack}>{t('seat.takeBack')}</Button>
          </p>
        ) : undefined}
        {match.waitsForBots ? (
          <p className={styles.banner}>{t('table.waitsForBots')}</p>
        ) : undefined}
      </div>
      {live.connection === 'lost' || isPractice(table) ? undefined : <Waiting {...props} />}
    </div>
  );
}

/**
 * The owner takes a seat back by opening the table or the page again; a player who was replaced
 * with the page open does so with the next touch.
 */
function useComingBack(
  replaced: boolean,
  connection: LiveMatch['connection'],
  comeBack: () => void,
): void {
  const isHere = useRef(false);
  const back = useRef(comeBack);
  back.current = comeBack;
  useEffect(() => {
    if (!replaced) {
      isHere.current = connection === 'live';
      return;
    }
    if (connection !== 'live') return;
    const over = new AbortController();
    const touch = () => {
      if (document.visibilityState !== 'visible') return;
      over.abort();
      back.current();
    };
    if (!isHere.current) touch();
    isHere.current = true;
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) {
      document.addEventListener(sign, touch, { signal: over.signal });
    }
    return () => over.abort();
  }, [replaced, connection]);
}
