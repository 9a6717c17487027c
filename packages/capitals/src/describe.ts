// Log lines: an event as a message key and its parameters.
import type { Message, Params } from '@loggia/kernel';
import { isTile } from './tiles/index.ts';
import type { Event } from './types.ts';

/** The key is the event's type, with a suffix where the sentence differs. */
export function describe(event: Event): Message {
  return { key: `log.${keyOf(event)}`, params: paramsOf(event) };
}

function keyOf(event: Event): string {
  switch (event.type) {
    case 'columnPicked':
      return event.from === event.column ? `${event.type}.same` : event.type;
    case 'tileBuilt':
      return event.broken.length > 0 ? `${event.type}.broken` : event.type;
    case 'trackMoved':
    case 'energyGained':
      return `${event.type}.${isTile(event.by) ? 'tile' : event.by}`;
    case 'energyLost':
      return event.building === 'plant' ? event.type : `${event.type}.building`;
    case 'prestigeGained':
      return `${event.type}.${event.by === undefined ? event.source : 'tile'}`;
    case 'touristsWalked':
      return event.walks.length === 0 ? `${event.type}.nobody` : event.type;
    case 'tileActivated':
      return event.tourists.length > 0 ? `${event.type}.tourists` : event.type;
    case 'effectChosen':
      return event.resource === 'rest' ? `${event.type}.rest` : event.type;
    case 'turnDone':
      return `${event.type}.${event.phase}`;
    case 'rowsShifted':
      return event.removed.length > 0 ? `${event.type}.removed` : event.type;
    default:
      return event.type;
  }
}

/** Terms of the game (`tile`, `track` …) stay keys: the reader's language fills them in. */
function paramsOf(event: Event): Params {
  switch (event.type) {
    case 'orderSettled':
      return { seats: event.order.join() };
    case 'tileBuilt': {
      const { type: _, broken, ...params } = event;
      return { ...params, broken: broken.join() };
    }
    case 'touristsWalked':
      return {
        seat: event.highest,
        level: event.level,
        // Home, destination and reason of each.
        walks: event.walks.map(({ tourist, to, reason }) => `${tourist}:${to}:${reason}`).join(),
        ...(event.lowest === undefined ? {} : { lowest: event.lowest }),
        ...(event.tieBreak === undefined ? {} : { tieBreak: event.tieBreak }),
      };
    case 'tileActivated': {
      const { seat, tile, cubes, tourists } = event;
      return { seat, tile, cubes, tourists: tourists.join() };
    }
    case 'tokenMoved':
      return { seat: event.seat, token: event.token + 1, x: event.to.x, y: event.to.y };
    case 'arrowPaid': {
      const [track = '', side = ''] = event.end.split(' ');
      return { seat: event.seat, track, side };
    }
    case 'rowsShifted':
      return { tiles: event.removed.join() };
    case 'tilesTurnedUp':
      return { tiles: event.tiles.join(), era: event.era };
    case 'movesTakenBack':
      return { seat: event.seat, moves: event.moves.length };
    case 'gameEnded':
      return { seat: event.result.winners[0] ?? 0, seats: event.result.winners.join() };
    default: {
      const { type: _, ...params } = event;
      return params;
    }
  }
}
