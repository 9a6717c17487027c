// A spot on the board that can be chosen: it says and shows which categories a cube there counts
// for.
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, Target as KitTarget } from '../../../kit/target.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import type { Target as TargetName } from '../model/choice.ts';
import type { Category } from '../model/feeds.ts';

interface Props {
  target: TargetName;
  /** What the spot is and what lies on it. */
  label: string;
  /** What choosing it does, if that is more than placing a cube. */
  deed?: string;
  feeds?: readonly Category[];
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

export function Target({ label, deed, feeds = [], ...props }: Props) {
  const { t, list } = useText();
  const what = deed === undefined ? label : t('calimala.placeLabel', { place: deed, cubes: label });
  const counts = list(feeds.map(category => t(`calimala.category.${category}`)));
  return (
    <KitTarget
      {...props}
      label={label}
      offer={feeds.length > 0 ? t('calimala.target.counts', { label: what, counts }) : what}
      badge={feeds.length > 0 && <FeedBadge feeds={feeds} />}
    />
  );
}

/** The two categories a target feeds, as small pictures on its corner. */
export function FeedBadge({ feeds }: { feeds: readonly Category[] }) {
  return (
    <Badge>
      {feeds.map(category => (
        <CategoryIcon key={category} of={category} />
      ))}
    </Badge>
  );
}
