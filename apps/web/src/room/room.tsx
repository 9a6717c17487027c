// The table before the start: seats, invitation, options, chat.
import type { OptionTable } from '@loggia/kernel';
import type { ChatLine, Match } from '@loggia/protocol';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design/button.tsx';
import { PlayIcon, SoundOnIcon } from '../design/icons.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { DIALOGS, withTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Identity } from '../net/identity.ts';
import { identity } from '../net/identity.ts';
import { ask } from '../net/lobby-client.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { forgetSeat, noteLeft } from '../net/seats.ts';
import { useServerBots } from '../net/server-bots.ts';
import { useAttempt } from '../net/use-lobby.ts';
import { guestName } from '../shared/guest-name.ts';
import { sitDown } from '../shared/open-table.ts';
import { Page } from '../shared/page.tsx';
import { InvitePanel } from './invite-panel.tsx';
import styles from './room.module.css';
import { RoomSeats } from './room-seats.tsx';

/** Seats and invitation come first; the rest may load a moment later. */
const IdentityDialog = lazy(() => import('../shared/identity-dialog.tsx'));
const Chat = lazy(async () => ({ default: (await import('../shared/chat.tsx')).Chat }));
const PromisePanel = lazy(async () => {
  const { PromisePanel } = await withTexts(import('./promise-panel.tsx'), DIALOGS);
  return { default: PromisePanel };
});
const CallsDialog = lazy(() => withTexts(import('../shared/calls-dialog.tsx'), DIALOGS));
const OptionsPanel = lazy(async () => ({
  default: (await import('./options-panel.tsx')).OptionsPanel,
}));

export interface RoomProps {
  table: TableId;
  module: { options: OptionTable; players: { min: number; max: number } };
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  names: SeatInfo[];
  chat: readonly ChatLine[];
  say(text: string, name: string): void;
  onChanged(): void;
}

export default function Room({
  table,
  module,
  match,
  kept,
  names,
  chat,
  say,
  onChanged,
}: RoomProps) {
  const speech = useText();
  const { t } = speech;
  const [wanted, setWanted] = useState<number>();
  const [isCalling, setCalling] = useState(false);
  const mine = kept?.seats.map(({ seat }) => seat) ?? [];
  const [word, setWord] = useState(match.chance?.words[mine[0] ?? -1] ?? '');
  const host = kept?.host;
  const bots = useServerBots(table.game);
  const asked = useAttempt(table.game);

  /** Performs an action at the lobby and shows the result. */
  const attempt = async (deed: () => Promise<unknown>) => {
    await asked(deed);
    onChanged();
  };
  const sit = (who: Identity, seat: number) => {
    const added = word.trim() === '' || mine.length > 0 ? {} : { word };
    return attempt(() => sitDown(table, who, { seat, ...added }));
  };
  const credentialsOf = (seat: number) =>
    kept?.seats.find(one => one.seat === seat)?.credentials ?? '';
  // A player with a seat reserved from the previous game is not here yet.
  const free = match.players.filter(
    ({ name, bot, reserved }) => reserved || (name === undefined && !bot),
  ).length;
  const unseated = (match.guests ?? []).map(name => guestName(speech, name)).join(', ');

  return (
    <Page game={table.game}>
      <header className={styles.head}>
        <div>
          <h1>{t('room.title', { game: speech.text(`${table.game}.name`) })}</h1>
          <p role="status">{t('room.waiting', { count: free })}</p>
          {match.spectators === 0 ? undefined : (
            <p data-testid="unseated">
              {t('room.unseated', { count: match.spectators })} {unseated}
            </p>
          )}
        </div>
        {host === undefined && mine.length === 0 ? undefined : (
          <Button look="quiet" icon={<SoundOnIcon />} onPress={() => setCalling(true)}>
            {t('calls.title')}
          </Button>
        )}
        {host === undefined || (free > 0 && !bots) ? undefined : (
          <Button
            look="main"
            icon={<PlayIcon />}
            isDisabled={free === match.players.length}
            onPress={() => attempt(() => ask('startMatch', { table, body: { credentials: host } }))}
          >
            {free > 0 ? t('room.startWithBots', { count: free }) : t('room.start')}
          </Button>
        )}
      </header>
      <div className={styles.room}>
        <RoomSeats
          match={match}
          names={names}
          mine={mine}
          role={host === undefined ? 'guest' : 'host'}
          bots={bots ? 'some' : 'none'}
          onSit={seat => {
            const who = identity.get();
            if (who.name === '') setWanted(seat);
            else sit(who, seat);
          }}
          onLeave={seat =>
            attempt(async () => {
              const credentials = credentialsOf(seat);
              noteLeft(table, seat);
              await ask('leaveMatch', { table, body: { playerID: String(seat), credentials } });
              forgetSeat(table, seat);
            })
          }
          onBot={(seat, level) =>
            attempt(() =>
              ask('setBot', {
                table,
                body: { credentials: host ?? '', playerID: String(seat), level },
              }),
            )
          }
          onRemove={seat =>
            attempt(() =>
              ask('removePlayer', {
                table,
                body: { credentials: host ?? '', playerID: String(seat) },
              }),
            )
          }
        />
        <InvitePanel table={table} invite={kept?.invite} />
        <Suspense>
          <OptionsPanel
            game={table.game}
            module={module}
            match={match}
            role={host === undefined ? 'guest' : 'host'}
            onChange={change =>
              attempt(() =>
                ask('setOptions', { table, body: { credentials: host ?? '', ...change } }),
              )
            }
          />
        </Suspense>
        <section className={styles.talk}>
          <h2>{t('chat.title')}</h2>
          <Suspense>
            <Chat lines={chat} names={names} say={say} />
          </Suspense>
        </section>
        {match.chance === undefined ? undefined : (
          <Suspense>
            <PromisePanel
              chance={match.chance}
              names={names}
              seat={mine[0]}
              word={word}
              onWord={setWord}
              onAdd={seat =>
                attempt(() =>
                  ask('setWord', {
                    table,
                    body: {
                      playerID: String(seat),
                      credentials: credentialsOf(seat),
                      word: word.trim(),
                    },
                  }),
                )
              }
            />
          </Suspense>
        )}
      </div>
      <Suspense>
        {isCalling ? (
          <CallsDialog
            table={table}
            match={match}
            seat={kept?.seats[0]}
            host={host}
            onClose={() => setCalling(false)}
          />
        ) : undefined}
        <IdentityDialog
          open={wanted !== undefined}
          onClose={() => setWanted(undefined)}
          onChosen={who => wanted !== undefined && sit(who, wanted)}
        />
      </Suspense>
    </Page>
  );
}
