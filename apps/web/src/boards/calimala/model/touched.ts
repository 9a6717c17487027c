// The spots on the board that an event changed, for highlighting them from a log line.
import type { Event } from '@loggia/calimala';
import { flightsOf } from './flights.ts';

/** Values of `data-anchor`, each once. */
export function touchedBy(events: readonly Event[]): string[] {
  return [...new Set(events.flatMap(event => [...ends(event), ...spots(event)]))];
}

/** Where its pieces came from and went to. */
const ends = (event: Event) => flightsOf(event).flatMap(({ from, to }) => [from, to]);

/** What it mentions without moving a piece. */
function spots(event: Event): string[] {
  switch (event.type) {
    case 'discActivated':
    case 'discRemoved':
      return [`street.${event.street}`];
    case 'tileScored':
      return [`council.${event.space}`];
    case 'turnBegan':
    case 'activationDone':
      return [`points.${event.seat}`];
    case 'slotGivenUp':
    case 'noCardDrawn':
      return [`action.${event.action}`];
    case 'startCardTaken':
    case 'movesTakenBack':
      return [`hand.${event.seat}`];
    default:
      return [];
  }
}
