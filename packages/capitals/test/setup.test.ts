// Chapter 3: set-up by number of players; chapter 5 for two.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDING_TYPES, ERAS, eraOf } from '../src/data.ts';
import { setup, tilesOf } from '../src/setup.ts';
import { at, playerOf } from '../src/table.ts';
import { PROSPERITY_IDS, specOf } from '../src/tiles/index.ts';

const table = (players: number, options = {}, seed = 'setup') =>
  setup(players, options, seededRandom(seed));

describe('set-up', () => {
  it('T1 K-3.3 with four players six era I tiles lie in the $0 row', () => {
    const { rows } = table(4);
    expect(rows.map(row => row.length)).toEqual([6, 0, 0]);
    for (const tile of rows.flat()) expect(specOf(tile).era).toBe(1);
  });

  it.each([2, 3, 4, 5])(
    'K-3.3 with %i players two more tiles than players lie face up',
    players => {
      expect(table(players).rows.map(row => row.length)).toEqual([players + 2, 0, 0]);
    },
  );

  it('T2 K-3.5 K-3.6 four players take and pay for columns 2 to 5', () => {
    const state = table(4);
    const inOrder = state.order.map(seat => ({
      column: at(state.columns, seat),
      economy: playerOf(state, seat).tracks.economy,
    }));
    expect(inOrder).toEqual([
      { column: 2, economy: 9 },
      { column: 3, economy: 10 },
      { column: 4, economy: 11 },
      { column: 5, economy: 11 },
    ]);
  });

  it('T3 five players take columns 2 to 6; the last pays nothing', () => {
    const state = table(5);
    expect(state.order.map(seat => at(state.columns, seat))).toEqual([2, 3, 4, 5, 6]);
    expect(playerOf(state, at(state.order, 4)).tracks.economy).toBe(12);
  });

  it('K-3.5 every order is possible', () => {
    const orders = Array.from({ length: 60 }, (_, index) => table(3, {}, `${index}`).order.join());
    expect(new Set(orders).size).toBe(6);
  });

  it('K-3.4 K-3.8 K-3.9 K-3.10 a city at the start', () => {
    const { tracks, ...city } = playerOf(table(3), 1);
    const { economy: _, ...others } = tracks;
    expect(others).toEqual({
      culture: 1,
      publicServices: 0,
      progress: 0,
      population: 5,
      employment: 3,
    });
    expect(city).toMatchObject({
      level: 1,
      energy: 4,
      city: [
        { tile: 'hotel', x: 0, y: 0, cubes: 0 },
        { tile: 'city-hall', x: 1, y: 0, cubes: 0 },
      ],
      tokens: [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
      prestigeTokens: 0,
      hand: [],
    });
  });

  it('K-3.7 A49 in round 1 building comes first, nobody has the highest-culture token, tourists are at home', () => {
    expect(table(3)).toMatchObject({
      round: 1,
      phase: 'building',
      turn: 0,
      highest: 'nobody',
      neutral: 'none',
      tourists: [0, 1, 2].map(city => ({ city, on: 'beside' })),
      picked: [0, 0, 0],
      removed: [],
      work: { step: 'idle' },
      activations: 0,
      helped: [],
    });
  });

  it('K-3.1 without the option nobody has prosperity tiles', () => {
    for (const { hand } of table(4).players) expect(hand).toEqual([]);
  });

  it.each([
    [2, [16, 16, 16]],
    [3, [21, 21, 21]],
    [4, [24, 24, 23]],
    [5, [27, 27, 24]],
  ])('K-3.2 K-2.3 with %i players the decks have %j tiles', (players, sizes) => {
    const { decks, rows } = table(players);
    expect(decks.map((deck, era) => deck.length + (era === 0 ? rows.flat().length : 0))).toEqual(
      sizes,
    );
    decks.forEach((deck, index) => {
      for (const tile of deck) expect(specOf(tile).era).toBe(index + 1);
    });
  });

  it('A10 with four players tiles marked 5 stay in the box unless the table says otherwise', () => {
    const marks = (markedTiles: 'fromCount' | 'fourUsesAll', players = 4) =>
      ERAS.flatMap(era => tilesOf(era, players, { ...table(4).options, markedTiles })).filter(
        tile => specOf(tile).minPlayers === 5,
      ).length;
    expect([marks('fromCount'), marks('fourUsesAll'), marks('fourUsesAll', 3)]).toEqual([0, 7, 0]);
  });

  it('A10 K-3.2 a table of four may play with every tile', () => {
    const { decks, rows } = table(4, { markedTiles: 'fourUsesAll' });
    const sizes = decks.map((deck, era) => deck.length + (era === 0 ? rows.flat().length : 0));
    expect(sizes).toEqual([27, 27, 24]);
  });

  it('K-5.1 K-5.2 A11 two players have a neutral marker and tourist, and one tile less of each type', () => {
    const state = table(2);
    expect(state).toMatchObject({ neutral: 1, tourists: [{}, {}, { city: 'board' }] });
    state.decks.forEach((deck, index) => {
      const tiles = index === 0 ? [...deck, ...state.rows.flat()] : deck;
      const all = tilesOf(eraOf(index * 4 + 1), 2, state.options);
      for (const type of BUILDING_TYPES) {
        const count = (of: readonly string[]) =>
          of.filter(tile => specOf(tile as 'hotel').type === type).length;
        expect(count(tiles)).toBe(count(all) - 1);
      }
    });
  });

  it('T68 K-6.1 five players get five tiles each, four get six and one is left', () => {
    const hands = (players: number) =>
      table(players, { prosperity: true }).players.map(p => p.hand);
    expect(hands(5).map(hand => hand.length)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(hands(5).flat()).size).toBe(PROSPERITY_IDS.length);
    expect(hands(4).map(hand => hand.length)).toEqual([6, 6, 6, 6]);
    expect(new Set(hands(4).flat()).size).toBe(24);
  });

  it('refuses other numbers of players', () => {
    for (const players of [1, 6, 2.5]) {
      expect(() => table(players)).toThrow('The Capitals is for 2 to 5 players.');
    }
  });
});
