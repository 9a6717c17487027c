// A place for builders: its picture, its name, its spaces in the order they are filled.
import { greyAtCastle, type PlainLocation, PRIORY_POINTS, SPACES } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { Badge, Target } from '../../../kit/target.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { Vignette } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { Digits, Figures, useWords } from '../pieces/amounts.tsx';
import { Builder, EmptySpace } from '../pieces/builder.tsx';
import { Shown } from '../pieces/shown.tsx';
import styles from './land.module.css';
import { useSpot } from './use-spot.ts';

export function PlainSite({ location }: { location: PlainLocation }) {
  const { t, list } = useText();
  const { view } = useBoard();
  const nameOf = useName();
  const extra = useExtraWords();
  const { gain, warned } = useSpot(`spot.${location}`);
  const builders = view.builders[location];
  const place = t(`pillars.location.${location}`);
  const free = SPACES[location] - builders.length;
  const who = [
    ...builders.map(nameOf),
    ...(free > 0 ? [t('pillars.place.free', { count: free })] : []),
  ];
  const does = `${t(`pillars.does.${location}`)}${extra(location)}`;
  const label = `${t('pillars.place.label', { place, who: list(who) })}. ${does}`;
  return (
    <Target
      target={`spot.${location}`}
      label={label}
      offer={`${t('pillars.place.here', { place })}. ${does}${warned}`}
      badge={
        gain !== undefined && (
          <Badge>
            <Figures of={gain} sign="signed" />
          </Badge>
        )
      }
      className={styles.site}
      style={{ gridArea: location }}
    >
      <Shown>
        <span className={styles.picture} data-anchor={`location.${location}`}>
          <Vignette of={location} />
        </span>
        <span className={styles.sheet}>
          <b className={styles.title}>{place}</b>
          <span className={styles.spaces}>
            {spaces(SPACES[location]).map(index => {
              const builder = builders[index];
              return builder === undefined ? (
                <EmptySpace key={index} mark={markOf(location, index)} />
              ) : (
                <Builder key={index} seat={builder} />
              );
            })}
            <Extra location={location} />
          </span>
        </span>
      </Shown>
    </Target>
  );
}

function markOf(location: PlainLocation, index: number): number | undefined {
  return location === 'priory' ? PRIORY_POINTS[index] : undefined;
}

/** What lies at a place besides builders. */
function Extra({ location }: { location: PlainLocation }): ReactNode {
  const { view } = useBoard();
  switch (location) {
    case 'court':
      return (
        view.courtMetal > 0 && (
          <span className={styles.extra}>
            <GoodIcon good="metal" />
          </span>
        )
      );
    case 'castle':
      return (
        <span className={styles.extra}>
          <Digits of={greyAtCastle(view)} />
          <WorkerIcon />
        </span>
      );
    case 'market':
      return (
        <span className={styles.extra}>
          <Figures of={view.market} />
        </span>
      );
    default:
      return undefined;
  }
}

/** The same in words. */
function useExtraWords(): (location: PlainLocation) => string {
  const { t } = useText();
  const { view } = useBoard();
  const { goods } = useWords();
  return location => {
    switch (location) {
      case 'court':
        return view.courtMetal > 0 ? ` ${t('pillars.court.metal')}.` : '';
      case 'castle':
        return ` ${t('pillars.castle.grey', { count: greyAtCastle(view) })}.`;
      case 'market':
        return ` ${t('pillars.stock', { goods: goods(view.market) })}.`;
      default:
        return '';
    }
  };
}
