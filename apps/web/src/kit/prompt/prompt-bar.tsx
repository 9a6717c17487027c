// One sentence that says what is expected, and what answers it: undo, restart and done, or the buttons
// of a choice under way. One button at most is the main one.
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
  /** A line below the sentence. */
  note?: string | undefined;
  /** In how many milliseconds the table goes on by itself. */
  pause?: number | undefined;
  /** Of a choice under way: cancel and confirm. Nothing else can be pressed until it is over. */
  buttons?: ReactNode | undefined;
  /** Absent where the move is not legal. */
  onUndo?: (() => void) | undefined;
  /** Said where there is nothing to undo. */
  whyNoUndo?: string | undefined;
  onRestart?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
}

export function PromptBar(props: PromptBarProps) {
  const { children, tone, note, pause, buttons, onUndo, onRestart, onDone, whyNoUndo } = props;
  const { t } = useText();
  const extra = use(PromptExtra);
  return (
    <section
      className={styles.bar}
      data-tone={tone}
      data-goes-on={pause}
      aria-label={t('prompt.label')}
    >
      {pause !== undefined && (
        <span className={styles.pause} style={{ animationDuration: `${pause}ms` }} />
      )}
      <p className={styles.sentence} aria-live="polite" data-testid="prompt">
        {children}
        {note !== undefined && <small className={styles.note}>{note}</small>}
      </p>
      <div className={styles.buttons}>
        {tone === 'yours' && buttons === undefined && (
          <>
            <Back of="undo" onPress={onUndo} why={whyNoUndo} icon={<UndoIcon />}>
              {t('prompt.undo')}
            </Back>
            <Back of="restart" onPress={onRestart} why={whyNoUndo} icon={<RestartIcon />}>
              {t('prompt.restart')}
            </Back>
          </>
        )}
        <span className={styles.extra}>{extra}</span>
        {buttons}
        {onDone !== undefined && buttons === undefined && (
          <Button look="main" onPress={onDone} icon={<DoneIcon />} data-testid="done">
            {t('prompt.done')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface BackProps {
  of: 'undo' | 'restart';
  onPress: (() => void) | undefined;
  why: string | undefined;
  icon: ReactNode;
  children: string;
}

/** A way back; it keeps its place while there is none. */
function Back({ of, onPress, why, icon, children }: BackProps) {
  return (
    <span className={styles.back} data-back={of}>
      <Button
        look="quiet"
        why={onPress ? undefined : why}
        isDisabled={!onPress && why === undefined}
        onPress={() => onPress?.()}
        icon={icon}
      >
        {children}
      </Button>
    </span>
  );
}
