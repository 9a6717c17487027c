// Chapter 8: both ends, the end cards, and the winner.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { PLACES, TILES } from '../src/data.ts';
import { result } from '../src/ending.ts';
import { calimala } from '../src/index.ts';
import { scoreEndCardNow } from '../src/scoring.ts';
import { setup } from '../src/setup.ts';
import type { Move } from '../src/types.ts';
import { COLOURS, type Colour, type Position, pointsOf, position, type Start } from './position.ts';

const filled = (count: number, colour: Colour = 'green') => new Array<Colour>(count).fill(colour);

/** This many discs left for each colour, one by one in turn order; the others are placed. */
function supplies(table: Position, ...left: number[]): Position {
  left.forEach((discs, seat) => {
    table.give(COLOURS[seat] as Colour, { coloured: discs, white: 0 });
  });
  return table;
}

/** Green has the very last disc, with this many tiles triggered. */
function lastDisc(triggered: number, start: Start = {}): Position {
  return supplies(position(start).council(...filled(triggered)), 0, 0, 0, 1).turnOf('green');
}

const pointsBy = (table: Position) => table.state.players.map(player => player.points);

describe('End A', () => {
  it('T28 C-8.1 when all discs are placed, the remaining tiles are scored in order, without seats', () => {
    const table = lastDisc(11).nextTiles('lisbon', 'ports', 'wood', 'troyes');
    table.cubes('lisbon', { red: 2, blue: 1 }).cubes('troyes', { green: 1, yellow: 2 });
    table.endCards(
      { blue: 'hamburg', red: 'bruges', yellow: 'london', green: 'sanMiniato' },
      'santaCroce',
    );
    table.place('green', 'wood-marble').pass('green');
    expect(table.happened('finalScoringBegan')).toEqual([
      { type: 'finalScoringBegan', reason: 'discsUsedUp' },
    ]);
    expect(
      table.happened('tileScored').map(event => [event.space, event.tile, event.cause]),
    ).toEqual([
      [12, 'lisbon', 'endOfGame'],
      [13, 'ports', 'endOfGame'],
      [14, 'wood', 'endOfGame'],
      [15, 'troyes', 'endOfGame'],
    ]);
    expect(table.state.council).toHaveLength(11);
    expect(table.state.tileScores.slice(11).map(note => note.points)).toEqual([
      [2, 3, 0, 0],
      [2, 3, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 3, 2],
    ]);
    expect(table.happened('endCardScored')).toHaveLength(5);
    expect(table.state.phase).toBe('over');
    expect(pointsBy(table)).toEqual([4, 6, 3, 2]);
  });

  it('C-8.1 a scoring triggered by the very last disc comes first, with its seat', () => {
    const table = lastDisc(10).stack('wood-marble', 'red', 'yellow', 'blue');
    supplies(table, 0, 0, 0, 1);
    table.place('green', 'wood-marble').settle();
    const causes = table.happened('tileScored').map(event => [event.space, event.cause]);
    expect(causes).toEqual([
      [11, 'promotion'],
      [12, 'endOfGame'],
      [13, 'endOfGame'],
      [14, 'endOfGame'],
      [15, 'endOfGame'],
    ]);
    expect(table.state.council.at(-1)).toBe(0);
    const order = table.events.map(event => event.type);
    expect(order.indexOf('tileScored')).toBeLessThan(order.indexOf('finalScoringBegan'));
  });

  it('C-8.1 the game goes on while any disc is left', () => {
    const table = supplies(position().council(...filled(3)), 1, 1, 1, 2).turnOf('green');
    table.place('green', 'wood-marble').pass('green');
    expect(table.state.phase).toBe('city');
    const white = supplies(position(), 0, 0, 0, 1).blue({ white: 1 }).turnOf('green');
    white.place('green', 'wood-marble').pass('green');
    expect(white.state.phase).toBe('city');
  });

  it('C-8.1 C-8.2 no tile is scored twice when the very last disc scores the fifteenth', () => {
    const table = lastDisc(14).stack('wood-marble', 'red', 'yellow', 'blue');
    supplies(table, 0, 0, 0, 1);
    table.place('green', 'wood-marble').settle();
    expect(table.happened('tileScored').map(event => event.space)).toEqual([15]);
    expect(table.state.tileScores).toHaveLength(15);
    expect(table.state.phase).toBe('over');
  });
});

describe('End B', () => {
  const stacked = () =>
    position()
      .council(...filled(14))
      .stack('wood-marble', 'yellow', 'green', 'blue');

  it('T29 C-8.2 C-8.3 triggered by the second of four: two more turns, then the end cards', () => {
    const table = stacked().stack('brick-build', 'blue', 'blue', 'blue').turnOf('red');
    table.yellow({ coloured: 1, white: 5 });
    table.place('red', 'wood-marble').settle();
    expect(table.happened('lastRoundBegan')).toEqual([{ type: 'lastRoundBegan', triggeredBy: 1 }]);
    expect(table.state.council).toHaveLength(15);
    expect(table.acting()).toBe('yellow');
    table.place('yellow', 'brick-build').settle();
    expect(table.happened('discRemoved')).toEqual([{ type: 'discRemoved', street: 6, disc: 0 }]);
    expect(table.happened('tileScored')).toEqual([]);
    expect(table.discs('brick-build')).toEqual(['yellow', 'blue', 'blue']);
    expect(table.state.council).toHaveLength(15);
    expect(table.acting()).toBe('green');
    table.place('green', 'wood-contribute').pass('green');
    expect(table.happened('finalScoringBegan')).toEqual([
      { type: 'finalScoringBegan', reason: 'fifteenthScoring' },
    ]);
    expect(table.happened('tileScored')).toEqual([]);
    expect(table.happened('endCardScored')).toHaveLength(5);
    expect(table.state.phase).toBe('over');
  });

  it('C-8.2 triggered by the last player of the round: the game ends at once', () => {
    const table = stacked().turnOf('green');
    table.place('green', 'wood-marble').settle();
    expect(table.happened('lastRoundBegan')).toEqual([]);
    expect(table.state.phase).toBe('over');
    expect(table.events.map(event => event.type)).toEqual([
      'activationDone',
      'discPromoted',
      'tileScored',
      'finalScoringBegan',
      ...new Array(5).fill('endCardScored'),
      'gameEnded',
    ]);
  });

  it('C-8.2 the round ends before the first player, regardless of the seat', () => {
    const table = stacked();
    table.state.first = 2;
    table.turnOf('red').place('red', 'wood-marble').settle();
    expect(table.state.phase).toBe('over');
    const other = stacked();
    other.state.first = 2;
    other.turnOf('yellow').place('yellow', 'wood-marble').settle();
    expect(other.state.phase).toBe('city');
  });

  it('D5 C-8.2 after that a white fourth disc is just removed, without a swap or a scoring', () => {
    const table = position()
      .council(...filled(15))
      .stack('wood-marble', 'yellow', 'green', 'white');
    const { coloured, white } = table.player('red');
    table.turnOf('red');
    table.place('red', 'wood-marble').settle();
    expect(table.happened('discRemoved')).toEqual([
      { type: 'discRemoved', street: 12, disc: 'white' },
    ]);
    expect(table.player('red')).toMatchObject({ coloured: coloured - 1, white });
    expect(table.state.council).toHaveLength(15);
    expect(table.state.tileScores).toHaveLength(15);
  });

  it('C-8.2 fourteen tiles do not end the game', () => {
    const table = position()
      .council(...filled(13))
      .stack('wood-marble', 'yellow', 'green', 'blue');
    table.turnOf('green').place('green', 'wood-marble').settle();
    expect(table.state.council).toHaveLength(14);
    expect(table.happened('lastRoundBegan')).toEqual([]);
    expect(table.state.phase).toBe('city');
  });
});

describe('the end cards', () => {
  it('C-8.3 every kept card and the open one score for all, 5, 3, 1', () => {
    const table = lastDisc(15);
    table.cubes('hamburg', { blue: 1, red: 3, yellow: 2 }).cubes('santaCroce.wood', { green: 1 });
    table.endCards(
      { blue: 'london', red: 'santaCroce', yellow: 'bruges', green: 'troyes' },
      'hamburg',
    );
    table.place('green', 'wood-contribute').pass('green');
    expect(
      table
        .happened('endCardScored')
        .map(event => [event.card, event.keptBy, pointsOf(event.rows)]),
    ).toEqual([
      ['london', 0, {}],
      ['santaCroce', 1, { green: 5 }],
      ['bruges', 2, {}],
      ['troyes', 3, {}],
      ['hamburg', 'table', { red: 5, yellow: 3, blue: 1 }],
    ]);
    expect(table.state.endScores.at(-1)).toEqual({ of: 'hamburg', points: [1, 5, 3, 0] });
    expect(pointsBy(table)).toEqual([1, 5, 3, 5]);
  });

  it.each([
    [3, 4],
    [4, 5],
    [5, 5],
  ] as const)('C-8.3 C-3.5 with %i players %i cards are scored', (players, cards) => {
    const table = position({ players }).council(...filled(15, 'red'));
    const last = COLOURS[players - 1] as Colour;
    table.turnOf(last).place(last, 'wood-marble').pass(last);
    expect(table.happened('endCardScored')).toHaveLength(cards);
  });

  it('T31 C-8.3 Palazzo Vecchio counts seats plus artworks; more seats break a tie', () => {
    const table = position()
      .council('blue', 'blue', 'red', 'red')
      .cubes('palazzoVecchio', { red: 1 });
    const points = () => pointsOf(scoreEndCardNow(table.state, 'palazzoVecchio'));
    expect(points()).toEqual({ red: 5, blue: 3 });
    table.council('red', 'red', 'blue', 'blue', 'blue');
    expect(points()).toEqual({ blue: 5, red: 3 });
  });

  it('C-8.3 ties are broken as on tiles', () => {
    const table = position().council('yellow').cubes('hamburg', { blue: 1, yellow: 1, red: 1 });
    expect(pointsOf(scoreEndCardNow(table.state, 'hamburg'))).toEqual({
      yellow: 5,
      blue: 2,
      red: 2,
    });
  });

  it('A11 a player with nothing of its kind gets no points', () => {
    const table = position().cubes('hamburg', { blue: 1 });
    expect(scoreEndCardNow(table.state, 'hamburg').map(row => row.points)).toEqual([5, 0, 0, 0]);
    expect(scoreEndCardNow(table.state, 'palazzoVecchio').map(row => row.points)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('C-8.5 a tile brings at most six points, an end card at most nine', () => {
    const table = position({ players: 5 });
    for (const place of PLACES) table.cubes(place, { blue: 1, red: 2, yellow: 3, green: 4 });
    table
      .council(...filled(15))
      .turnOf('purple')
      .place('purple', 'wood-marble');
    table.pass('purple');
    for (const { points } of table.state.endScores) {
      expect(points.reduce((a, b) => a + b)).toBe(9);
    }
    const open = supplies(position({ players: 5 }), 0, 0, 0, 0, 1).turnOf('purple');
    for (const place of PLACES) open.cubes(place, { blue: 1, red: 2, yellow: 3 });
    open.place('purple', 'wood-marble').pass('purple');
    expect(open.state.tileScores).toHaveLength(TILES.length);
    for (const { points } of open.state.tileScores) {
      expect(points.reduce((a, b) => a + b)).toBe(6);
    }
    expect(pointsBy(open).reduce((a, b) => a + b)).toBeLessThanOrEqual(135);
  });
});

describe('bounds', () => {
  it('C-8.5 hold in random games of every player count', () => {
    const least = { 3: 9, 4: 12, 5: 14 };
    for (let game = 0; game < 30; game++) {
      const players = ([3, 4, 5] as const)[game % 3] ?? 3;
      const state = setup(players, {}, seededRandom(`bounds ${game}`));
      const random = { chance: seededRandom(`a ${game}`), choice: seededRandom(`b ${game}`) };
      for (const _ of play(calimala, state, anyMove<Move>(calimala), random));
      const points = state.players.reduce((sum, player) => sum + player.points, 0);
      expect(points).toBeLessThanOrEqual(players === 3 ? 126 : 135);
      expect(state.council.length).toBeGreaterThanOrEqual(least[players]);
      expect(state.council.length).toBeLessThanOrEqual(15);
      expect(state.tileScores.map(({ of }) => of)).toEqual(state.tiles);
    }
  });
});

describe('the winner', () => {
  /** The game ends with these points; nobody has anything on the board. */
  function ended(points: number[], prepare: (table: Position) => Position = table => table) {
    const table = prepare(position({ players: 3 }));
    points.forEach((score, seat) => {
      table.give(COLOURS[seat] as Colour, { points: score });
    });
    table.state.phase = 'over';
    return result(table.state);
  }

  it('C-8.4 C-13.16 most points win', () => {
    expect(ended([10, 30, 20])).toStrictEqual({
      standings: [
        { seat: 1, place: 1, score: 30, decidedBy: 'points' },
        { seat: 2, place: 2, score: 20, decidedBy: 'points' },
        { seat: 0, place: 3, score: 10 },
      ],
      winners: [1],
    });
  });

  it('C-8.4 a tie goes to seats plus artworks in Palazzo Vecchio', () => {
    const tie = ended([20, 20, 1], table =>
      table.council('red').cubes('palazzoVecchio', { blue: 2 }),
    );
    expect(tie?.winners).toEqual([0]);
    expect(tie?.standings[0]).toMatchObject({ seat: 0, decidedBy: 'influence' });
  });

  it.each([
    [
      'seats',
      (table: Position) => table.council('red', 'red', 'blue').cubes('palazzoVecchio', { blue: 1 }),
    ],
    ['earlierSeat', (table: Position) => table.council('red', 'blue')],
    ['earlierArtwork', (table: Position) => table.cubes('palazzoVecchio', { red: 1, blue: 1 })],
  ])('A12 then the rest of the chain decides: %s', (step, prepare) => {
    const tie = ended([20, 20, 1], prepare);
    expect(tie?.winners).toEqual([1]);
    expect(tie?.standings[0]).toMatchObject({ seat: 1, place: 1, decidedBy: step });
  });

  it('A12 C-13.16 players who are still tied share the victory', () => {
    expect(ended([20, 5, 20])).toStrictEqual({
      standings: [
        { seat: 0, place: 1, score: 20, decidedBy: 'points' },
        { seat: 2, place: 1, score: 20, decidedBy: 'points' },
        { seat: 1, place: 3, score: 5 },
      ],
      winners: [0, 2],
    });
  });

  it('C-13.16 there is no result before the end, and the last event announces it', () => {
    const table = position({ players: 3 })
      .council(...filled(15, 'red'))
      .red({ points: 7 });
    expect(result(table.state)).toBeUndefined();
    table.turnOf('yellow').place('yellow', 'wood-marble').pass('yellow');
    expect(table.events.at(-1)).toEqual({ type: 'gameEnded', result: result(table.state) });
    expect(result(table.state)?.winners).toEqual([1]);
    expect(table.legal('blue')).toEqual([]);
  });
});
