// Edges that whole games hardly ever reach: nobody to take a seat, and how the turn continues.
import { describe, expect, it } from 'vitest';
import { type Colour, position, type Start } from './position.ts';

/** A white disc will be the fourth, and Blue has no coloured disc anywhere. */
function nobodyToSit(start: Start = {}, ...seats: Colour[]) {
  return position(start)
    .stack('wood-marble', 'red', 'green', 'white')
    .council(...seats)
    .blue({ coloured: 0, white: 2 });
}

const FIFTEEN = Array.from({ length: 15 }, (_, index): Colour => (index % 2 ? 'red' : 'green'));

describe('a white fourth disc without a replacement', () => {
  it('A8 the tile is scored, nobody is asked, and the turn passes', () => {
    const table = nobodyToSit().place('blue', 'wood-marble', 'white').settle();
    expect(table.happened('tileScored')).toHaveLength(1);
    expect(table.events.at(-1)).toEqual({ type: 'turnBegan', seat: 1, round: 1 });
    expect(table.acting()).toBe('red');
    expect(table.legal('red', 'placeDisc').length).toBeGreaterThan(0);
  });

  it('A8 C-12.3 after the fifteenth space it only leaves, and the turn passes', () => {
    const late = { options: { seatsAfterFifteenth: true } };
    const table = nobodyToSit(late, ...FIFTEEN)
      .place('blue', 'wood-marble', 'white')
      .settle();
    expect(table.happened('discRemoved')).toEqual([
      { type: 'discRemoved', street: 12, disc: 'white' },
    ]);
    expect(table.state.council).toHaveLength(15);
    expect(table.happened('tileScored')).toEqual([]);
    expect(table.acting()).toBe('red');
    expect(table.state.street).toBe(0);
  });
});
