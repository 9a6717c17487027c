// The rest of the board's model: what cubes feed, how pieces travel, the city's grid, points.
import { CAPACITY, type Event, PLACES, preview, STREETS, type Street } from '@loggia/calimala';
import { describe, expect, test } from 'vitest';
import { feeds } from '../../../src/boards/calimala/model/feeds.ts';
import { flightsOf } from '../../../src/boards/calimala/model/flights.ts';
import { isScoring, runningPoints } from '../../../src/boards/calimala/model/running-points.ts';
import { cellSpot, streetSpot } from '../../../src/boards/calimala/model/street-grid.ts';
import { touchedBy } from '../../../src/boards/calimala/model/touched.ts';
import { type Arrow, towards } from '../../../src/kit/focus/grid.ts';
import { moments } from './games.ts';

test('every cube counts twice', () => {
  for (const place of PLACES) expect(feeds(place), place).toHaveLength(2);
  expect(feeds('lisbon')).toEqual(['lisbon', 'ports']);
  expect(feeds('santaCroce.artwork')).toEqual(['santaCroce', 'artworks']);
  expect(feeds('palazzoVecchio')).toEqual(['artworks', 'palazzoVecchio']);
});

describe('the city as a grid', () => {
  test('has a separate spot for every street and action', () => {
    const spots = [
      ...STREETS.map(streetSpot),
      ...Array.from({ length: 9 }, (_, cell) => cellSpot(cell)),
    ];
    const keys = new Set(spots.map(({ row, column }) => `${row}.${column}`));
    expect(keys.size).toBe(21);
  });

  test('lets the arrow keys reach every street from every other', () => {
    const walk = (street: Street, arrow: Arrow) => towards(STREETS, streetSpot, street, arrow);
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    for (const start of STREETS) {
      const reached = new Set([start]);
      for (const street of reached) for (const arrow of arrows) reached.add(walk(street, arrow));
      expect(reached.size).toBe(STREETS.length);
    }
    expect(walk(1, 'ArrowRight')).toBe(2);
    expect(walk(4, 'ArrowDown')).toBe(9);
    expect(walk(1, 'ArrowUp')).toBe(1);
  });
});

describe('flights of pieces', () => {
  /** Anchors as the board draws them. */
  const KNOWN =
    /^(street|council|points|supply|white|hand|wood|brick|marble|workshops|harbour)\.\d+$|^house\.\w+$|^action\.\w+$|^deck$|^discard$/;

  test('lead between spots of the board', () => {
    const kinds = new Set<string>();
    for (const { events } of moments()) {
      for (const { from, to, piece } of events.flatMap(flightsOf)) {
        kinds.add(piece.kind);
        for (const anchor of [from, to]) {
          expect(anchor in CAPACITY || KNOWN.test(anchor), anchor).toBe(true);
        }
      }
    }
    expect([...kinds].sort()).toEqual([
      'card',
      'cube',
      'disc',
      'house',
      'points',
      'ship',
      'workshop',
    ]);
  });

  test('include every cube that came to the board', () => {
    for (const { events } of moments(1)) {
      for (const event of events) {
        if (event.type !== 'actionCarriedOut') continue;
        const cubes = flightsOf(event).filter(({ to }) => to in CAPACITY);
        expect(cubes.map(({ to }) => to)).toEqual(event.cubes);
      }
    }
  });

  test('mark both ends for a log line', () => {
    const placed: Event = {
      type: 'discPlaced',
      seat: 2,
      street: 7,
      disc: 'white',
      actions: ['wood', 'ship'],
    };
    expect(touchedBy([placed])).toEqual(['white.2', 'street.7']);
  });
});

test('a preview matches what happens, as long as nothing else changes', () => {
  let promotions = 0;
  const games = [...moments()];
  games.forEach(({ state, seat, move, events }, index) => {
    if (move.type !== 'placeDisc') return;
    const said = preview(state, seat, move.street, move.disc);
    const turn = [...events];
    for (const later of games.slice(index + 1)) {
      if (later.move.type === 'placeDisc') break;
      turn.push(...later.events);
    }
    const acted = turn.filter(event => event.type === 'discActivated');
    expect(acted.map(event => event.seat)).toEqual(said.acting.map(actor => actor.seat));
    const scored = turn.find(event => event.type === 'tileScored' && event.cause === 'promotion');
    expect(scored?.type === 'tileScored' ? scored.tile : undefined).toBe(said.fourth?.tile);
    if (said.fourth?.tile !== undefined) promotions += 1;
  });
  expect(promotions).toBeGreaterThan(20);
});

test('markers move from the previous points to the new ones', () => {
  let last: number[] = [];
  for (const { state, events } of moments()) {
    const scorings = events.filter(isScoring);
    if (scorings.length === 0) continue;
    const after = structuredClone(state);
    for (const { rows } of scorings)
      for (const { seat, points } of rows) {
        const player = after.players[seat];
        if (player !== undefined) player.points += points;
      }
    last = state.players.map(player => player.points);
    for (const scoring of scorings) {
      const running = runningPoints({ ...after, events }, scoring);
      expect(running?.before).toEqual(last);
      last = running?.after ?? [];
    }
    expect(last).toEqual(after.players.map(player => player.points));
  }
  expect(Math.max(...last)).toBeGreaterThan(0);
});
