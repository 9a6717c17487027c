// What a beginner should hear at each moment of Calimala.
import {
  type Action,
  artworkPlace,
  DISCS_THAT_ACT,
  type Event,
  FULL_STACK,
  type Move,
  type Place,
  type Tile,
  tilesFedBy,
  type View,
} from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import type { GameCoach, Lesson } from '../../../game/game-coach.ts';

export const calimalaCoach: GameCoach<View, Move, Event> = { moment, news };

function moment(view: View, seat: Seat, legal: readonly Move[]): readonly [Lesson, ...Lesson[]] {
  if (view.phase === 'over') return [{ topic: 'over' }];
  const can = (type: Move['type']) => legal.some(move => move.type === type);
  if (can('keepEndCard')) return [{ topic: 'endCard' }];
  if (can('takeStartCard')) return [{ topic: 'startCard' }];
  if (can('replaceDisc')) return [{ topic: 'replace' }];
  if (can('placeDisc')) return placing(view, seat);
  if (legal.length === 0) return [{ topic: waiting(view, seat) }];
  if (can('done')) return [{ topic: 'done' }, ...cards(legal)];
  return acting(view, seat, legal);
}

/** A turn in which other players' discs act is still the reader's. */
function waiting({ phase, active }: View, seat: Seat): string {
  if (phase !== 'city') return 'choosing';
  return active === seat ? 'othersAct' : 'waiting';
}

// Placing a disc

function placing(view: View, seat: Seat): readonly [Lesson, ...Lesson[]] {
  const tile = view.tiles[view.council.length];
  if (tile === undefined) return [{ topic: 'placeLast' }];
  const details = [
    ...(hasFullStreet(view) ? [{ topic: 'fullStreet', params: { tile } }] : []),
    ...(hasOwnDiscBelow(view, seat) ? [{ topic: 'ownDiscBelow' }] : []),
    ...((view.players[seat]?.white ?? 0) > 0 ? [{ topic: 'whiteDisc' }] : []),
  ];
  return [{ topic: 'place', params: { tile } }, ...details];
}

/** C-7.1: with one more disc, the lowest leaves. */
function hasFullStreet({ stacks }: View): boolean {
  return stacks.some(stack => stack.length === FULL_STACK - 1);
}

/** C-4.6: a disc of the reader's that would act again under a new one. */
function hasOwnDiscBelow({ stacks }: View, seat: Seat): boolean {
  return stacks.some(stack => stack.slice(1 - DISCS_THAT_ACT).includes(seat));
}

// Acting

function acting(view: View, seat: Seat, legal: readonly Move[]): readonly [Lesson, ...Lesson[]] {
  const own = view.activation?.depth === 1 ? 'act' : 'again';
  const kind = view.active === seat ? own : 'react';
  const impossible = legal.find(move => move.type === 'drawForSlot');
  const usable = new Set(legal.flatMap(move => (move.type === 'useSlot' ? [move.action] : [])));
  return [
    { topic: kind },
    ...(impossible === undefined
      ? []
      : [{ topic: 'impossible', params: { action: impossible.action } }]),
    ...[...usable].map(action => deed(view, legal, action)),
    ...cards(legal),
  ];
}

function cards(legal: readonly Move[]): Lesson[] {
  return legal.some(move => move.type === 'playCard') ? [{ topic: 'card' }] : [];
}

function deed(view: View, legal: readonly Move[], action: Action): Lesson {
  switch (action) {
    case 'wood':
    case 'brick':
    case 'marble':
      return { topic: 'material' };
    case 'build':
    case 'weave':
      return { topic: action };
    default: {
      const fed = new Set(legal.flatMap(move => placesOf(move, action)).flatMap(tilesFedBy));
      const [next, later] = comingTiles(view);
      const tiles = next.filter(tile => fed.has(tile)).join();
      const when = tiles !== '' ? 'soon' : later.some(tile => fed.has(tile)) ? 'later' : 'never';
      return { topic: action, params: { tiles, when } };
    }
  }
}

/** The tiles whose standings are always in view. */
const TILES_IN_VIEW = 4;

/** The next tiles, and those after them. */
function comingTiles({ tiles, council }: View): [next: Tile[], later: Tile[]] {
  const coming = tiles.slice(council.length);
  return [coming.slice(0, TILES_IN_VIEW), coming.slice(TILES_IN_VIEW)];
}

function placesOf(move: Move, action: Action): readonly Place[] {
  if (move.type !== 'useSlot' || move.action !== action) return [];
  switch (move.action) {
    case 'ship':
    case 'transport':
      return move.to;
    case 'contribute':
      return [`${move.church}.${move.material}` as const];
    case 'artwork':
      return [artworkPlace(move.building)];
    default:
      return [];
  }
}

// What happened

function news(event: Event, seat: Seat): Lesson | undefined {
  switch (event.type) {
    case 'tileScored': {
      if (event.cause === 'endOfGame') return undefined;
      const points = event.rows.find(row => row.seat === seat)?.points ?? 0;
      return { topic: 'scored', params: { tile: event.tile, points } };
    }
    case 'discPromoted':
    case 'whiteDiscReplaced':
      return event.seat === seat ? { topic: 'seat' } : undefined;
    case 'cardDrawn':
      return event.seat === seat && event.card !== undefined
        ? { topic: 'cardDrawn', params: { card: event.card } }
        : undefined;
    case 'lastRoundBegan':
      return { topic: 'lastRound' };
    default:
      return undefined;
  }
}
