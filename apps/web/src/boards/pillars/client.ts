// The Pillars of the Earth as the shell of a table sees it.
import type { Message } from '@loggia/kernel';
import { type Event, type Goods, type Move, phaseOf, stepOf, type View } from '@loggia/pillars';
import { lazy } from 'react';
import type { GameClient, Moment } from '../../game/game-client.ts';
import { Board } from './board.tsx';
import { EventOverlay } from './overlay/event-overlay.tsx';

export const pillarsClient: GameClient<View, Move, Event> = {
  firstGame: {},
  Board,
  status,
  interrupts: event => event.type === 'eventRevealed',
  Interrupt: EventOverlay,
  EndDetails: lazy(async () => ({
    default: (await import('./overlay/end-details.tsx')).EndDetails,
  })),
  gained,
  moment,
  sounds: {
    builderPlaced: 'place',
    workersSent: 'place',
    hired: 'take',
    cubeTaken: 'take',
    produced: 'take',
    bought: 'take',
    sold: 'take',
    cardPlayed: 'card',
    advantageGained: 'card',
    eventRevealed: 'card',
    prioryScored: 'score',
    cathedralGrew: 'score',
    gameEnded: 'end',
  },
  log: async () => (await import('./model/log.ts')).pillarsLog,
  help: async () => (await import('./help/help.ts')).pillarsHelp,
  coach: async () => (await import('./coach/coach.ts')).pillarsCoach,
};

function moment(event: Event): Moment | undefined {
  if (event.type === 'roundBegan') return { round: event.round };
  return gained(event).length > 0 ? 'scoring' : undefined;
}

function status({ part, decks: { happenings } }: View): Message[] {
  const count = typeof happenings === 'number' ? happenings : happenings.length;
  return [
    { key: `pillars.status.${phaseOf(part)}`, params: { step: stepOf(part) } },
    { key: 'pillars.status.events', params: { count } },
  ];
}

function gained(event: Event): { seat: number; points: number }[] {
  if (event.type === 'eventTookEffect') {
    return event.changes.flatMap(({ seat, gain }) => pointsIn(seat, gain));
  }
  return 'gain' in event ? pointsIn(event.seat, event.gain) : [];
}

const pointsIn = (seat: number, { points }: Goods) =>
  points === undefined ? [] : [{ seat, points }];
