// What a World's Fair brought everybody, from the events of the move that ended its round.
import type { Event } from '@loggia/capitals';
import type { BySeat } from '@loggia/kernel';

const LINES = ['employment', 'unemployment', 'publicServices'] as const;

export interface FairRow {
  employment: number;
  unemployment: number;
  publicServices: number;
  /** Spaces on the progress track. */
  progress: number;
}

export type FairBegan = Extract<Event, { type: 'fairBegan' }>;
export const isFair = (event: Event): event is FairBegan => event.type === 'fairBegan';

/** One row per seat. */
export function fairRows(events: readonly Event[], players: number): BySeat<FairRow> {
  const rows = Array.from({ length: players }, () => ({
    employment: 0,
    unemployment: 0,
    publicServices: 0,
    progress: 0,
  }));
  for (const event of events) {
    if (!('seat' in event)) continue;
    const row = rows[event.seat];
    if (row === undefined) continue;
    if (event.type === 'prestigeGained') {
      const line = LINES.find(name => name === event.source);
      if (line !== undefined) row[line] += event.amount;
    } else if (event.type === 'trackMoved' && event.by === 'fair') row.progress += event.amount;
  }
  return rows;
}

export const prestigeOf = (row: Pick<FairRow, (typeof LINES)[number]>) =>
  row.employment + row.unemployment + row.publicServices;
