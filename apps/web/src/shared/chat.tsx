// Chat at the table.
import type { ChatLine } from '@loggia/protocol';
import { useEffect, useRef, useState } from 'react';
import { Form, Input, TextField } from 'react-aria-components';
import { IconButton } from '../design/button.tsx';
import field from '../design/field.module.css';
import { SendIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import { ownGuestName } from '../net/identity.ts';
import styles from './chat.module.css';
import { guestName } from './guest-name.ts';

const LONGEST = 500;

export interface ChatProps {
  lines: readonly ChatLine[];
  names: readonly SeatInfo[];
  say(text: string, name: string): void;
}

export function Chat({ lines, names, say }: ChatProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const scroll = useRef<HTMLDivElement>(null);
  // Only the chat scrolls; the page around it stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view.
  useEffect(() => {
    scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [lines]);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    say(said, ownGuestName());
    setText('');
  };
  return (
    <section className={styles.chat} aria-label={t('chat.title')}>
      <div
        ref={scroll}
        className={styles.scroll}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('chat.title')}
      >
        {lines.length === 0 ? <p className={styles.none}>{t('chat.none')}</p> : undefined}
        <ol className={styles.lines}>
          {lines.map(line => (
            <li key={line.seq}>
              <Speaker line={line} names={names} />{' '}
              <span className={styles.said}>{textOf(line)}</span>
            </li>
          ))}
        </ol>
      </div>
      <Form className={`${styles.form}`} onSubmit={send}>
        <TextField
          aria-label={t('chat.write')}
          value={text}
          onChange={setText}
          maxLength={LONGEST}
          className={`${styles.field}`}
        >
          <Input className={`${field.input}`} placeholder={t('chat.write')} />
        </TextField>
        <IconButton label={t('chat.send')} type="submit">
          <SendIcon />
        </IconButton>
      </Form>
    </section>
  );
}

function Speaker({ line, names }: { line: ChatLine; names: readonly SeatInfo[] }) {
  const info = line.sender === null ? undefined : names[Number(line.sender)];
  const speech = useText();
  if (info === undefined) {
    return <b className={styles.guest}>{guestName(speech, line.name)}</b>;
  }
  return <PlayerName look={info.look} name={info.name} />;
}

/** A message is text; a stock client may send an object that contains one. */
function textOf({ payload }: { payload: unknown }): string {
  if (typeof payload === 'string') return payload;
  return typeof payload === 'object' && payload !== null && 'text' in payload
    ? String(payload.text)
    : '';
}
