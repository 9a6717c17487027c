// One sentence that says what is expected, and undo, restart, done – always in the same place.
import { createContext, type ReactNode, use } from 'react';
import { Button } from '../../design/button.tsx';
import { DoneIcon, RestartIcon, UndoIcon } from '../../design/icons.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './prompt-bar.module.css';

/** What the shell adds to every prompt, such as the button that asks for advice. */
export const PromptExtra = createContext<ReactNode>(undefined);

export interface PromptBarProps {
  /** The sentence. */
  children: ReactNode;
  /** Whether the reader is the one who decides now. */
  tone: 'yours' | 'waiting';
  /** Further buttons of the moment, such as confirm and cancel; they stand before `done`. */
  buttons?: ReactNode;
  /** Absent where the move is not legal; the button stays, disabled. */
  onUndo?: (() => void) | undefined;
  onRestart?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
}

export function PromptBar({ children, tone, buttons, onUndo, onRestart, onDone }: PromptBarProps) {
  const { t } = useText();
  const extra = use(PromptExtra);
  return (
    <section className={styles.bar} data-tone={tone} aria-label={t('prompt.label')}>
      <p className={styles.sentence} aria-live="polite" data-testid="prompt">
        {children}
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" isDisabled={!onUndo} onPress={() => onUndo?.()} icon={<UndoIcon />}>
          {t('prompt.undo')}
        </Button>
        <Button
          look="quiet"
          isDisabled={!onRestart}
          onPress={() => onRestart?.()}
          icon={<RestartIcon />}
        >
          {t('prompt.restart')}
        </Button>
        <span className={styles.extra}>{extra}</span>
        {buttons}
        <Button
          look="main"
          isDisabled={!onDone}
          onPress={() => onDone?.()}
          icon={<DoneIcon />}
          data-testid="done"
        >
          {t('prompt.done')}
        </Button>
      </div>
    </section>
  );
}
