// Log and chat at the side; on top of the board on a small screen.
import type { ChatLine } from '@loggia/protocol';
import { lazy, Suspense } from 'react';
import { IconButton } from '../design/button.tsx';
import { CloseIcon } from '../design/icons.tsx';
import { Tabs } from '../design/tabs.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './drawer.module.css';
import type { DrawerSide } from './drawer-side.ts';
import type { LogProps } from './history/log.tsx';
import { Log } from './history/log.tsx';
import type { LogSource } from './history/use-log.ts';
import { useLog } from './history/use-log.ts';

/** Readers open the log first. */
const Chat = lazy(async () => ({ default: (await import('../shared/chat.tsx')).Chat }));

export interface DrawerProps extends Omit<LogProps, 'log'> {
  /** What the log is read from, while it is open. */
  source: LogSource;
  open: DrawerSide;
  names: readonly SeatInfo[];
  onOpen(side: DrawerSide | undefined): void;
  /** Bots do not chat. */
  talk: 'some' | 'none';
  chat: readonly ChatLine[];
  say(text: string, name: string): void;
}

export function Drawer(props: DrawerProps) {
  const { open, onOpen, source, names, talk, chat, say, ...reading } = props;
  const { t } = useText();
  const log = useLog({ ...source, at: reading.at });
  const close = () => onOpen(undefined);
  return (
    <aside
      className={styles.drawer}
      aria-label={t('drawer.title')}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <Tabs<DrawerSide>
        label={t('drawer.title')}
        selected={open}
        onSelect={onOpen}
        panels={[
          { id: 'log', label: t('log.title'), content: <Log log={log} {...reading} /> },
          ...(talk === 'none'
            ? []
            : [
                {
                  id: 'chat' as const,
                  label: t('chat.title'),
                  content: (
                    <Suspense>
                      <Chat lines={chat} names={names} say={say} />
                    </Suspense>
                  ),
                },
              ]),
        ]}
      />
      <div className={styles.close}>
        <IconButton label={t('common.close')} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
    </aside>
  );
}
