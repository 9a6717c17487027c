// What one seat, or a spectator, may know: K-4.1.3, K-6.1, A35.
import { clone, journalFor, type Viewer } from '@loggia/kernel';
import type { Event, Player, PlayerView, State, View } from './types.ts';

/** An independent view. */
export function view(state: State, viewer: Viewer): View {
  return clone(look(state, viewer));
}

/**
 * A view that shares everything public with the state: cheap, but only valid until the state
 * changes.
 */
export function look(state: State, viewer: Viewer): View {
  // Once the game is over nothing is hidden.
  if (state.phase === 'over') return state;
  return {
    ...state,
    decks: state.decks.map(deck => deck.length),
    journal: journalFor(state.journal, viewer),
    players: state.players.map((player, seat) => (seat === viewer ? player : hide(state, player))),
  };
}

function hide({ options }: State, player: Player): PlayerView {
  return {
    ...player,
    prestige: options.openScores ? player.prestige : 'hidden',
    hand: player.hand.length,
  };
}

/** Every event is public: the log shows gains of prestige, never totals (A35). */
export function viewEvent(event: Event): Event {
  return event;
}
