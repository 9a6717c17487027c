// Calimala as the shell of a table sees it.
import type { Event, Move, View } from '@loggia/calimala';
import type { Message } from '@loggia/kernel';
import { lazy } from 'react';
import type { GameClient, Moment } from '../../game/game-client.ts';
import { Board } from './board.tsx';
import { isScoring } from './model/running-points.ts';
import { Interrupt } from './overlay/interrupt.tsx';

export const calimalaClient: GameClient<View, Move, Event> = {
  firstGame: { layout: 'first' },
  Board,
  status,
  interrupts: isScoring,
  Interrupt,
  EndDetails: lazy(async () => ({
    default: (await import('./overlay/end-details.tsx')).EndDetails,
  })),
  gained: event =>
    isScoring(event) ? event.rows.map(({ seat, points }) => ({ seat, points })) : [],
  moment,
  sounds: {
    discPlaced: 'place',
    actionCarriedOut: 'place',
    discPromoted: 'take',
    whiteDiscReplaced: 'take',
    cardDrawn: 'card',
    extraCardDrawn: 'card',
    startCardTaken: 'card',
    endCardKept: 'card',
    tileScored: 'score',
    endCardScored: 'score',
    gameEnded: 'end',
  },
  log: async () => (await import('./model/log.ts')).calimalaLog,
  help: async () => (await import('./help/help.ts')).calimalaHelp,
  coach: async () => (await import('./coach/coach.ts')).calimalaCoach,
};

function moment(event: Event): Moment | undefined {
  if (isScoring(event)) return 'scoring';
  return event.type === 'turnBegan' ? { round: event.round } : undefined;
}

function status({ phase, deck }: View): Message[] {
  const count = typeof deck === 'number' ? deck : deck.length;
  return [
    { key: 'calimala.status.deck', params: { count } },
    { key: `calimala.status.${phase}`, params: {} },
  ];
}
