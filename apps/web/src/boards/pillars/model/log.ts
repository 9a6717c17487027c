// The log of The Pillars of the Earth: a turn or a step is a block.
import type { Event } from '@loggia/pillars';
import type { GameLog } from '../../../game/game-log.ts';

/** What players do, by the part of the round in which they do it. */
const TURN_OF = {
  hired: 'cards',
  workersSent: 'cards',
  passedCards: 'cards',
  bought: 'market',
  sold: 'market',
  withdrew: 'market',
  craftsmanUsed: 'building',
  builtEnough: 'building',
  cubesReturned: 'building',
} as const satisfies Partial<Record<Event['type'], string>>;

/** What the table does for everybody in turn. */
const STEPS: readonly Event['type'][] = [
  'millPaid',
  'advantageGained',
  'prioryScored',
  'taxPaid',
  'craftsmanJoined',
  'greyFetched',
];

export const pillarsLog: GameLog<Event> = {
  block(event, before) {
    switch (event.type) {
      case 'builderDrawn':
        return `builder ${event.price}`;
      case 'eventRevealed':
      case 'eventTookEffect':
        return 'event';
      case 'produced':
        return event.pit;
      case 'builderKept':
      case 'builderPutBack':
      case 'builderPlaced':
      case 'builderParked':
      case 'dismissed':
      case 'bishopAsked':
      case 'cardPlayed':
      case 'cardHeld':
      case 'cubeTaken':
      case 'confirmed':
      case 'movesTakenBack':
        return before;
      default:
        if (STEPS.includes(event.type)) return event.type;
        return isTurn(event) ? `${TURN_OF[event.type]} ${event.seat}` : undefined;
    }
  },
  brought: event => ('gain' in event ? event.gain : {}),
  takenBack: event => (event.type === 'movesTakenBack' ? event.moves.length : 0),
};

const isTurn = (event: Event): event is Extract<Event, { type: keyof typeof TURN_OF }> =>
  event.type in TURN_OF;
