// What one seat, or a spectator, may know (C-2.7).
import { clone, type Viewer } from '@loggia/kernel';
import type { Event, Player, PlayerView, State, Step, View } from './types.ts';

/** Players who can't undo a move need not know how; the events said what it was. */
const NOT_THEIRS: Step[] = [];

/** An independent view. */
export function view(state: State, viewer: Viewer): View {
  return clone(look(state, viewer));
}

/**
 * A view that shares everything public with the state: cheap, but only valid until the state
 * changes. A caller that never changes a state may cache what `hide` returned for a player.
 */
export function look(state: State, viewer: Viewer, hidden = hide): View {
  // Once the game is over nothing is hidden.
  if (state.phase === 'over') return state;
  const { activation } = state;
  const isOthers = activation !== undefined && activation.seat !== viewer;
  return {
    ...state,
    activation: isOthers ? { ...activation, duty: 'hidden' } : activation,
    journal: isOthers ? NOT_THEIRS : state.journal,
    deck: state.deck.length,
    players: state.players.map((player, seat) => (seat === viewer ? player : hidden(player))),
  };
}

export function hide(player: Player): PlayerView {
  return {
    ...player,
    hand: player.hand.length,
    endCards: player.endCards.length,
    kept: player.kept === undefined ? undefined : 'hidden',
  };
}

/** The same event with the cards only its own player saw left out. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'endCardKept':
    case 'extraCardDrawn':
    case 'cardDrawn': {
      if (event.seat === viewer) return event;
      const { card: _, ...seen } = event;
      return seen;
    }
    default:
      return event;
  }
}
