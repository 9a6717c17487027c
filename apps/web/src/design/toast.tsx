// Short notices that disappear by themselves; recent ones stay readable for a while.
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './toast.module.css';

interface Notice {
  id: number;
  tone: 'info' | 'refused';
  text: string;
}

const SHOWN_FOR = 7000;
const MOST = 3;
let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a notice; the same notice twice in a row is shown once. */
export function notify(text: string, tone: Notice['tone'] = 'info'): void {
  const id = ++lastId;
  const others = notices.filter(notice => notice.text !== text);
  set([...others, { id, tone, text }].slice(-MOST));
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

function dismiss(id: number): void {
  set(notices.filter(notice => notice.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Mounted once; a live region, so that screen readers announce notices. Dialogs lie beside the page,
 * so notices do too, or a dialog would cover what it has to say and keep it from being heard.
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  const { t } = useText();
  return createPortal(
    <div className={styles.region} role="status" aria-live="polite" data-react-aria-top-layer>
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <span>{text}</span>
          <IconButton label={t('common.close')} onPress={() => dismiss(id)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>,
    document.body,
  );
}
