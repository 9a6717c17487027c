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
  /** While a move is being sent, nothing can be pressed. */
  pending: boolean;
  /** Absent if the move is not legal. */
  onUndo?: (() => void) | undefined;
  /** Why there is nothing to undo; a game without undo gives no reason and gets no button. */
  whyNoUndo?: string | undefined;
  onRestart?: (() => void) | undefined;
  /** What the game calls a restart, if it has its own name for it. */
  restart?: string | undefined;
  onDone?: (() => void) | undefined;
}

export function PromptBar(props: PromptBarProps) {
  const { children, tone, note, pause, buttons, pending, onUndo, onRestart, onDone } = props;
  const { t } = useText();
  const extra = use(PromptExtra);
  const back = { why: props.whyNoUndo, pending };
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
            <Back {...back} of="undo" onPress={onUndo} icon={<UndoIcon />}>
              {t('prompt.undo')}
            </Back>
            <Back {...back} of="restart" onPress={onRestart} icon={<RestartIcon />}>
              {props.restart ?? t('prompt.restart')}
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
  pending: boolean;
  icon: ReactNode;
  children: string;
}

/** Undo or restart. It keeps its place while it is not available, if the game says why. */
function Back({ of, onPress, why, pending, icon, children }: BackProps) {
  if (onPress === undefined && why === undefined) return undefined;
  return (
    <span className={styles.back} data-back={of}>
      <Button
        look="quiet"
        why={onPress ? undefined : why}
        isDisabled={pending && onPress !== undefined}
        onPress={() => onPress?.()}
        icon={icon}
      >
        {children}
      </Button>
    </span>
  );
}
