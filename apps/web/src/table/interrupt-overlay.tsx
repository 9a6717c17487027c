// The pause for an interrupt: it closes by itself, waits while it is being read, and takes no
// focus.
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './interrupt-overlay.module.css';

const SHOWN_FOR = 6000;

export interface InterruptOverlayProps {
  waiting: number;
  onNext(): void;
  onSkip(): void;
  children: ReactNode;
}

export function InterruptOverlay({ waiting, onNext, onSkip, children }: InterruptOverlayProps) {
  const { t } = useText();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onNext, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, onNext]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onSkip();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onSkip]);
  return (
    <div className={styles.breath}>
      <div
        className={styles.sheet}
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <article>{children}</article>
        <div className={styles.buttons}>
          {waiting > 1 ? (
            <Button look="quiet" onPress={onSkip}>
              {t('interrupt.skip', { count: waiting })}
            </Button>
          ) : undefined}
          <Button look="main" onPress={onNext} data-testid="go-on">
            {t('interrupt.next')}
          </Button>
        </div>
        <span className={styles.time} data-held={held ? 'yes' : 'no'} aria-hidden="true" />
      </div>
    </div>
  );
}
