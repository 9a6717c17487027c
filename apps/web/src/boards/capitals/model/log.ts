// The log of The Capitals: a building or an activation is a block.
import type { Event } from '@loggia/capitals';
import type { GameLog } from '../../../game/game-log.ts';

export const capitalsLog: GameLog<Event> = {
  block(event, before) {
    switch (event.type) {
      case 'columnPicked':
        return `column ${event.seat}`;
      case 'tileTaken':
      case 'lakeBuilt':
        return `building ${event.seat}`;
      case 'tileBuilt':
        return before ?? `building ${event.seat}`;
      case 'bonusTaken':
        return `bonus ${event.seat}`;
      case 'buildingChosen':
      case 'tileActivated':
        return `activation ${event.seat} ${event.building}`;
      case 'trackMoved':
      case 'employmentFell':
      case 'energyGained':
      case 'energyLost':
      case 'prestigeGained':
      case 'arrowPaid':
      case 'taxed':
      case 'plantUpgraded':
      case 'effectChosen':
      case 'touristOffered':
      case 'turnDone':
      case 'movesTakenBack':
        return before;
      default:
        return undefined;
    }
  },
  brought(event) {
    switch (event.type) {
      case 'trackMoved':
        // Progress is a loop; only its way back ends at the symbol.
        if (event.track === 'progress') return { progress: Math.max(event.amount, -event.from) };
        return { [event.track]: event.to - event.from };
      case 'employmentFell':
        return { employment: event.to - event.from };
      case 'energyGained':
        return { energy: event.amount };
      case 'plantUpgraded':
        return { energy: event.energy };
      case 'tileActivated':
        return { energy: -event.cubes };
      case 'energyLost':
        return { energy: -1 };
      case 'prestigeGained':
        return { prestige: event.amount };
      default:
        return {};
    }
  },
  takenBack: event => (event.type === 'movesTakenBack' ? event.moves.length : 0),
};
