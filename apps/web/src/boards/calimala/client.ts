// Calimala as the shell of a table sees it.
import { Calimala, calimala, type Event, type Move, type State, type View } from '@loggia/calimala';
import type { GameClient, TableStatus } from '../../game/game-client.ts';
import { Board } from './board.tsx';
import { prompt } from './model/prompt.ts';
import { isScoring } from './model/running-points.ts';
import { EndScreenDetails } from './overlay/end-screen-details.tsx';
import { ScoringOverlay } from './overlay/scoring-overlay.tsx';

export const calimalaClient: GameClient<View, State, Move, Event> = {
  module: calimala,
  game: Calimala,
  firstGame: { layout: 'first' },
  Board,
  prompt,
  status,
  interrupts: isScoring,
  ScoringOverlay,
  EndScreenDetails,
  gained: event =>
    isScoring(event) ? event.rows.map(({ seat, points }) => ({ seat, points })) : [],
  help: async () => (await import('./help/help.ts')).calimalaHelp,
  coach: async () => (await import('./coach/coach.ts')).calimalaCoach,
};

function status(view: View): TableStatus {
  return {
    ...calimala.summary(view),
    points: view.players.map(({ points }) => points),
    deck: typeof view.deck === 'number' ? view.deck : view.deck.length,
  };
}
