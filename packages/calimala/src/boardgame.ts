// The boardgame.io game: what is specific to Calimala; the rest follows from the rules.
import type { Viewer } from '@loggia/kernel';
import { boardgameOf, type GOf } from '@loggia/kernel/boardgame';
import { drafter } from './draft.ts';
import { calimala } from './game.ts';
import { RULES } from './rules.ts';
import type { Event, Player, PlayerView, State } from './types.ts';
import { hide, look, viewEvent } from './view.ts';

export type G = GOf<State, Event>;

export const Calimala = boardgameOf(calimala, RULES, {
  turnOf(state) {
    if (state.phase === 'endCards') return state.first;
    return state.phase === 'startDraft' ? drafter(state) : state.active;
  },
  // C-7.1: a fourth disc leaves its street, and the table turns to the council for the scoring.
  passes({ type }) {
    const leaves =
      type === 'discPromoted' || type === 'whiteDiscReplaced' || type === 'discRemoved';
    return leaves ? 'council' : undefined;
  },
  // Matches stored before the council was a phase await the replacing disc in the city.
  alsoIn: { replacement: ['city'] },
  look: (state, viewer) => look(state, viewer, hideOnce),
  eventsFor,
});

/** boardgame.io never changes a state it has shown: what viewers share is computed once. */
const HIDDEN = new WeakMap<Player, PlayerView>();

function hideOnce(player: Player): PlayerView {
  const known = HIDDEN.get(player);
  if (known !== undefined) return known;
  const hidden = hide(player);
  HIDDEN.set(player, hidden);
  return hidden;
}

function eventsFor({ phase, events }: G, viewer: Viewer): Event[] {
  if (phase === 'over') return events;
  const seen = events.map(event => viewEvent(event, viewer));
  return seen.some((event, index) => event !== events[index]) ? seen : events;
}
