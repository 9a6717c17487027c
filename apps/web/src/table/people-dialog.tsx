// What the host may do in a running game: bots for the absent, muting, passing on the role.
import type { Match, PublicPlayer } from '@loggia/protocol';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import { ask } from '../net/lobby-client.ts';
import type { TableId } from '../net/seats.ts';
import { useServerBots } from '../net/server-bots.ts';
import { useAttempt } from '../net/use-lobby.ts';
import styles from './people-dialog.module.css';

export interface PeopleDialogProps {
  table: TableId;
  match: Match;
  names: readonly SeatInfo[];
  seat: number | null;
  /** The host's credentials. */
  host: string;
  onChanged(): void;
  onClose(): void;
}

export default function PeopleDialog(props: PeopleDialogProps) {
  const { match, onClose } = props;
  const { t } = useText();
  return (
    <Dialog title={t('people.title')} open onClose={onClose}>
      <ul className={styles.people}>
        {match.players.map(player => (
          <Person key={player.id} {...props} player={player} />
        ))}
      </ul>
    </Dialog>
  );
}

function Person(props: PeopleDialogProps & { player: PublicPlayer }) {
  const { table, names, seat, host, player, onChanged, onClose } = props;
  const { t } = useText();
  const asked = useAttempt(table.game);
  const bots = useServerBots(table.game);
  const [removing, setRemoving] = useState(false);
  const info = names[player.id];
  if (info === undefined) return undefined;
  const { name, look } = info;
  const body = { credentials: host, playerID: String(player.id) };
  const attempt = async (deed: () => Promise<unknown>) => {
    await asked(deed);
    onChanged();
  };
  const isPerson = player.bot === undefined;
  return (
    <li className={styles.person} data-person={player.id}>
      <p className={styles.who}>
        <PlayerName look={look} name={name} />
        <small>{stateOf()}</small>
      </p>
      {removing ? (
        <p className={styles.deeds}>
          {t('people.removeAsk', { name })}
          <Button
            look="danger"
            onPress={() => {
              setRemoving(false);
              attempt(() => ask('removePlayer', { table, body }));
            }}
          >
            {t('people.remove')}
          </Button>
          <Button onPress={() => setRemoving(false)}>{t('kit.cancel')}</Button>
        </p>
      ) : isPerson && player.id !== seat ? (
        <p className={styles.deeds}>
          {bots && player.away !== true && (
            <Button
              onPress={() =>
                attempt(() =>
                  ask('standIn', {
                    table,
                    body: { credentials: host, seat: String(player.id) },
                  }),
                )
              }
            >
              {t('wait.standIn')}
            </Button>
          )}
          <Button
            onPress={() =>
              attempt(() => ask('mute', { table, body: { ...body, muted: player.muted !== true } }))
            }
          >
            {t(player.muted === true ? 'people.unmute' : 'people.mute')}
          </Button>
          <Button
            onPress={() => {
              onClose();
              attempt(() => ask('handOnHost', { table, body }));
            }}
          >
            {t('people.makeHost')}
          </Button>
          {bots && (
            <Button look="danger" onPress={() => setRemoving(true)}>
              {t('people.remove')}
            </Button>
          )}
        </p>
      ) : undefined}
    </li>
  );

  function stateOf(): string {
    if (player.bot !== undefined) return t(`bot.${player.bot}`);
    if (player.id === seat) return t('seat.you');
    if (player.away === true) return t('people.away');
    return player.isConnected === true ? t('seat.here') : t('seat.absent');
  }
}
