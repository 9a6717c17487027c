// Random play that also takes back now and then, and the branches of the rules a game has met.
import { anyMove, below, type Policy, pick } from '@loggia/kernel';
import { CAPACITY, calimala, type Event, type Move, PLACES, type State } from '../src/index.ts';

/** Any legal move; one in ten is spent on taking back where that is possible. */
export const restless: Policy<Move> = (moves, seat, random) => {
  const back = moves.filter(calimala.takesBack);
  if (back.length > 0 && below(random, 10) === 0) return pick(random, back);
  return anyMove(calimala)(moves, seat, random);
};

export type Counts = Map<string, number>;

export function count(seen: Counts, kind: string): void {
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

/** The branches of the rules an event shows. */
export function branchesOf(event: Event, state: State): string[] {
  const name = calimala.describe(event).key.replace('log.', '');
  switch (event.type) {
    case 'turnBegan':
      return [name, ...extremesOf(state)];
    case 'discPlaced':
      return state.activation?.duty === 'none' ? [name, 'discPlaced.noDuty'] : [name];
    case 'tileScored':
    case 'endCardScored':
      return [name, ...event.rows.flatMap(row => [...tieOf(row), ...shareOf(row)])];
    case 'gameEnded':
      return [name, `won by ${event.result.standings[0]?.decidedBy ?? 'nothing'}`];
    default:
      return [name];
  }
}

/** Ends of the scale that few games reach. */
function extremesOf({ cubes, players, stacks }: State): string[] {
  const full = PLACES.filter(place => cubes[place].reduce((a, b) => a + b, 0) === CAPACITY[place]);
  return [
    ...full.map(place => `${place} is full`),
    ...players.flatMap(({ coloured, hand }, seat) => [
      ...(hand.length > 15 ? ['hand of more than fifteen'] : []),
      ...(coloured > 0 || stacks.flat().includes(seat) ? [] : ['no disc on any street']),
    ]),
  ];
}

type Row = Extract<Event, { type: 'tileScored' }>['rows'][number];

const tieOf = ({ tieBreak }: Row) => (tieBreak === undefined ? [] : [`tie by ${tieBreak}`]);

const shareOf = ({ place, sharedBy }: Row) =>
  place === undefined || sharedBy === undefined
    ? []
    : [`places ${place} to ${place + sharedBy - 1} shared`];
