// What the turn has changed so far, and what the move under the pointer would change in addition.
import {
  type Event,
  forecastActivations,
  helpersFor,
  type Move,
  type Preview,
  preview,
  type Resource,
  type Stand,
  TRACKS,
  type View,
} from '@loggia/capitals';
import { clone, type Seat, takeBack } from '@loggia/kernel';

export interface Change {
  of: Resource | 'level';
  before: number;
  after: number;
  /** How much more or less; laps count on the progress loop. */
  by: number;
}

/** From the beginning of the turn to after `next`; pending effects in their default order. */
export function outcome(view: View, seat: Seat, next: readonly Move[]): Preview {
  const { journal } = view;
  const moves = journal.seat === seat ? journal.steps.map(({ move }) => move) : [];
  const start = clone(view);
  if (moves.length > 0) takeBack(start, start.journal, moves.length);
  return preview(start, seat, [...moves, ...next]);
}

/** A move with its default consequences: the plant pays. */
export function following(view: View, seat: Seat, move: Move | undefined): Move[] {
  const { work } = view;
  if (move?.type === 'activate') {
    const price = forecastActivations(view, seat).find(
      ({ building }) => building === move.building,
    )?.now;
    const pays =
      helpersFor(view, seat, move.building).length > 0 &&
      (price ?? 0) <= (view.players[seat]?.energy ?? 0);
    return pays ? [move, { type: 'pay' }] : [move];
  }
  if (work.step !== 'paying') return move === undefined ? [] : [move];
  const offered = move?.type === 'useTourist' ? [move] : [];
  const price = forecastActivations(view, seat).find(
    ({ building }) => building === work.building,
  )?.now;
  const rest = (price ?? 0) - work.tourists.length - offered.length;
  return rest <= (view.players[seat]?.energy ?? 0) ? [...offered, { type: 'pay' }] : offered;
}

const SHOWN = [...TRACKS, 'energy', 'level', 'prestige'] as const;

/** Everything that differs, in the order of the board. */
export function changesOf({ before, after, events }: Preview): Change[] {
  return SHOWN.map(of => {
    const [from, to] = [standOf(before, of), standOf(after, of)];
    return { of, before: from, after: to, by: of === 'progress' ? gone(events) : to - from };
  }).filter(change => change.before !== change.after || change.by !== 0);
}

/** The distance on the loop, including laps. */
function gone(events: readonly Event[]): number {
  let spaces = 0;
  for (const event of events) {
    if (event.type !== 'trackMoved' || event.track !== 'progress') continue;
    spaces += event.amount > 0 ? event.amount : event.to - event.from;
  }
  return spaces;
}

function standOf(stand: Stand, of: Change['of']): number {
  if (of === 'level' || of === 'energy' || of === 'prestige') return stand[of];
  return stand.tracks[of];
}
