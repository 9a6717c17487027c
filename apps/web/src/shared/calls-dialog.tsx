// Notifications for a table while its page is closed: this browser, and the table's chat room.
import type { Body, Match, WebhookFormat } from '@loggia/protocol';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import overlay from '../design/overlay.module.css';
import { Switch } from '../design/switch.tsx';
import { TextField } from '../design/text-field.tsx';
import { notify } from '../design/toast.tsx';
import { useText } from '../i18n/use-text.ts';
import { beCalled, canBeCalled, endCalls, type Seated } from '../net/being-called.ts';
import { ask } from '../net/lobby-client.ts';
import { persisted, usePersisted } from '../net/persisted.ts';
import type { TableId } from '../net/seats.ts';
import { useAttempt } from '../net/use-lobby.ts';
import styles from './calls-dialog.module.css';

const MOST = 100;

/** Tables for which this browser gets notifications. */
const called = persisted<readonly string[]>('loggia.called', stored =>
  Array.isArray(stored) ? stored.filter(id => typeof id === 'string').slice(0, MOST) : [],
);

export interface CallsDialogProps {
  table: TableId;
  match: Match;
  /** The reader's seat and credentials; none for a host without a seat. */
  seat: { seat: number; credentials: string } | undefined;
  /** The host's credentials. */
  host: string | undefined;
  onClose(): void;
}

export default function CallsDialog({ table, match, seat, host, onClose }: CallsDialogProps) {
  const { t } = useText();
  return (
    <Dialog title={t('calls.title')} open onClose={onClose}>
      {seat === undefined ? undefined : <ThisBrowser table={table} {...seat} />}
      {host === undefined ? undefined : <ChatRoom table={table} match={match} host={host} />}
    </Dialog>
  );
}

/** One thing at a time. */
function useBusyAttempt(game: string) {
  const asked = useAttempt(game);
  const [isBusy, setBusy] = useState(false);
  const attempt = (deed: () => Promise<void>) => {
    setBusy(true);
    return asked(deed).finally(() => setBusy(false));
  };
  return { isBusy, attempt };
}

function ThisBrowser(seated: Seated) {
  const { t, text } = useText();
  const { id, game } = seated.table;
  const ids = usePersisted(called);
  const { isBusy, attempt } = useBusyAttempt(game);
  const others = ids.filter(other => other !== id);
  const begin = async () => {
    const name = text(`${game}.name`);
    const consent = await beCalled(seated, {
      title: `${name} – ${t('app.name')}`,
      turn: t('calls.turn'),
      nudge: t('calls.nudge'),
    });
    if (consent === 'given') called.set([id, ...others].slice(0, MOST));
    else notify(t(`calls.${consent}`), 'refused');
  };
  const end = async () => {
    await endCalls(seated);
    called.set(others);
  };
  return canBeCalled() ? (
    <Switch
      isSelected={ids.includes(id)}
      isDisabled={isBusy}
      onChange={on => attempt(on ? begin : end)}
      hint={t('calls.browser.hint')}
    >
      {t('calls.browser')}
    </Switch>
  ) : (
    <p>{t('calls.impossible')}</p>
  );
}

const FORMATS = ['plain', 'discord', 'slack', 'matrix'] as const satisfies readonly WebhookFormat[];

interface ChatRoomProps {
  table: TableId;
  match: Match;
  host: string;
}

function ChatRoom({ table, match, host }: ChatRoomProps) {
  const { t, language } = useText();
  const [url, setUrl] = useState('');
  const [told, setTold] = useState(match.webhook);
  const [format, setFormat] = useState<WebhookFormat>(match.webhook ?? 'plain');
  const { isBusy, attempt } = useBusyAttempt(table.game);
  const set = (webhook: Body<'setWebhook'>['webhook']) =>
    attempt(async () => {
      const now = await ask('setWebhook', { table, body: { credentials: host, webhook } });
      setTold(now.webhook);
      setUrl('');
    });
  return (
    <form
      className={overlay.part}
      onSubmit={event => {
        event.preventDefault();
        void set({ url: url.trim(), format, language });
      }}
    >
      <h3>{t('calls.room')}</h3>
      <p role="status">
        {told === undefined
          ? t('calls.room.hint')
          : t('calls.room.on', { format: t(`calls.format.${told}`) })}
      </p>
      <TextField label={t('calls.room.url')} value={url} onChange={setUrl} />
      <Choice<WebhookFormat>
        label={t('calls.room.format')}
        value={format}
        values={FORMATS.map(value => ({ value, label: t(`calls.format.${value}`) }))}
        onChange={setFormat}
      />
      <div className={styles.deeds}>
        <Button look="main" type="submit" isDisabled={isBusy || url.trim() === ''}>
          {t('calls.room.save')}
        </Button>
        {told === undefined ? undefined : (
          <Button isDisabled={isBusy} onPress={() => set(null)}>
            {t('calls.room.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
