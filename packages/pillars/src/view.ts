// What one seat, or a spectator, may know (P-6).
import { clone, journalFor, type Viewer } from '@loggia/kernel';
import { ownerOf } from './table.ts';
import type { Event, State, View } from './types.ts';

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
  if (state.part === 'over') return state;
  const { decks, removed } = state;
  return {
    ...state,
    journals: state.journals.map(journal => journalFor(journal, viewer)),
    foreseen: foresees(state, viewer) ? decks.happenings[0] : undefined,
    decks: {
      craftsmen: decks.craftsmen.length,
      advantages: decks.advantages.length,
      happenings: decks.happenings.length,
    },
    removed: {
      advantages: removed.advantages.length,
      happenings: removed.happenings.length,
    },
  };
}

/** P-4.8: from the start of a round until its event is revealed. The card comes after that (P-3.4). */
function foresees(state: State, viewer: Viewer): boolean {
  return ownerOf(state, 'foresight') === viewer && state.happened.length < state.round;
}

/** An event without what only its own player saw. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'eventForeseen' || event.seat === viewer) return event;
  return { type: event.type, seat: event.seat };
}
