// What the golden games show. The trial proves that they replay.
import { goldenRecords } from '@loggia/trial';
import { describe, expect, it } from 'vitest';
import { calimala, type Event } from '../src/index.ts';

const records = [...goldenRecords(new URL('../golden/', import.meta.url).pathname).values()];

describe('golden games', () => {
  it('number at least thirty', () => {
    expect(records.length).toBeGreaterThanOrEqual(30);
  });

  it('show every kind of event, tie-break and sharing that whole games reach', () => {
    const events = records.flatMap(({ moves }) =>
      moves.flatMap(played => played.events as Event[]),
    );
    const keys = new Set(events.map(event => calimala.describe(event).key));
    const expected = [
      'log.noCardDrawn.deckEmpty',
      'log.noCardDrawn.oneCardPerTurn',
      'log.whiteDiscReplaced.supply',
      'log.whiteDiscReplaced.stack',
      'log.whiteDiscReplaced.box',
      'log.discRemoved',
      'log.discRemoved.white',
      'log.finalScoringBegan.discsUsedUp',
      'log.finalScoringBegan.fifteenthScoring',
      'log.movesTakenBack',
    ];
    expect([...keys]).toEqual(expect.arrayContaining(expected));
    const rows = events.flatMap(event => ('rows' in event ? event.rows : []));
    const ties = new Set(rows.map(row => row.tieBreak));
    expect(ties).toEqual(
      new Set([undefined, 'influence', 'seats', 'earlierSeat', 'earlierArtwork']),
    );
    expect(rows.map(row => row.sharedBy)).toEqual(expect.arrayContaining([2, 3]));
  });
});
