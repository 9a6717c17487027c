// The points before and after a scoring that happened among several in one move.
import type { Event, ScoreRow, View } from '@loggia/calimala';
import type { BySeat } from '@loggia/kernel';
import type { Running } from '../../../kit/score/score-track.tsx';

export type ScoringEvent = Extract<Event, { type: 'tileScored' | 'endCardScored' }>;

export function isScoring(event: Event): event is ScoringEvent {
  return event.type === 'tileScored' || event.type === 'endCardScored';
}

/**
 * Counts back from the current points; `undefined` if the scoring is not one of the last move's.
 */
export function runningPoints(
  view: View & { events: readonly Event[] },
  event: ScoringEvent,
): Running | undefined {
  const scorings = view.events.filter(isScoring);
  const index = scorings.findIndex(other => sameScoring(other, event));
  if (index < 0) return undefined;
  const after = view.players.map(player => player.points);
  for (const later of scorings.slice(index + 1)) take(after, later.rows);
  const before = [...after];
  take(before, event.rows);
  return { before, after };
}

function sameScoring(one: ScoringEvent, other: ScoringEvent): boolean {
  if (one.type === 'tileScored') return other.type === 'tileScored' && one.tile === other.tile;
  return other.type === 'endCardScored' && one.card === other.card;
}

function take(points: BySeat<number>, rows: readonly ScoreRow[]): void {
  for (const row of rows) points[row.seat] = (points[row.seat] ?? 0) - row.points;
}
