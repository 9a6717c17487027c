// Which pieces fly when something happens: from one anchor of the board to another.
import type { Disc, Event, Place } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import type { Flight } from '../../../kit/motion/flights.tsx';

export type Piece =
  | { kind: 'disc'; disc: Disc }
  | { kind: 'cube'; seat: Seat }
  | { kind: 'house' | 'ship' | 'workshop'; seat: Seat }
  | { kind: 'card' }
  | { kind: 'points'; seat: Seat; points: number };

export function flightsOf(event: Event): Flight<Piece>[] {
  switch (event.type) {
    case 'discPlaced': {
      const { seat, street, disc } = event;
      return disc === 'white'
        ? [flight({ kind: 'disc', disc: 'white' }, `white.${seat}`, `street.${street}`)]
        : [flight({ kind: 'disc', disc: seat }, `supply.${seat}`, `street.${street}`)];
    }
    case 'actionCarriedOut':
      return [...playedCard(event), ...deedFlights(event)];
    case 'cardDrawn':
    case 'extraCardDrawn':
      return [flight({ kind: 'card' }, 'deck', `hand.${event.seat}`)];
    case 'discPromoted':
      return [
        flight(
          { kind: 'disc', disc: event.seat },
          `street.${event.street}`,
          `council.${event.space}`,
        ),
      ];
    case 'whiteDiscReplaced':
      return replacement(event);
    case 'tileScored':
      return event.rows
        .filter(row => row.points > 0)
        .map(({ seat, points }) =>
          flight({ kind: 'points', seat, points }, `council.${event.space}`, `points.${seat}`),
        );
    default:
      return [];
  }
}

type Deed = Extract<Event, { type: 'actionCarriedOut' }>;

function playedCard({ by, seat }: Deed): Flight<Piece>[] {
  return by === 'card' ? [flight({ kind: 'card' }, `hand.${seat}`, 'discard')] : [];
}

function deedFlights(event: Deed): Flight<Piece>[] {
  const { seat } = event;
  const cube = { kind: 'cube', seat } as const;
  const toPlaces = (from: string) =>
    event.cubes.map((place: Place) => flight(cube, `${from}.${seat}`, place));
  switch (event.action) {
    case 'wood':
    case 'brick':
    case 'marble':
      return [flight(cube, `action.${event.action}`, `${event.action}.${seat}`)];
    case 'weave':
      return event.workshops.map(() => flight(cube, 'action.weave', `workshops.${seat}`));
    case 'artwork':
      return toPlaces('marble');
    case 'contribute':
      return toPlaces(event.material);
    case 'ship':
    case 'transport':
      return toPlaces('workshops');
    case 'build':
      if (event.build === 'house') {
        return [flight({ kind: 'house', seat }, 'action.build', `house.${event.city}`)];
      }
      return event.build === 'ship'
        ? [flight({ kind: 'ship', seat }, 'action.build', `harbour.${seat}`)]
        : [flight({ kind: 'workshop', seat }, 'action.build', `workshops.${seat}`)];
  }
}

function replacement(event: Extract<Event, { type: 'whiteDiscReplaced' }>): Flight<Piece>[] {
  const { seat, street, space, from, whiteTo } = event;
  const source = from === 'supply' ? `supply.${seat}` : `street.${from.street}`;
  const white = { kind: 'disc', disc: 'white' } as const;
  const seated = flight({ kind: 'disc', disc: seat }, source, `council.${space}`);
  if (whiteTo === 'box') return [seated];
  return [
    seated,
    flight(white, `street.${street}`, whiteTo === 'stack' ? source : `white.${seat}`),
  ];
}

function flight(piece: Piece, from: string, to: string): Flight<Piece> {
  return { piece, from, to };
}
