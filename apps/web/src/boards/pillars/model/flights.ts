// Which pieces fly when something happens: from one anchor of the board to another.
import type { Seat } from '@loggia/kernel';
import type { Event, Good, Goods, Spot } from '@loggia/pillars';
import type { Flight } from '../../../kit/motion/flights.tsx';
import { targetOf } from './choice.ts';
import { amountsOf } from './goods.ts';

export type Piece =
  | { kind: 'builder'; seat: Seat }
  | { kind: 'workers'; count: number }
  | { kind: 'card' }
  | { kind: 'good'; good: Good; amount: number }
  | { kind: 'points'; seat: Seat; points: number };

export function flightsOf(event: Event): Flight<Piece>[] {
  switch (event.type) {
    case 'hired':
      return [flight({ kind: 'card' }, `offer.${event.craftsman}`, `craftsmen.${event.seat}`)];
    case 'workersSent':
      return [
        flight(
          { kind: 'workers', count: event.workers },
          `workers.${event.seat}`,
          `pit.${event.resource.replace(/\d/, '')}`,
        ),
      ];
    case 'builderDrawn':
      return [flight({ kind: 'builder', seat: event.seat }, 'bag', 'drawn')];
    case 'builderPutBack':
      return [flight({ kind: 'builder', seat: event.seat }, 'drawn', 'bag')];
    case 'builderPlaced':
      return [flight({ kind: 'builder', seat: event.seat }, 'drawn', spotAnchor(event))];
    case 'builderParked':
      return [flight({ kind: 'builder', seat: event.seat }, 'drawn', 'parked')];
    case 'advantageGained':
      return [
        flight({ kind: 'card' }, 'location.kingsbridge', `craftsmen.${event.seat}`),
        ...goods(event.gain, event.seat, 'location.kingsbridge'),
      ];
    case 'craftsmanJoined':
      return [flight({ kind: 'card' }, 'location.shiring', `craftsmen.${event.seat}`)];
    case 'eventTookEffect':
      return event.changes.flatMap(({ seat, gain }) => goods(gain, seat, 'event'));
    case 'millPaid':
      return goods(event.gain, event.seat, 'location.mill');
    case 'prioryScored':
      return goods(event.gain, event.seat, 'location.priory');
    case 'produced':
      return goods(event.gain, event.seat, `pit.${event.pit}`);
    case 'taxPaid':
    case 'metalTaken':
      return goods(event.gain, event.seat, 'location.court');
    case 'cubeTaken':
      return goods({ [event.cube]: 1 }, event.seat, 'location.market');
    case 'bought':
    case 'sold':
      return goods(event.gain, event.seat, 'location.market');
    case 'craftsmanUsed':
      return goods(event.gain, event.seat, 'location.cathedral');
    default:
      return [];
  }
}

/** Gains come from the place, losses go there. */
function goods(gain: Goods, seat: Seat, place: string): Flight<Piece>[] {
  return amountsOf(gain).map(({ good, amount }) => {
    const piece: Piece =
      good === 'points'
        ? { kind: 'points', seat, points: amount }
        : { kind: 'good', good, amount: Math.abs(amount) };
    const home = `${good}.${seat}`;
    return amount > 0 ? flight(piece, place, home) : flight(piece, home, place);
  });
}

function spotAnchor({ location, card }: Extract<Event, { type: 'builderPlaced' }>): string {
  const spot = (card === undefined ? { location } : { location, card }) as Spot;
  return targetOf({ type: 'place', ...spot }) ?? `location.${location}`;
}

function flight(piece: Piece, from: string, to: string): Flight<Piece> {
  return { piece, from, to };
}
