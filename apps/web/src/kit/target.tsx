// A spot on the board: a lit button while it can be chosen, a dim one with the reason where a
// player might expect to choose it, and plain background otherwise.
import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import styles from './target.module.css';

interface Targets {
  /** What choosing a spot does; `undefined` if it cannot be chosen now. */
  playAt(target: string): (() => void) | undefined;
  /** Why it cannot be chosen, if that is worth saying now. */
  whyAt(target: string): string | undefined;
  pending: boolean;
  /** The spot that was pressed and awaits confirmation. */
  held?: string | undefined;
}

/** Pictures outside a board have no targets. */
export const TargetsContext = createContext<Targets>({
  playAt: () => undefined,
  whyAt: () => undefined,
  pending: false,
});

interface Props {
  target: string;
  /** What the spot is and what lies on it. */
  label: string;
  /** The same while it can be chosen, with what choosing it does. */
  offer?: string | undefined;
  /** Shown on its corner while it can be chosen. */
  badge?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

export function Target({ target, label, offer = label, badge, className, style, children }: Props) {
  const { playAt, whyAt, pending, held } = use(TargetsContext);
  const play = playAt(target);
  const why = play === undefined ? whyAt(target) : undefined;
  if (why !== undefined) {
    return (
      <button
        type="button"
        className={`${className ?? ''} ${styles.barred}`}
        style={style}
        data-anchor={target}
        data-why={why}
        aria-disabled="true"
        aria-label={`${label.replace(/\.$/, '')}. ${why}`}
      >
        {children}
      </button>
    );
  }
  if (play === undefined) {
    return (
      <div
        className={className}
        style={style}
        role="img"
        aria-label={label}
        title={label}
        data-anchor={target}
      >
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${className ?? ''} ${styles.glowing}`}
      style={style}
      data-anchor={target}
      data-target={target}
      data-held={held === target ? true : undefined}
      disabled={pending}
      aria-label={offer}
      title={offer}
      onClick={play}
    >
      {children}
      {badge}
    </button>
  );
}

/** Small pictures on the corner of a target. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {children}
    </span>
  );
}
