// C-7.1 to C-7.5: the fourth disc, the seat it takes, and the white disc's replacement.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { calimala } from '../src/index.ts';
import { setup } from '../src/setup.ts';
import type { Move, State } from '../src/types.ts';
import { type Colour, pointsOf, position, type Start } from './position.ts';

/** Wood-marble has a white disc at its bottom; Blue has no coloured disc in supply. */
function whiteFourth(
  start: Start = {},
  elsewhere: readonly (Colour | 'white')[] = ['red', 'blue'],
) {
  return position(start)
    .stack('wood-marble', 'red', 'green', 'white')
    .stack('ship-weave', ...elsewhere)
    .blue({ coloured: 0, white: 2 })
    .nextTiles('lisbon');
}

describe('the fourth disc', () => {
  it('C-7.1 with three discs nothing is scored', () => {
    const table = position().stack('wood-marble', 'red', 'yellow').place('blue', 12).settle();
    expect(table.state.council).toEqual([]);
    expect(table.state.tileScores).toEqual([]);
  });

  it('C-7.1 the bottom disc leaves after the top three have acted', () => {
    const table = position().stack('wood-marble', 'red', 'yellow', 'green');
    table.place('blue', 'wood-marble').pass('blue').pass('red');
    expect(table.state.council).toEqual([]);
    table.pass('yellow');
    expect(table.state.council).toEqual([3]);
    expect(table.happened('discPromoted')).toEqual([
      { type: 'discPromoted', seat: 3, street: 12, space: 1 },
    ]);
    expect(table.happened('tileScored')).toHaveLength(1);
  });

  it('T15 C-7.2 the active player’s fourth disc becomes their seat', () => {
    const table = position().stack('wood-marble', 'red', 'yellow', 'blue').nextTiles('lisbon');
    table.cubes('lisbon', { blue: 1 });
    table.place('blue', 'wood-marble').settle();
    expect(table.state.council).toEqual([0]);
    expect(table.discs('wood-marble')).toEqual(['blue', 'red', 'yellow']);
    expect(table.player('blue').points).toBe(3);
  });

  it('T16 C-7.2 the seat is on the lowest free space, and that tile is scored', () => {
    const table = position().stack('wood-marble', 'red', 'yellow', 'blue').council('red', 'yellow');
    table.nextTiles('bruges', 'ports').cubes('bruges', { green: 2 });
    table.place('blue', 'wood-marble').settle();
    expect(table.state.council).toEqual([1, 2, 0]);
    expect(table.happened('tileScored')[0]).toMatchObject({
      tile: 'bruges',
      space: 3,
      cause: 'promotion',
    });
    expect(table.state.tileScores.at(-1)).toEqual({ of: 'bruges', points: [0, 0, 0, 3] });
  });

  it('T19 C-4.8 C-7.2 another player gets the seat in Blue’s turn without acting', () => {
    const table = position().stack('wood-marble', 'red', 'green', 'yellow');
    table.place('blue', 'wood-marble').settle();
    expect(table.state.council).toEqual([2]);
    expect(table.board('yellow')).toMatchObject({ wood: 0, marble: 0 });
    expect(table.hand('yellow')).toEqual([]);
  });

  it('A15 C-7.5 the seat just gained breaks ties in its own scoring', () => {
    const table = position().stack('wood-marble', 'red', 'green', 'yellow').nextTiles('lisbon');
    table.cubes('lisbon', { blue: 1, yellow: 1 });
    table.place('blue', 'wood-marble').settle();
    expect(pointsOf(table.happened('tileScored')[0]?.rows ?? [])).toEqual({ yellow: 3, blue: 2 });
  });

  it('C-7.11 C-4.12 after that the marker passes', () => {
    const table = position()
      .stack('wood-marble', 'red', 'green', 'yellow')
      .place('blue', 12)
      .settle();
    expect(table.events.map(event => event.type)).toEqual([
      'activationDone',
      'discPromoted',
      'tileScored',
      'turnBegan',
    ]);
    expect(table.acting()).toBe('red');
  });
});

describe('a white fourth disc', () => {
  it('C-7.3 C-7.4 is swapped for a coloured disc of the supply', () => {
    const table = position().stack('wood-marble', 'red', 'green', 'white').nextTiles('lisbon');
    table.blue({ coloured: 3, white: 1 }).cubes('lisbon', { red: 1 });
    table.place('blue', 'wood-marble').settle();
    expect(table.player('blue')).toMatchObject({ coloured: 1, white: 2 });
    expect(table.state.council).toEqual([0]);
    expect(table.discs('wood-marble')).toEqual(['blue', 'red', 'green']);
    expect(table.happened('whiteDiscReplaced')).toEqual([
      {
        type: 'whiteDiscReplaced',
        seat: 0,
        street: 12,
        space: 1,
        from: 'supply',
        whiteTo: 'supply',
      },
    ]);
    expect(table.state.tileScores).toEqual([{ of: 'lisbon', points: [0, 3, 0, 0] }]);
  });

  it('C-7.3 even takes the last coloured disc of the supply', () => {
    const table = position().stack('wood-marble', 'red', 'green', 'white');
    table.blue({ coloured: 1, white: 1 });
    table.place('blue', 'wood-marble', 'white').settle();
    expect(table.player('blue')).toMatchObject({ coloured: 0, white: 1 });
  });

  it('T21 D3 C-7.3 C-7.4 without one is swapped for a disc on a street, and lies on top of that stack', () => {
    const table = whiteFourth({}, ['blue', 'red']).stack('artwork-brick', 'blue');
    table.blue({ coloured: 0, white: 2 });
    table.place('blue', 'wood-marble', 'white').settle();
    expect(table.state.council).toEqual([]);
    expect(table.acting()).toBe('blue');
    table.replace('blue', 'ship-weave', 1);
    expect(table.discs('ship-weave')).toEqual(['white', 'red']);
    expect(table.discs('wood-marble')).toEqual(['white', 'red', 'green']);
    expect(table.player('blue')).toMatchObject({ coloured: 0, white: 1 });
    expect(table.state.council).toEqual([0]);
    expect(table.happened('whiteDiscReplaced')[0]).toMatchObject({
      space: 1,
      street: 12,
      from: { street: 2, position: 1 },
      whiteTo: 'stack',
    });
    expect(table.state.tileScores).toHaveLength(1);
    expect(table.state.activation).toBeUndefined();
    expect(table.acting()).toBe('red');
  });

  it('T21 C-12.5 with the option leaves the game, and that stack shrinks', () => {
    const table = whiteFourth({ options: { whiteSwap: 'removed' } }, ['blue', 'red']);
    table.stack('artwork-brick', 'blue').blue({ coloured: 0, white: 2 });
    table.place('blue', 'wood-marble', 'white').settle().replace('blue', 'ship-weave', 1);
    expect(table.discs('ship-weave')).toEqual(['red']);
    expect(table.discs('wood-marble')).toEqual(['white', 'red', 'green']);
    expect(table.player('blue')).toMatchObject({ coloured: 0, white: 1 });
    expect(table.state.council).toEqual([0]);
    expect(table.happened('whiteDiscReplaced')[0]).toMatchObject({ whiteTo: 'box' });
  });

  it('A22 the disc is named by its position from the top, and the others keep their order', () => {
    const table = whiteFourth({}, ['red', 'blue', 'blue']);
    table.place('blue', 'wood-marble', 'white').settle();
    expect(table.legal('blue')).toEqual([
      { type: 'replaceDisc', street: 2, position: 2 },
      { type: 'replaceDisc', street: 2, position: 3 },
    ]);
    for (const [street, position] of [
      [2, 1],
      [2, 4],
      [1, 1],
      [12, 1],
    ]) {
      expect(table.refusal('blue', { type: 'replaceDisc', street, position }).code).toBe(
        'replace.notYourDisc',
      );
    }
    table.replace('blue', 'ship-weave', 3);
    expect(table.discs('ship-weave')).toEqual(['white', 'red', 'blue']);
  });

  it('A8b the disc just placed may take the seat', () => {
    const table = whiteFourth({}, ['blue']).blue({ coloured: 1, white: 0 });
    table.place('blue', 'wood-marble').settle();
    table.replace('blue', 'wood-marble', 1);
    expect(table.state.council).toEqual([0]);
    expect(table.discs('wood-marble')).toEqual(['white', 'red', 'green']);
    expect(table.discs('ship-weave')).toEqual(['blue']);
  });

  it('A8b with the option the stack played on ends with two discs', () => {
    const table = whiteFourth({ options: { whiteSwap: 'removed' } }, ['blue']);
    table.blue({ coloured: 1, white: 0 });
    table.place('blue', 'wood-marble').settle().replace('blue', 'wood-marble', 1);
    expect(table.discs('wood-marble')).toEqual(['red', 'green']);
  });

  it('C-7.3 a lower disc of the player in the same stack may take the seat', () => {
    const table = position().stack('wood-marble', 'red', 'blue', 'white').blue({ coloured: 1 });
    table.place('blue', 'wood-marble').settle();
    table.replace('blue', 'wood-marble', 3);
    expect(table.discs('wood-marble')).toEqual(['white', 'blue', 'red']);
    expect(table.state.council).toEqual([0]);
  });

  it('C-13.2 a single candidate is taken without asking', () => {
    const table = whiteFourth();
    table.place('blue', 'wood-marble', 'white').settle();
    expect(table.state.council).toEqual([0]);
    expect(table.discs('ship-weave')).toEqual(['white', 'red']);
    expect(table.acting()).toBe('red');
  });

  it('A8 if the player has no disc anywhere, the white one leaves, the tile is scored, and nobody sits', () => {
    const table = whiteFourth({}, ['red']).cubes('lisbon', { blue: 1, red: 1 });
    table.place('blue', 'wood-marble', 'white').settle();
    expect(table.state.council).toEqual(['nobody']);
    expect(table.discs('wood-marble')).toEqual(['white', 'red', 'green']);
    expect(table.happened('discRemoved')).toEqual([
      { type: 'discRemoved', street: 12, disc: 'white', space: 1 },
    ]);
    expect(table.state.tileScores).toEqual([{ of: 'lisbon', points: [2, 2, 0, 0] }]);
    expect(table.player('blue')).toMatchObject({ coloured: 0, white: 1 });
  });

  it('A8 the space without a seat still counts as taken', () => {
    const table = position().council('nobody').nextTiles('wood');
    table.stack('wood-marble', 'red', 'green', 'yellow');
    table.place('blue', 'wood-marble').settle();
    expect(table.state.council).toEqual(['nobody', 2]);
    expect(table.happened('tileScored')[0]?.space).toBe(2);
  });
});

describe('random play', () => {
  const policy = anyMove<Move>(calimala);

  function playOut(seed: string, players: 3 | 4 | 5, options: Record<string, unknown>) {
    const state = setup(players, options, seededRandom(seed));
    const chance = seededRandom(`${seed} chance`);
    const choice = seededRandom(`${seed} choice`);
    return { state, moves: play(calimala, state, policy, { chance, choice }) };
  }

  const supplies = (state: State) => state.players.map(player => player.coloured + player.white);

  it('T30 C-7.4 at the end of each round all supplies have the same size', () => {
    for (let game = 0; game < 24; game++) {
      const players = ([3, 4, 5] as const)[game % 3] ?? 3;
      const whiteSwap = game % 2 === 0 ? 'returned' : 'removed';
      const { state, moves } = playOut(`equal ${game}`, players, { whiteSwap });
      let rounds = 0;
      for (const { events } of moves) {
        const ended = events.some(
          event =>
            (event.type === 'turnBegan' && event.seat === state.first) ||
            event.type === 'gameEnded',
        );
        if (!ended) continue;
        rounds += 1;
        expect(new Set(supplies(state)).size).toBe(1);
      }
      expect(rounds).toBeGreaterThan(5);
    }
  });

  it.each(['returned', 'removed'])(
    'T32 D3 swaps with a disc from a street are common (%s)',
    whiteSwap => {
      const games = 60;
      let met = 0;
      let chosen = 0;
      for (let game = 0; game < games; game++) {
        const players = ([3, 4, 5] as const)[game % 3] ?? 3;
        const { moves } = playOut(`swap ${game}`, players, { whiteSwap });
        let swaps = 0;
        for (const { move, events } of moves) {
          if (move.type === 'replaceDisc') chosen += 1;
          for (const event of events) {
            if (event.type !== 'whiteDiscReplaced' || event.from === 'supply') continue;
            swaps += 1;
            expect(event.whiteTo).toBe(whiteSwap === 'returned' ? 'stack' : 'box');
          }
        }
        if (swaps > 0) met += 1;
      }
      expect(met / games).toBeGreaterThan(0.3);
      expect(met / games).toBeLessThan(0.8);
      expect(chosen).toBeGreaterThan(10);
    },
  );
});
