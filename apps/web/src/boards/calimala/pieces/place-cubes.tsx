// The spaces of one place, cubes of all players first, empty ones after.
import { CAPACITY, type Place } from '@loggia/calimala';
import { useTable } from '../context.ts';
import { spaces } from '../model/spaces.ts';
import { Cube, EmptySpace } from './cube.tsx';

export function PlaceCubes({ place }: { place: Place }) {
  const { view } = useTable();
  const owners = view.cubes[place].flatMap((count, seat) => Array<number>(count).fill(seat));
  return spaces(CAPACITY[place]).map(index => {
    const owner = owners[index];
    const key = `${index}`;
    return owner === undefined ? <EmptySpace key={key} /> : <Cube key={key} seat={owner} />;
  });
}

/** Who has how many cubes on a place, in words. */
export function useCubeWords(): (place: Place) => string {
  const { view, names } = useTable();
  return place => {
    const counts = view.cubes[place]
      .map((count, seat) => (count > 0 ? `${names[seat]?.name ?? seat + 1} ${count}` : ''))
      .filter(words => words !== '');
    return counts.length > 0 ? counts.join(', ') : '0';
  };
}
