// Log lines: an event as a message key and its parameters.
import type { Message, Params } from '@loggia/kernel';
import type { Event } from './types.ts';

/** The key is the event's type, with a suffix where the sentence differs. */
export function describe(event: Event): Message {
  return { key: `log.${keyOf(event)}`, params: paramsOf(event) };
}

function keyOf(event: Event): string {
  switch (event.type) {
    case 'actionCarriedOut':
      return `${event.by}.${event.action === 'build' ? `build.${event.build}` : event.action}`;
    case 'cardDrawn':
    case 'extraCardDrawn':
    case 'endCardKept':
      return event.card === undefined ? event.type : `${event.type}.known`;
    case 'noCardDrawn':
      return `${event.type}.${event.reason}`;
    case 'whiteDiscReplaced':
      return `${event.type}.${event.whiteTo}`;
    case 'discRemoved':
      return event.disc === 'white' ? `${event.type}.white` : event.type;
    case 'endCardScored':
      return event.keptBy === 'table' ? `${event.type}.open` : event.type;
    case 'tileScored':
      return `${event.type}.${event.cause}`;
    case 'finalScoringBegan':
      return `${event.type}.${event.reason}`;
    case 'gameEnded':
      return event.result.winners.length > 1 ? `${event.type}.shared` : event.type;
    default:
      return event.type;
  }
}

/**
 * Terms of the game (`action`, `place`, `tile` …) stay keys: the reader's language fills them in.
 */
function paramsOf(event: Event): Params {
  switch (event.type) {
    case 'actionCarriedOut':
      return {
        seat: event.seat,
        action: event.action,
        places: event.cubes.join(','),
        workshops: event.workshops.length,
        ...(event.action === 'build' && event.build === 'house' ? { city: event.city } : {}),
        ...(event.action === 'contribute' ? { material: event.material } : {}),
      };
    case 'discPlaced':
      return {
        seat: event.seat,
        street: event.street,
        disc: event.disc,
        one: event.actions[0],
        other: event.actions[1],
      };
    case 'movesTakenBack':
      return { seat: event.seat, moves: event.moves.length };
    case 'whiteDiscReplaced':
      return { seat: event.seat, street: event.street, space: event.space };
    case 'discRemoved':
      return {
        street: event.street,
        ...(event.disc === 'white' ? {} : { seat: event.disc }),
        ...(event.space === undefined ? {} : { space: event.space }),
      };
    case 'tileScored':
      return { tile: event.tile, space: event.space, ...pointsOf(event.rows) };
    case 'endCardScored':
      return {
        card: event.card,
        ...(event.keptBy === 'table' ? {} : { seat: event.keptBy }),
        ...pointsOf(event.rows),
      };
    case 'gameEnded':
      return { seats: event.result.winners.join(','), seat: event.result.winners[0] ?? 0 };
    default: {
      const { type: _, ...params } = event;
      return params;
    }
  }
}

/** Who got how many points, as `seat:points` in the order of the places. */
function pointsOf(rows: readonly { seat: number; points: number }[]): Params {
  const scoring = rows.filter(row => row.points > 0);
  return { points: scoring.map(row => `${row.seat}:${row.points}`).join(',') };
}
