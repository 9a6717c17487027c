// What a choice would change, before it is confirmed: every track before and after, and why.
import { clone, type Seat } from '@loggia/kernel';
import { placeTile, takeTile } from './building.ts';
import { activate, isIdle, payActivation, takeBonus, useTourist } from './executive.ts';
import { pickColumn } from './political.ts';
import { buildLake, buildProsperity } from './prosperity.ts';
import { isKnown, playerOf, totalOf } from './table.ts';
import type { ArrowEnd, Event, Move, Player, State, Tracks, View } from './types.ts';
import { chooseEffect, resolveRest } from './underway.ts';

/** A city in numbers. */
export interface Stand {
  tracks: Tracks;
  level: number;
  energy: number;
  prestige: number;
}

export interface Preview {
  before: Stand;
  after: Stand;
  /** Extra taxations, upgrades and red arrows on the way. */
  taxations: number;
  upgrades: number;
  arrows: ArrowEnd[];
  /** Everything that would happen, in order. */
  events: Event[];
  /** Whether the order of effects is open: then the default order is shown. */
  ordered: boolean;
}

/** Moves that only concern their player: what they do, without what follows at the table. */
const PREVIEWED: {
  [Type in Move['type']]?: (
    state: State,
    seat: Seat,
    move: Extract<Move, { type: Type }>,
    emit: (event: Event) => void,
  ) => void;
} = {
  pickColumn: (state, seat, { column }, emit) => pickColumn(state, seat, column, emit),
  takeTile: (state, seat, { tile }, emit) => takeTile(state, seat, tile, emit),
  placeTile: (state, seat, { x, y }, emit) => placeTile(state, seat, { x, y }, emit),
  resolve: (state, seat, { effect, building }, emit) =>
    chooseEffect(state, seat, effect, building, emit),
  resolveRest: (state, seat, _move, emit) => resolveRest(state, seat, emit),
  activate: (state, seat, { building }, emit) => activate(state, seat, building, emit),
  useTourist: (state, seat, { tourist }, emit) => useTourist(state, seat, tourist, emit),
  pay: (state, seat, _move, emit) => payActivation(state, seat, emit),
  takeBonus: (state, seat, { bonus }, emit) => takeBonus(state, seat, bonus, emit),
  buildProsperity: (state, seat, { tile, x, y }, emit) =>
    buildProsperity(state, seat, tile, { x, y }, emit),
  buildLake: (state, seat, { tile, x, y }, emit) => buildLake(state, seat, tile, { x, y }, emit),
};

/**
 * Plays legal moves of a seat on a copy, one after another, with effects in the default order
 * unless one is chosen, and compares. Needs only what the seat may know.
 */
export function preview(known: View, seat: Seat, moves: readonly Move[]): Preview {
  const state = trialOf(known, seat);
  const player = playerOf(state, seat);
  const before = standOf(player);
  const events: Event[] = [];
  const emit = (event: Event) => {
    events.push(event);
  };
  for (const move of moves) tryOut(state, seat, move, emit);
  const ordered = state.work.step === 'ordering';
  resolveRest(state, seat, emit);
  return {
    before,
    after: standOf(player),
    taxations: events.reduce((sum, event) => sum + (event.type === 'taxed' ? event.times : 0), 0),
    upgrades: events.filter(event => event.type === 'plantUpgraded').length,
    arrows: events.flatMap(event => (event.type === 'arrowPaid' ? [event.end] : [])),
    events,
    ordered,
  };
}

function tryOut(state: State, seat: Seat, move: Move, emit: (event: Event) => void): void {
  const play = PREVIEWED[move.type] as
    | ((state: State, seat: Seat, move: Move, emit: (event: Event) => void) => void)
    | undefined;
  play?.(state, seat, move, emit);
}

/** A45: whether nothing can be activated after a move, so that the turn may end with it. */
export function leavesIdle(known: View, seat: Seat, move: Move): boolean {
  const state = trialOf(known, seat);
  tryOut(state, seat, move, () => {});
  return isIdle(state, seat);
}

/** A copy of what the moves may touch; what they never read stays hidden. */
function trialOf(known: View, seat: Seat): State {
  const player = playerOf(known, seat);
  if (!isKnown(player)) throw new RangeError(`seat ${seat} is not the viewer's own`);
  const { prestige, hand } = player;
  // Other cities matter only for requirements, which a legal move has met.
  const players = known.players.map(other => ({ ...other, prestige, hand }));
  const { rows, plants, tourists, work, helped, picked } = known;
  return {
    ...known,
    ...clone({ rows, plants, tourists, work, helped, picked }),
    decks: [],
    players,
  };
}

function standOf({ tracks, level, energy, prestige }: Player): Stand {
  return { tracks: { ...tracks }, level, energy, prestige: totalOf(prestige) };
}
