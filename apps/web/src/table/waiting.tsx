// Whom the table is waiting for and for how long, and what the others may do about it.
import type { Body, Match, PublicPlayer } from '@loggia/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../design/button.tsx';
import { notify } from '../design/toast.tsx';
import { useText } from '../i18n/use-text.ts';
import { Sentence } from '../kit/sentence.tsx';
import { ask } from '../net/lobby-client.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { useServerBots } from '../net/server-bots.ts';
import { useAttempt } from '../net/use-lobby.ts';
import styles from './banners.module.css';
import { written } from './clocks.tsx';
import { hostKey } from './host-key.ts';

const SECOND = 1000;
/** Nobody is rushed before this. */
const SHOWN_AFTER = 20 * SECOND;

interface Props {
  match: Match;
  table: TableId;
  kept: KeptTable | undefined;
  seat: number | null;
  toMove: readonly number[];
  live: { moves: number };
  onChanged(): void;
}

export function Waiting(props: Props) {
  const { match, seat, toMove, live } = props;
  const { t } = useText();
  const elapsed = useElapsed(match, live.moves);
  const people = match.players.filter(
    ({ id, bot, away }) => id !== seat && toMove.includes(id) && bot === undefined && !away,
  );
  if (match.status !== 'running' || people.length === 0) return undefined;
  return (
    <section className={styles.banners} aria-label={t('wait.title')}>
      {people.map(player => (
        <WaitingFor key={player.id} {...props} player={player} elapsed={elapsed} />
      ))}
    </section>
  );
}

interface Elapsed {
  /** Since the last move. */
  waited: number;
  /** Since the lobby's last update. */
  heard: number;
}

/** Milliseconds by the reader's clock, added to what the server had counted. */
function useElapsed(match: Match, moves: number): Elapsed {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when this was heard.
  const told = useMemo(() => ({ at: Date.now(), moves }), [match]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move begins the wait again.
  const moved = useMemo(Date.now, [moves]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const heard = Math.max(0, now - told.at);
  const waited = told.moves === moves ? (match.waits?.for ?? 0) + heard : Math.max(0, now - moved);
  return { waited, heard };
}

interface WaitingForProps extends Props {
  player: PublicPlayer;
  elapsed: Elapsed;
}

function WaitingFor({ player, elapsed, ...props }: WaitingForProps) {
  const { match, table, kept, seat, onChanged } = props;
  const { t } = useText();
  const asked = useAttempt(table.game);
  const bots = useServerBots(table.game);
  const { waited, heard } = elapsed;
  const { nudge = Infinity, standIn = Infinity } = match.waits ?? {};
  const isThere = player.isConnected === true;
  const gone = player.absentFor === undefined ? waited : player.absentFor + heard;
  if ((isThere ? waited : gone) < Math.min(SHOWN_AFTER, nudge)) return undefined;

  const credentials = kept?.seats.find(one => one.seat === seat)?.credentials ?? '';
  const sits = seat !== null && match.players[seat]?.away !== true && credentials !== '';
  const host = hostKey(match, kept, seat);
  const agreed = player.agreed ?? [];
  const needed = majority(match.players, player.id);
  const attempt = (deed: () => Promise<unknown>) =>
    asked(async () => {
      await deed();
      onChanged();
    });
  const call = () =>
    attempt(async () => {
      await ask('nudge', { table, body: { playerID: String(seat), credentials } });
      notify(t('wait.nudged'));
    });
  const letBotPlay = () => {
    const body: Body<'standIn'> =
      host === undefined
        ? { seat: String(player.id), playerID: String(seat), credentials }
        : { seat: String(player.id), credentials: host };
    return attempt(() => ask('standIn', { table, body }));
  };
  return (
    <section
      className={styles.banner}
      data-waiting={player.id}
      aria-label={t('wait.label', { name: player.name ?? '' })}
    >
      <p>
        <Sentence
          message={{
            key: isThere ? 'wait.thinks' : 'wait.absent',
            params: { seat: player.id, time: written(isThere ? waited : gone) },
          }}
        />
      </p>
      {sits && isThere && waited >= nudge && <Button onPress={call}>{t('wait.nudge')}</Button>}
      {bots && host !== undefined && <Button onPress={letBotPlay}>{t('wait.standIn')}</Button>}
      {bots && host === undefined && sits && waited >= standIn && (
        <Button onPress={letBotPlay} isDisabled={agreed.includes(seat)}>
          {t(agreed.includes(seat) ? 'wait.agreed' : 'wait.agree', {
            agreed: agreed.length,
            needed,
          })}
        </Button>
      )}
    </section>
  );
}

/** How many of those present must agree. */
function majority(players: readonly PublicPlayer[], but: number): number {
  const present = players.filter(
    ({ id, bot, away, isConnected }) => id !== but && bot === undefined && !away && isConnected,
  );
  return Math.floor(present.length / 2) + 1;
}
