// Log lines: an event as a message key and its parameters.
import { amountsText, type Message, type Params } from '@loggia/kernel';
import type { Event } from './types.ts';

/** The key is the event's type, with a suffix where the sentence differs. */
export function describe(event: Event): Message {
  return { key: `log.${keyOf(event)}`, params: paramsOf(event) };
}

function keyOf(event: Event): string {
  switch (event.type) {
    case 'passedCards':
    case 'dismissed':
    case 'builderParked':
    case 'withdrew':
      return `${event.type}.${event.why}`;
    case 'builderPlaced':
      return `${event.type}.${event.how}${event.card === undefined ? '' : '.card'}`;
    case 'bishopAsked':
      return `${event.type}.${event.for}`;
    case 'eventForeseen':
      return event.happening === undefined ? event.type : `${event.type}.known`;
    case 'startPlayerNamed':
      return `${event.type}.${event.by}`;
    case 'taxPaid':
      return event.gain.points === undefined ? event.type : `${event.type}.short`;
    case 'eventTookEffect':
      return event.changes.some(({ gain }) => Object.keys(gain).length > 0)
        ? event.type
        : `${event.type}.later`;
    case 'gameEnded':
      return event.result.winners.length > 1 ? `${event.type}.shared` : event.type;
    default:
      return event.type;
  }
}

/**
 * Terms of the game (`craftsman`, `cube`, `location` …) stay keys: the reader's language fills them
 * in.
 */
function paramsOf(event: Event): Params {
  switch (event.type) {
    case 'roundBegan':
      return {
        round: event.round,
        seat: event.start,
        craftsmen: event.craftsmen.join(),
        resources: event.resources.join(),
        kingsbridge: event.kingsbridge.join(),
        shiring: event.shiring.join(),
      };
    case 'offerClosed':
      return { craftsmen: event.craftsmen.join(), resources: event.resources.join() };
    case 'eventTookEffect':
      return { happening: event.happening, seats: event.changes.map(({ seat }) => seat).join() };
    case 'movesTakenBack':
      return { seat: event.seat, moves: event.moves.length };
    case 'gameEnded':
      return { seats: event.result.winners.join(), seat: event.result.winners[0] ?? 0 };
    default: {
      const { type: _, ...params } = event;
      if (!('gain' in params)) return params;
      const { gain, ...others } = params;
      return { ...others, gain: amountsText(gain) };
    }
  }
}
