// C-13.15: what a placement will lead to, shown before it is confirmed.
import { describe, expect, it } from 'vitest';
import { preview } from '../src/preview.ts';
import { type Colour, position, type Start } from './position.ts';

describe('the preview of a placement', () => {
  it('C-13.15 shows who acts, in which order, and how often', () => {
    const { state } = position().stack('wood-marble', 'red', 'white');
    expect(preview(state, 0, 12, 'coloured')).toStrictEqual({
      actions: ['wood', 'marble'],
      times: 1,
      acting: [
        { seat: 0, depth: 1 },
        { seat: 1, depth: 2 },
      ],
    });
    expect(preview(state, 0, 12, 'white').times).toBe(2);
    const deep = position().stack('wood-marble', 'white', 'red').state;
    expect(preview(deep, 2, 12, 'white').acting).toEqual([
      { seat: 2, depth: 1 },
      { seat: 1, depth: 3 },
    ]);
  });

  it('C-13.15 shows the fourth disc, its seat, the tile and what it would bring', () => {
    const table = position().stack('wood-marble', 'red', 'green', 'yellow').nextTiles('lisbon');
    table.cubes('lisbon', { blue: 1, yellow: 1 });
    const { acting, fourth } = preview(table.state, 0, 12, 'coloured');
    expect(acting.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(fourth).toMatchObject({ disc: 2, seat: 2, tile: 'lisbon' });
    expect(fourth?.rows?.map(row => [row.seat, row.points])).toEqual([
      [2, 3],
      [0, 2],
      [1, 0],
      [3, 0],
    ]);
    expect(table.state.council).toEqual([]);
  });

  it('C-13.15 a white fourth disc seats the active player, if there is a disc to swap', () => {
    const given = (coloured: number) =>
      position()
        .stack('wood-marble', 'red', 'green', 'white')
        .nextTiles('lisbon')
        .blue({ coloured, white: 1 });
    expect(preview(given(2).state, 0, 12, 'coloured').fourth).toMatchObject({ seat: 0 });
    expect(preview(given(1).state, 0, 12, 'coloured').fourth).toMatchObject({ seat: 0 });
    expect(preview(given(1).state, 0, 12, 'white').fourth).toMatchObject({ seat: 0 });
    const none = preview(given(0).state, 0, 12, 'white').fourth;
    expect(none).toMatchObject({ disc: 'white', tile: 'lisbon' });
    expect(none).not.toHaveProperty('seat');
    const elsewhere = given(0).stack('ship-weave', 'blue').blue({ coloured: 0 });
    expect(preview(elsewhere.state, 0, 12, 'white').fourth).toMatchObject({ seat: 0 });
  });

  it('C-13.15 after the fifteenth tile a disc is only removed, or seated with the option', () => {
    const full = (start: Start) =>
      position(start)
        .council(...new Array<Colour>(15).fill('green'))
        .stack('wood-marble', 'red', 'green', 'yellow').state;
    expect(preview(full({}), 0, 12, 'coloured').fourth).toStrictEqual({ disc: 2 });
    const seated = full({ options: { seatsAfterFifteenth: true } });
    expect(preview(seated, 0, 12, 'coloured').fourth).toStrictEqual({ disc: 2, seat: 2 });
  });

  it.each(['coloured', 'white'] as const)('C-13.15 predicts what happens (%s)', disc => {
    const table = position().stack('wood-marble', 'red', 'yellow', 'white').nextTiles('ports');
    table.cubes('lisbon', { red: 1, blue: 1 });
    const foretold = preview(table.state, 0, 12, disc);
    table.place('blue', 'wood-marble', disc);
    const acted: number[] = [];
    while (table.state.activation !== undefined) {
      acted.push(table.state.activation.seat);
      table.pass(table.acting());
    }
    expect(acted).toEqual(foretold.acting.map(({ seat }) => seat));
    const [scored] = table.happened('tileScored');
    expect(foretold.fourth).toMatchObject({ tile: scored?.tile, rows: scored?.rows });
  });
});
