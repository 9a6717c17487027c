// The spots on the board that an event changed, for highlighting them from a log line.
import type { Event } from '@loggia/pillars';
import { flightsOf } from './flights.ts';

/** Values of `data-anchor`, each once. */
export function touchedBy(events: readonly Event[]): string[] {
  return [...new Set(events.flatMap(event => [...ends(event), ...spots(event)]))];
}

const ends = (event: Event) => flightsOf(event).flatMap(({ from, to }) => [from, to]);

/** What it mentions without moving a piece. */
function spots(event: Event): string[] {
  switch (event.type) {
    case 'eventRevealed':
    case 'bishopAsked':
      return ['event'];
    case 'taxRolled':
      return ['location.court'];
    case 'greyFetched':
      return ['location.castle'];
    case 'cathedralGrew':
      return ['location.cathedral'];
    case 'startPlayerNamed':
    case 'passedCards':
    case 'confirmed':
    case 'builtEnough':
      return [`points.${event.seat}`];
    case 'dismissed':
      return [`craftsmen.${event.seat}`];
    default:
      return [];
  }
}
