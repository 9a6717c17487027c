// A spot on the board that glows as a button while it can be chosen, and is plain ground otherwise.
import type { CSSProperties, ReactNode } from 'react';
import { CategoryIcon } from '../boards/calimala/art/categories.tsx';
import { useTable } from '../boards/calimala/context.ts';
import type { Target as TargetName } from '../boards/calimala/model/choice.ts';
import type { Category } from '../boards/calimala/model/feeds.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './target.module.css';

interface Props {
  target: TargetName;
  /** What the spot is and what lies on it. */
  label: string;
  /** What choosing it does, where that is more than putting a cube there. */
  deed?: string;
  /** The categories a cube here counts for, shown while it can be chosen. */
  feeds?: readonly Category[];
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

export function Target({ target, label, deed, feeds = [], className, style, children }: Props) {
  const { t, list } = useText();
  const { glowing, play, pending } = useTable();
  const move = glowing.get(target);
  if (move === undefined) {
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
  const counts = list(feeds.map(category => t(`calimala.category.${category}`)));
  const what = deed === undefined ? label : t('calimala.placeLabel', { place: deed, cubes: label });
  const name = feeds.length > 0 ? t('calimala.target.counts', { label: what, counts }) : what;
  return (
    <button
      type="button"
      className={`${className ?? ''} ${styles.glowing}`}
      style={style}
      data-anchor={target}
      data-target={target}
      disabled={pending}
      aria-label={name}
      title={name}
      onClick={() => play(move)}
    >
      {children}
      {feeds.length > 0 && <FeedBadge feeds={feeds} />}
    </button>
  );
}

/** The two categories a target feeds, as small pictures on its corner. */
export function FeedBadge({ feeds }: { feeds: readonly Category[] }) {
  return (
    <span className={styles.feeds} aria-hidden="true">
      {feeds.map(category => (
        <CategoryIcon key={category} of={category} />
      ))}
    </span>
  );
}
