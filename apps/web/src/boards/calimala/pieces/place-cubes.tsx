// The spaces of one place: cubes of all players first, then those about to be placed, then empty
// ones.
import { CAPACITY, type Place } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { memo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { useBoard } from '../context.ts';
import { Cube, EmptySpace, type Hollow } from './cube.tsx';
import styles from './pieces.module.css';

interface PlaceProps {
  place: Place;
  /** How many of the reader's cubes are set but not played yet. */
  coming?: number;
  /** What an empty space looks like. */
  empty?: Hollow;
}

export function PlaceCubes({ place, coming = 0, empty = 'space' }: PlaceProps) {
  const { view, seat } = useBoard();
  return (
    <Cubes
      counts={view.cubes[place].join()}
      room={CAPACITY[place]}
      coming={coming}
      empty={empty}
      seat={seat ?? undefined}
    />
  );
}

interface CubesProps {
  /** Cubes per seat as text, so that an unchanged place is not redrawn. */
  counts: string;
  room: number;
  coming: number;
  empty: Hollow;
  seat: Seat | undefined;
}

const Cubes = memo(function Cubes({ counts, room, coming, empty, seat }: CubesProps) {
  const owners = counts
    .split(',')
    .flatMap((count, owner) => Array<Seat>(Number(count)).fill(owner));
  return spaces(room).map(space => {
    const owner = owners[space];
    if (owner !== undefined) return <Cube key={space} seat={owner} />;
    if (seat === undefined || space >= owners.length + coming) {
      return <EmptySpace key={space} as={empty} />;
    }
    return (
      <span key={space} className={styles.coming}>
        <Cube seat={seat} />
      </span>
    );
  });
});

/** Who has how many cubes on a place, in words. */
export function useCubeWords(): (place: Place) => string {
  const { t } = useText();
  const { view } = useBoard();
  const nameOf = useName();
  return place => {
    const counts = view.cubes[place]
      .map((count, seat) => (count > 0 ? `${nameOf(seat)} ${count}` : ''))
      .filter(words => words !== '');
    return counts.length > 0 ? counts.join(', ') : t('calimala.nobody');
  };
}
