// The log of Calimala: an activation is a block.
import type { Event } from '@loggia/calimala';
import type { Amounts } from '@loggia/kernel';
import type { GameLog } from '../../../game/game-log.ts';

export const calimalaLog: GameLog<Event> = {
  block(event, before) {
    switch (event.type) {
      case 'discPlaced':
        return 'placed';
      case 'discActivated':
        return event.depth === 1 && before === 'placed' ? before : `disc ${event.depth}`;
      case 'actionCarriedOut':
      case 'slotGivenUp':
      case 'cardDrawn':
      case 'noCardDrawn':
      case 'deckReshuffled':
      case 'activationDone':
      case 'movesTakenBack':
        return before;
      default:
        return undefined;
    }
  },
  brought(event) {
    if (event.type === 'cardDrawn') return { card: 1 };
    if (event.type !== 'actionCarriedOut') return {};
    return { ...deed(event), ...(event.by === 'card' && { card: -1 }) };
  },
  takenBack: event => (event.type === 'movesTakenBack' ? event.moves.length : 0),
};

function deed(event: Extract<Event, { type: 'actionCarriedOut' }>): Amounts {
  switch (event.action) {
    case 'weave':
      return { cloth: event.workshops.length };
    case 'build':
      return { [event.build]: 1 };
    case 'ship':
    case 'transport':
      return { delivery: event.cubes.length };
    default:
      return { [event.action]: 1 };
  }
}
