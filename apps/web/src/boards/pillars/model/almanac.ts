// What is known about every card of the game: where it is, who has it, what may still come.
import type { Seat } from '@loggia/kernel';
import {
  type Advantage,
  CRAFTSMEN,
  type Craftsman,
  type Happening,
  ownerOf,
  type View,
} from '@loggia/pillars';

export type Whereabouts =
  | { at: 'coming' | 'offer' | 'shiring' | 'board' | 'gone' | 'unseen' | 'seen' }
  | { at: 'owned'; seats: Seat[] };

export function craftsmanAt(view: View, craftsman: Craftsman): Whereabouts {
  const seats = view.players.flatMap(({ craftsmen }, seat) =>
    craftsmen.includes(craftsman) ? [seat] : [],
  );
  if (seats.length > 0) return { at: 'owned', seats };
  if (view.offer.craftsmen.includes(craftsman)) return { at: 'offer' };
  if (view.shiring.some(({ card }) => card === craftsman)) return { at: 'shiring' };
  return { at: CRAFTSMEN[craftsman].round > view.round ? 'coming' : 'gone' };
}

export function advantageAt(view: View, advantage: Advantage): Whereabouts {
  const owner = ownerOf(view, advantage);
  if (owner !== undefined) return { at: 'owned', seats: [owner] };
  if (view.kingsbridge.some(({ card }) => card === advantage)) return { at: 'board' };
  return { at: view.shown.includes(advantage) ? 'gone' : 'unseen' };
}

export function happeningAt(view: View, happening: Happening): Whereabouts {
  return { at: view.happened.includes(happening) ? 'seen' : 'unseen' };
}
