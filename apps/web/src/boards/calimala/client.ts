// Calimala as the shell of a table sees it.
import {
  BY_PLAYERS,
  Calimala,
  calimala,
  type Event,
  type Move,
  type State,
  type View,
} from '@loggia/calimala';
import type { GameClient, TableStatus } from '../../table/game-client.ts';
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
    round: view.round,
    ...roundsOf(view.players.length),
    deck: typeof view.deck === 'number' ? view.deck : view.deck.length,
    points: view.players.map(player => player.points),
  };
}

/** C-3.4: every disc is one turn. */
function roundsOf(players: number): { rounds?: number } {
  if (players !== 3 && players !== 4 && players !== 5) return {};
  const { coloured, white } = BY_PLAYERS[players];
  return { rounds: coloured + white };
}
