// The log: readable sentences; hover shows what a line changed, a click looks at that moment.
import type { Typed } from '@loggia/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../design/button.tsx';
import type { AnyGameClient } from '../../game/game-client.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSay } from '../../kit/names.tsx';
import { Parts } from '../../kit/sentence.tsx';
import styles from './log.module.css';
import type { LogEntry, MatchLog } from './use-log.ts';

export interface LogProps {
  log: MatchLog;
  client: AnyGameClient;
  /** The moment that is looked at, if not the present. */
  at: number | undefined;
  onLook(entry: LogEntry): void;
  onHighlight(events: readonly Typed[] | undefined): void;
}

export function Log({ log, client, at, onLook, onHighlight }: LogProps) {
  const { t } = useText();
  const end = useRef<HTMLLIElement>(null);
  // A log that is closed points at nothing.
  useEffect(() => () => onHighlight(undefined), [onHighlight]);
  const last = log.entries.at(-1)?.seq;
  // A move that made nothing happen has no line: the one before it stands for both.
  const current = useMemo(
    () =>
      at === undefined
        ? undefined
        : log.entries.findLast(({ seq, events }) => seq < at && events.length > 0)?.seq,
    [log.entries, at],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view.
  useEffect(() => {
    if (log.following && at === undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, log.following, at]);
  return (
    <section className={styles.log} aria-label={t('log.title')}>
      <ol className={styles.lines}>
        {log.earlier === undefined ? undefined : (
          <li className={styles.more}>
            <Button look="quiet" onPress={log.earlier}>
              {t('log.earlier')}
            </Button>
          </li>
        )}
        {log.entries.length === 0 ? <li className={styles.none}>{t('log.none')}</li> : undefined}
        {log.entries.map(entry => (
          <Entry
            key={entry.seq}
            entry={entry}
            client={client}
            isCurrent={current === entry.seq}
            onLook={onLook}
            onHighlight={onHighlight}
          />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {log.following ? undefined : <Button onPress={log.latest}>{t('log.latest')}</Button>}
    </section>
  );
}

interface EntryProps extends Pick<LogProps, 'client' | 'onLook' | 'onHighlight'> {
  entry: LogEntry;
  isCurrent: boolean;
}

/** A line never changes; with every move only the new one is drawn. */
const Entry = memo(function Entry(props: EntryProps) {
  const { entry, client, isCurrent, onLook, onHighlight } = props;
  const say = useSay();
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (entry.events.length === 0) return undefined;
  return (
    <li>
      <button
        ref={line}
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onLook(entry)}
        onPointerEnter={() => onHighlight(entry.events)}
        onPointerLeave={() => onHighlight(undefined)}
        onFocus={() => onHighlight(entry.events)}
        onBlur={() => onHighlight(undefined)}
      >
        {entry.events.map((event, index) => {
          const { key, params } = client.module.describe(event);
          return (
            <span
              // The events of one move never change their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className={styles.line}
              data-event={event.type}
              data-moment={momentOf(client, event)}
            >
              <Parts parts={say(`${client.module.name}.${key}`, params)} />
            </span>
          );
        })}
      </button>
    </li>
  );
});

function momentOf({ moment }: AnyGameClient, event: Typed) {
  const found = moment(event);
  return typeof found === 'object' ? 'round' : found;
}
