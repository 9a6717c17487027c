// The branches of the rules a game has reached, for the fuzzer and the golden games.
import { CAPACITY, calimala, type Event, PLACES, type State } from '../src/index.ts';

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
