// What everybody at the table should know: a lost connection, a seat a bot plays, a clock.
import type { Match } from '@loggia/protocol';
import { Button } from '../design/button.tsx';
import { notify } from '../design/toast.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import type { LiveMatch } from '../net/use-match.ts';
import styles from './banners.module.css';

export interface BannersProps {
  match: Match;
  table: TableId;
  kept: KeptTable | undefined;
  seat: number | null;
  live: LiveMatch;
}

export function Banners({ match, table, kept, seat, live }: BannersProps) {
  const speech = useText();
  const { t } = speech;
  const away = seat !== null && match.players[seat]?.away === true;
  const takeBack = async () => {
    const credentials = kept?.seats.find(one => one.seat === seat)?.credentials ?? '';
    try {
      await ask('returnToMatch', { table, body: { playerID: String(seat), credentials } });
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      notify(refusalText(speech, error, table.game), 'refused');
    }
  };
  return (
    <div className={styles.banners} role="status">
      {live.connection === 'lost' ? (
        <p className={styles.banner} data-tone="bad" data-testid="connection-lost">
          {live.pending ? t('connection.lostWithMove') : t('connection.lost')}
        </p>
      ) : undefined}
      {away ? (
        <p className={styles.banner}>
          {t('seat.away')} <Button onPress={takeBack}>{t('seat.takeBack')}</Button>
        </p>
      ) : undefined}
      {match.waitsForBots ? <p className={styles.banner}>{t('table.waitsForBots')}</p> : undefined}
    </div>
  );
}
