// C-7.6 to C-7.10: counting, places, the tie-break chain step by step, and sharing.
import { describe, expect, it } from 'vitest';
import { type EndCard, type Place, TILES, type Tile } from '../src/data.ts';
import {
  councilOrder,
  countsOf,
  influenceOf,
  scoreEndCardNow,
  scoreTileNow,
} from '../src/scoring.ts';
import { COLOURS, type Colour, type Position, pointsOf, position } from './position.ts';

const onTile = (table: Position, tile: Tile = 'lisbon') =>
  pointsOf(scoreTileNow(table.state, tile));
const onCard = (table: Position, card: EndCard = 'lisbon') =>
  pointsOf(scoreEndCardNow(table.state, card));

/** The first of the colours have one cloth each in Lisbon. */
function tied(players: 3 | 4 | 5, count: number = players): Position {
  const table = position({ players });
  for (const colour of COLOURS.slice(0, count)) table.cubes('lisbon', { [colour]: 1 });
  return table;
}

/** The steps that decided, best place first. */
const steps = (table: Position, tile: Tile = 'lisbon') =>
  scoreTileNow(table.state, tile).map(row => [COLOURS[row.seat], row.tieBreak]);

describe('counting', () => {
  const counted: [Tile, Place[]][] = [
    ['barcelona', ['barcelona']],
    ['lisbon', ['lisbon']],
    ['london', ['london']],
    ['troyes', ['troyes']],
    ['bruges', ['bruges']],
    ['hamburg', ['hamburg']],
    [
      'santaMariaDelFiore',
      [
        'santaMariaDelFiore.wood',
        'santaMariaDelFiore.brick',
        'santaMariaDelFiore.marble',
        'santaMariaDelFiore.artwork',
      ],
    ],
    [
      'sanMiniato',
      ['sanMiniato.wood', 'sanMiniato.brick', 'sanMiniato.marble', 'sanMiniato.artwork'],
    ],
    [
      'santaCroce',
      ['santaCroce.wood', 'santaCroce.brick', 'santaCroce.marble', 'santaCroce.artwork'],
    ],
    [
      'artworks',
      ['santaMariaDelFiore.artwork', 'sanMiniato.artwork', 'santaCroce.artwork', 'palazzoVecchio'],
    ],
    ['ports', ['barcelona', 'lisbon', 'london']],
    ['tradingCities', ['troyes', 'bruges', 'hamburg']],
    ['wood', ['santaMariaDelFiore.wood', 'sanMiniato.wood', 'santaCroce.wood']],
    ['brick', ['santaMariaDelFiore.brick', 'sanMiniato.brick', 'santaCroce.brick']],
    ['marble', ['santaMariaDelFiore.marble', 'sanMiniato.marble', 'santaCroce.marble']],
  ];
  const everywhere = [...new Set(counted.flatMap(([, places]) => places))];

  it.each(counted)('C-7.6 the tile %s counts exactly its own places', (tile, places) => {
    for (const place of everywhere) {
      const table = position({ players: 3 }).cubes(place, { red: 2 });
      expect(countsOf(table.state, tile)).toEqual(places.includes(place) ? [0, 2, 0] : [0, 0, 0]);
    }
  });

  it('C-7.6 counts add up over the places of a category, for each player', () => {
    const table = position({ players: 3 }).cubes('barcelona', { blue: 1, red: 2 });
    table.cubes('london', { blue: 3, yellow: 1 }).cubes('troyes', { red: 9 });
    expect(countsOf(table.state, 'ports')).toEqual([4, 2, 1]);
    expect(TILES.filter(tile => countsOf(table.state, tile).some(count => count > 0))).toEqual([
      'barcelona',
      'london',
      'troyes',
      'ports',
      'tradingCities',
    ]);
  });

  it('C-7.7 the most get 3, second 2, third 1, fourth and fifth nothing', () => {
    const table = position({ players: 5 });
    table.cubes('lisbon', { blue: 1, red: 5, yellow: 3, green: 4, purple: 2 });
    expect(onTile(table)).toEqual({ red: 3, green: 2, yellow: 1, purple: 0, blue: 0 });
    expect(scoreTileNow(table.state, 'lisbon')).toStrictEqual([
      { seat: 1, count: 5, place: 1, points: 3 },
      { seat: 3, count: 4, place: 2, points: 2 },
      { seat: 2, count: 3, place: 3, points: 1 },
      { seat: 4, count: 2, place: 4, points: 0 },
      { seat: 0, count: 1, place: 5, points: 0 },
    ]);
  });

  it('C-7.7 a player who has none gets no place and no points, whatever their influence', () => {
    const table = position().council('red', 'red').cubes('lisbon', { blue: 1 });
    expect(scoreTileNow(table.state, 'lisbon')).toStrictEqual([
      { seat: 0, count: 1, place: 1, points: 3 },
      { seat: 1, count: 0, points: 0 },
      { seat: 2, count: 0, points: 0 },
      { seat: 3, count: 0, points: 0 },
    ]);
  });
});

describe('the tie-break chain', () => {
  it('T17 C-7.8 four tied: Red, Yellow, Blue, Green', () => {
    const table = tied(4).council('red', 'yellow', 'blue', 'red', 'yellow', 'blue', 'red', 'green');
    table.cubes('palazzoVecchio', { red: 1 });
    expect(onTile(table)).toEqual({ red: 3, yellow: 2, blue: 1, green: 0 });
    expect(Object.keys(onTile(table))).toEqual(['red', 'yellow', 'blue', 'green']);
    expect(steps(table)).toEqual([
      ['red', 'influence'],
      ['yellow', 'earlierSeat'],
      ['blue', 'influence'],
      ['green', undefined],
    ]);
  });

  it('C-7.8 counts come first, whatever the influence', () => {
    const table = position().council('red', 'red', 'red').cubes('lisbon', { blue: 2, red: 1 });
    expect(onTile(table)).toEqual({ blue: 3, red: 2 });
    expect(steps(table)[0]).toEqual(['blue', undefined]);
  });

  it('C-7.8 step 1: seats plus artworks in Palazzo Vecchio', () => {
    const table = tied(3, 2).council('blue', 'blue').cubes('palazzoVecchio', { red: 3 });
    expect(onTile(table)).toEqual({ red: 3, blue: 2 });
    expect(steps(table)[0]).toEqual(['red', 'influence']);
  });

  it('C-7.8 step 2: with the same sum, more seats', () => {
    const table = tied(3, 2).council('red', 'blue', 'blue').cubes('palazzoVecchio', { red: 1 });
    expect(onTile(table)).toEqual({ blue: 3, red: 2 });
    expect(steps(table)[0]).toEqual(['blue', 'seats']);
  });

  it('C-7.8 D6 step 3: with the same seats, reaching that number earlier', () => {
    const table = tied(3, 2).council('blue', 'red', 'red', 'blue');
    expect(onTile(table)).toEqual({ red: 3, blue: 2 });
    expect(steps(table)[0]).toEqual(['red', 'earlierSeat']);
    expect(onTile(tied(3, 2).council('red', 'blue'))).toEqual({ red: 3, blue: 2 });
    expect(onTile(tied(3, 2).council('blue', 'red'))).toEqual({ blue: 3, red: 2 });
  });

  it('C-7.8 step 3 comes before artworks: with equal seats and artworks the earlier seat decides', () => {
    const table = tied(3, 2).council('red', 'blue').cubes('palazzoVecchio', { blue: 1, red: 1 });
    expect(steps(table)[0]).toEqual(['red', 'earlierSeat']);
  });

  it('C-7.8 D4 A9 step 4: without seats, the first artwork in Palazzo Vecchio', () => {
    const table = tied(3, 2).cubes('palazzoVecchio', { red: 2, blue: 2 });
    table.cubes('santaCroce.artwork', { blue: 4 });
    expect(onTile(table)).toEqual({ red: 3, blue: 2 });
    expect(steps(table)[0]).toEqual(['red', 'earlierArtwork']);
  });

  it('A9 the first artwork decides, not the one that reached the number', () => {
    const table = position().blue({ marble: 1 }).cubes('palazzoVecchio', { blue: 1, red: 2 });
    table.cubes('lisbon', { blue: 1, red: 1 });
    expect(steps(table)[0]).toEqual(['red', 'influence']);
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'palazzoVecchio' });
    expect(onTile(table)).toEqual({ blue: 3, red: 2 });
    expect(steps(table)[0]).toEqual(['blue', 'earlierArtwork']);
  });

  it('C-7.8 D4 artworks elsewhere break no tie', () => {
    const table = tied(3, 2).cubes('santaCroce.artwork', { blue: 4 });
    expect(onTile(table)).toEqual({ blue: 2, red: 2 });
  });

  it('C-7.8 the whole chain in one scoring, with five players', () => {
    const table = tied(5).council('purple', 'red', 'green', 'green');
    table.cubes('palazzoVecchio', { yellow: 1, blue: 1, purple: 1 });
    // Green 2 seats, Purple 1 + 1, Red 1 seat, Yellow and Blue one artwork each.
    expect(steps(table)).toEqual([
      ['green', 'seats'],
      ['purple', 'influence'],
      ['red', 'seats'],
      ['yellow', 'earlierArtwork'],
      ['blue', undefined],
    ]);
    expect(onTile(table)).toEqual({ green: 3, purple: 2, red: 1, yellow: 0, blue: 0 });
  });

  it('C-7.8 councilOrder shows the current chain, with players without influence together', () => {
    const table = position({ players: 5 })
      .council('red', 'blue')
      .cubes('palazzoVecchio', { green: 2 });
    const order = councilOrder(table.state);
    expect(order.map(({ place, items }) => [place, items.map(item => COLOURS[item.seat])])).toEqual(
      [
        [1, ['green']],
        [2, ['red']],
        [3, ['blue']],
        [4, ['yellow', 'purple']],
      ],
    );
    expect(influenceOf(table.state, 3)).toEqual({
      seat: 3,
      seats: 0,
      artworks: 2,
      lastSeat: -1,
      firstArtwork: 0,
    });
    expect(influenceOf(table.state, 0)).toMatchObject({ seats: 1, artworks: 0, lastSeat: 1 });
  });
});

describe('sharing', () => {
  it('T23 C-7.8 C-7.9 two tie for most without influence, the third has fewer: 2, 2, 1', () => {
    const table = position({ players: 3 }).cubes('lisbon', { blue: 2, red: 2, yellow: 1 });
    expect(onTile(table)).toEqual({ blue: 2, red: 2, yellow: 1 });
    expect(scoreTileNow(table.state, 'lisbon')).toStrictEqual([
      { seat: 0, count: 2, place: 1, points: 2, sharedBy: 2 },
      { seat: 1, count: 2, place: 1, points: 2, sharedBy: 2 },
      { seat: 2, count: 1, place: 3, points: 1 },
    ]);
  });

  it('T24 C-7.9 the player with a seat comes first, the other two share the rest', () => {
    const table = tied(3).council('yellow');
    expect(onTile(table)).toEqual({ yellow: 3, blue: 1, red: 1 });
    expect(steps(table)).toEqual([
      ['yellow', 'influence'],
      ['blue', undefined],
      ['red', undefined],
    ]);
  });

  it('C-7.9 C-7.10 influence comes first inside each tied group', () => {
    const table = position({ players: 5 }).council('purple').cubes('palazzoVecchio', { green: 1 });
    table.cubes('lisbon', { blue: 2, red: 2, green: 2, yellow: 1, purple: 1 });
    // Green 3; Blue and Red share 2 and 1; Purple and Yellow come too late.
    expect(onTile(table)).toEqual({ green: 3, blue: 1, red: 1, purple: 0, yellow: 0 });
    expect(steps(table).map(([, step]) => step)).toEqual([
      'influence',
      undefined,
      undefined,
      'influence',
      undefined,
    ]);
  });

  const row = (colours: readonly Colour[], points: number) =>
    Object.fromEntries(colours.map(colour => [colour, points]));

  it.each([
    { from: 1, sharers: 2, tile: 2, card: 4 },
    { from: 1, sharers: 3, tile: 2, card: 3 },
    { from: 1, sharers: 4, tile: 1, card: 2 },
    { from: 1, sharers: 5, tile: 1, card: 1 },
    { from: 2, sharers: 2, tile: 1, card: 2 },
    { from: 2, sharers: 3, tile: 1, card: 1 },
    { from: 2, sharers: 4, tile: 0, card: 1 },
    { from: 3, sharers: 2, tile: 0, card: 0 },
    { from: 3, sharers: 3, tile: 0, card: 0 },
    { from: 4, sharers: 2, tile: 0, card: 0 },
  ])(
    'C-7.10 A10 $sharers share from place $from on: $tile each of a tile, $card of an end card',
    ({ from, sharers, tile, card }) => {
      const table = position({ players: 5 });
      COLOURS.slice(0, from - 1).forEach((colour, index) => {
        table.cubes('lisbon', { [colour]: 9 - index });
      });
      const sharing = COLOURS.slice(from - 1, from - 1 + sharers);
      for (const colour of sharing) table.cubes('lisbon', { [colour]: 1 });
      expect(onTile(table)).toMatchObject(row(sharing, tile));
      expect(onCard(table)).toMatchObject(row(sharing, card));
      const places = scoreTileNow(table.state, 'lisbon').filter(line => line.sharedBy === sharers);
      expect(places.map(line => line.place)).toEqual(sharing.map(() => from));
    },
  );
});
