// One sentence that says what is expected, and the controls that answer it: undo, restart and done,
// or the buttons of the current choice. At most one button is the main one.
import { createContext, type ReactNode, use } from 'react';
import { Button } from '../../design/button.tsx';
import { DoneIcon, RestartIcon, UndoIcon } from '../../design/icons.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './prompt-bar.module.css';

/** What the shell adds to every prompt, such as the hint button. */
export const PromptExtra = createContext<ReactNode>(undefined);

export interface PromptBarProps {
  /** The sentence. */
  children: ReactNode;
  /** Whether it is the reader who decides now. */
  tone: 'yours' | 'waiting';
  /** A line below the sentence. */
  note?: string | undefined;
  /** In how many milliseconds the table continues by itself. */
  pause?: number | undefined;
  /** Cancel and confirm for the current choice. Nothing else can be pressed until it is over. */
  buttons?: ReactNode | undefined;
  /** Absent if the move is not legal. */
  onUndo?: (() => void) | undefined;
  /** Shown when there is nothing to undo. */
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

/** Undo or restart; it keeps its place while it is not available. */
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
