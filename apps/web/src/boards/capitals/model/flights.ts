// Which pieces fly when something happens: from one anchor of the board to another.
import type { Event, Resource, TileId, Tourist } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { Flight } from '../../../kit/motion/flights.tsx';

export type Piece =
  | { kind: 'tile'; tile: TileId }
  | { kind: 'gain'; resource: Resource; amount: number }
  | { kind: 'marker'; seat: Seat }
  | { kind: 'tourist'; tourist: Tourist }
  | { kind: 'token'; seat: Seat };

export function flightsOf(event: Event): Flight<Piece>[] {
  switch (event.type) {
    case 'columnPicked': {
      const { seat, column, from } = event;
      return column === from
        ? []
        : [flight({ kind: 'marker', seat }, `column.${from}`, `column.${column}`)];
    }
    case 'tileTaken':
      return [flight({ kind: 'tile', tile: event.tile }, `row.${event.row}`, `city.${event.seat}`)];
    case 'trackMoved':
      return event.to === event.from
        ? []
        : [gain(event.seat, event.track, event.to - event.from, `lane.${event.track}`)];
    case 'energyGained':
      return [gain(event.seat, 'energy', event.amount, `plant.${event.seat}`)];
    case 'prestigeGained':
      return [gain(event.seat, 'prestige', event.amount, `prestige.${event.seat}`)];
    case 'tileActivated':
      return event.cubes === 0
        ? []
        : [
            flight(
              { kind: 'gain', resource: 'energy', amount: -event.cubes },
              `plant.${event.seat}`,
              `city.${event.seat}`,
            ),
          ];
    case 'touristsWalked':
      return event.walks.map(({ tourist, from, to }) =>
        flight(
          { kind: 'tourist', tourist },
          from === 'board' ? 'tourists' : `city.${from}`,
          `city.${to}`,
        ),
      );
    case 'tokenMoved':
      return [
        flight(
          { kind: 'token', seat: event.seat },
          `city.${event.seat}`,
          `token.${event.seat}.${event.token}`,
        ),
      ];
    default:
      return [];
  }
}

function gain(seat: Seat, resource: Resource, amount: number, to: string): Flight<Piece> {
  return flight({ kind: 'gain', resource, amount }, `city.${seat}`, to);
}

function flight(piece: Piece, from: string, to: string): Flight<Piece> {
  return { piece, from, to };
}

/** The spots on the board that events changed, for highlighting them from a log line. */
export function touchedBy(events: readonly Event[]): string[] {
  const spots = events.flatMap(event => [
    ...flightsOf(event).flatMap(({ from, to }) => [from, to]),
    ...('seat' in event ? [`city.${event.seat}`] : []),
  ]);
  return [...new Set(spots)];
}
