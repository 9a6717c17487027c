// The Capitals as the shell of a table sees it.
import { type Event, eraOf, type Move, roundsToFair, type View } from '@loggia/capitals';
import type { Message } from '@loggia/kernel';
import { lazy } from 'react';
import type { GameClient, Moment } from '../../game/game-client.ts';
import { Board } from './board.tsx';
import { isFair } from './model/fair.ts';
import { Interrupt } from './overlay/interrupt.tsx';

export const capitalsClient: GameClient<View, Move, Event> = {
  firstGame: { openScores: true },
  Board,
  status,
  interrupts: isFair,
  Interrupt,
  EndDetails: lazy(async () => ({
    default: (await import('./overlay/end-details.tsx')).EndDetails,
  })),
  gained: event =>
    event.type === 'prestigeGained' ? [{ seat: event.seat, points: event.amount }] : [],
  moment,
  sounds: {
    columnPicked: 'place',
    tileBuilt: 'place',
    lakeBuilt: 'place',
    tokenMoved: 'place',
    tileTaken: 'take',
    tileActivated: 'take',
    bonusTaken: 'take',
    tilesTurnedUp: 'card',
    prestigeGained: 'score',
    fairBegan: 'score',
    gameEnded: 'end',
  },
  log: async () => (await import('./model/log.ts')).capitalsLog,
  help: async () => (await import('./help/help.ts')).capitalsHelp,
  coach: async () => (await import('./coach/coach.ts')).capitalsCoach,
};

function moment(event: Event): Moment | undefined {
  if (event.type === 'fairBegan' || event.type === 'finalScoringBegan') return 'scoring';
  return event.type === 'roundBegan' ? { round: event.round } : undefined;
}

function status(view: View): Message[] {
  const { phase, round } = view;
  return [
    { key: 'capitals.status.era', params: { era: eraOf(round) } },
    { key: `capitals.status.${phase}`, params: {} },
    ...(phase === 'over'
      ? []
      : [{ key: 'capitals.status.fair', params: { count: roundsToFair(view) } }]),
  ];
}
