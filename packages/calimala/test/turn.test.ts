// Chapter 4: placing a disc, activation from the top down, slots and the duty.
import { describe, expect, it } from 'vitest';
import { STREETS } from '../src/data.ts';
import { position } from './position.ts';

describe('placing', () => {
  it('C-4.1 C-4.12 in a turn a player places, activates and passes the marker to the left', () => {
    const table = position();
    expect(table.acting()).toBe('blue');
    table.place('blue', 'wood-marble');
    expect(table.events.map(event => event.type)).toEqual(['discPlaced', 'discActivated']);
    table.use('blue', 'wood').use('blue', 'marble').done('blue');
    expect(table.events).toEqual([
      { type: 'activationDone', seat: 0 },
      { type: 'turnBegan', seat: 1, round: 1 },
    ]);
    expect(table.acting()).toBe('red');
    expect(table.state.street).toBe(0);
  });

  it('C-4.1 after the last player the first begins the next round', () => {
    const table = position({ players: 3 }).turnOf('yellow').place('yellow', 'wood-marble');
    table.use('yellow', 'wood').giveUp('yellow', 'marble').done('yellow');
    expect(table.acting()).toBe('blue');
    expect(table.state.round).toBe(2);
    expect(table.events.at(-1)).toEqual({ type: 'turnBegan', seat: 0, round: 2 });
  });

  it('C-4.2 a disc goes on top of any street, whatever lies there', () => {
    const table = position()
      .blue({ wood: 2, brick: 2, marble: 1, workshops: [2], ships: 1, houses: ['troyes'] })
      .stack('wood-contribute', 'white', 'red', 'blue')
      .stack('artwork-ship', 'blue');
    const places = table.legal('blue', 'placeDisc');
    expect(places).toHaveLength(24);
    for (const street of STREETS) {
      expect(places.filter(move => move.street === street).map(move => move.disc)).toEqual([
        'coloured',
        'white',
      ]);
    }
    table.place('blue', 'wood-contribute');
    expect(table.discs('wood-contribute')).toEqual(['blue', 'white', 'red', 'blue']);
  });

  it('C-4.2 the disc comes from the player’s own supply, coloured or white', () => {
    const table = position({ players: 3 }).blue({ coloured: 1, white: 1 });
    expect(table.place('blue', 'wood-marble').player('blue')).toMatchObject({
      coloured: 0,
      white: 1,
    });
    const white = position({ players: 3 }).blue({ coloured: 1, white: 1 });
    expect(white.place('blue', 'wood-marble', 'white').player('blue')).toMatchObject({
      coloured: 1,
      white: 0,
    });
    expect(white.discs('wood-marble')).toEqual(['white']);
    const none = position().blue({ coloured: 0 });
    expect(new Set(none.legal('blue', 'placeDisc').map(move => move.disc))).toEqual(
      new Set(['white']),
    );
    expect(none.refusal('blue', { type: 'placeDisc', street: 12, disc: 'coloured' }).code).toBe(
      'disc.none',
    );
  });

  it('C-4.2 between turns a stack has at most three discs', () => {
    const table = position().stack('wood-marble', 'red', 'yellow', 'green');
    table.place('blue', 'wood-marble');
    expect(table.discs('wood-marble')).toHaveLength(4);
    table.pass('blue').pass('red').pass('yellow');
    expect(table.discs('wood-marble')).toEqual(['blue', 'red', 'yellow']);
    expect(table.acting()).toBe('red');
  });
});

describe('activation', () => {
  it('T10 C-4.4 C-4.6 a stack acts from the top, each owner in the order of choice', () => {
    const table = position().stack('wood-contribute', 'red', 'yellow').red({ wood: 1 });
    table.place('blue', 'wood-contribute').use('blue', 'wood');
    table.use('blue', 'contribute', { material: 'wood', church: 'sanMiniato' }).done('blue');
    expect(table.events.at(-1)).toEqual({
      type: 'discActivated',
      seat: 1,
      street: 11,
      depth: 2,
    });
    expect(table.acting()).toBe('red');
    expect(table.state.active).toBe(0);
    table.use('red', 'contribute', { material: 'wood', church: 'sanMiniato' });
    table.use('red', 'wood').done('red');
    expect(table.acting()).toBe('yellow');
    expect(table.state.activation?.depth).toBe(3);
    table.use('yellow', 'wood');
    table.use('yellow', 'contribute', { material: 'wood', church: 'santaCroce' }).done('yellow');
    expect(table.discs('wood-contribute')).toEqual(['blue', 'red', 'yellow']);
    expect(table.state.council).toEqual([]);
    expect(table.happened('tileScored')).toEqual([]);
    expect(table.state.active).toBe(1);
  });

  it('C-4.4 C-4.8 three discs act, the fourth never does', () => {
    const table = position({ players: 5 }).stack('wood-marble', 'red', 'yellow', 'green');
    const acted: string[] = [];
    table.place('blue', 'wood-marble');
    while (table.state.activation !== undefined) {
      acted.push(table.acting());
      table.pass(table.acting());
    }
    expect(acted).toEqual(['blue', 'red', 'yellow']);
  });

  it('C-4.5 a coloured disc gives each of its actions once', () => {
    const table = position().place('blue', 'wood-marble').use('blue', 'wood');
    expect(table.refusal('blue', { type: 'useSlot', action: 'wood' }).code).toBe('slot.notOpen');
    table.use('blue', 'marble');
    expect(table.legal('blue', 'useSlot')).toEqual([]);
    expect(table.board('blue')).toMatchObject({ wood: 1, marble: 1 });
  });

  it.each([
    ['wood', 'wood', 'marble', 'marble'],
    ['wood', 'marble', 'wood', 'marble'],
    ['wood', 'marble', 'marble', 'wood'],
    ['marble', 'wood', 'marble', 'wood'],
  ] as const)(
    'C-4.5 a white disc gives each action twice, in any order: %s %s %s %s',
    (...order) => {
      const table = position().place('blue', 'wood-marble', 'white');
      for (const action of order) table.use('blue', action);
      expect(table.board('blue')).toMatchObject({ wood: 2, marble: 2 });
      expect(table.legal('blue', 'useSlot')).toEqual([]);
      table.done('blue');
      expect(table.acting()).toBe('red');
    },
  );

  it('T11 a white disc acts four times when placed and never again', () => {
    const table = position().place('blue', 'wood-contribute', 'white');
    table.use('blue', 'wood').use('blue', 'wood');
    table.use('blue', 'contribute', { material: 'wood', church: 'sanMiniato' });
    table.use('blue', 'contribute', { material: 'wood', church: 'sanMiniato' }).done('blue');
    expect(table.board('blue').wood).toBe(0);
    expect(table.cubesOf('blue', 'sanMiniato.wood')).toBe(2);
    expect(table.discs('wood-contribute')).toEqual(['white']);
    table.place('red', 'wood-contribute').pass('red');
    expect(table.discs('wood-contribute')).toEqual(['red', 'white']);
    expect(table.acting()).toBe('yellow');
    expect(table.state.street).toBe(0);
  });

  it('C-4.6 a player with several discs in a stack acts several times', () => {
    const table = position().stack('wood-marble', 'blue', 'blue').place('blue', 'wood-marble');
    for (let disc = 1; disc <= 3; disc++) {
      expect(table.state.activation?.depth).toBe(disc);
      table.use('blue', 'wood').use('blue', 'marble').done('blue');
    }
    expect(table.board('blue')).toMatchObject({ wood: 3, marble: 3 });
    expect(table.acting()).toBe('red');
  });

  it('T20 C-4.7 D7 a white disc below the top is skipped, and no other disc acts instead', () => {
    const table = position().stack('wood-marble', 'white', 'red').place('blue', 'wood-marble');
    table.pass('blue');
    expect(table.acting()).toBe('red');
    expect(table.state.activation?.depth).toBe(3);
    const four = position().stack('wood-marble', 'white', 'red', 'yellow');
    four.place('blue', 'wood-marble').pass('blue').pass('red');
    expect(four.state.activation).toBeUndefined();
    expect(four.state.council).toEqual([2]);
  });

  it('C-4.7 with two white discs below, only the placed disc acts', () => {
    const table = position().stack('wood-marble', 'white', 'white').place('blue', 'wood-marble');
    table.pass('blue');
    expect(table.state.activation).toBeUndefined();
    expect(table.state.active).toBe(1);
  });

  it('A16 lower discs act whatever the active player gave up', () => {
    const table = position().stack('wood-marble', 'red').place('blue', 'wood-marble');
    table.use('blue', 'wood').giveUp('blue', 'marble').done('blue');
    table.use('red', 'wood').use('red', 'marble');
    expect(table.board('red')).toMatchObject({ wood: 1, marble: 1 });
  });
});

describe('slots', () => {
  it('T12 C-4.10 A4 a slot may be used while its action is still impossible', () => {
    const table = position().stack('wood-contribute', 'red').place('blue', 'wood-contribute');
    table.use('blue', 'wood').giveUp('blue', 'contribute').done('blue');
    table.draw('red', 'contribute');
    expect(table.hand('red')).toHaveLength(1);
    table.use('red', 'wood').done('red');
    expect(table.board('red').wood).toBe(1);
  });

  it('T13 C-4.9 D2 with one possible action, the impossible one brings a card', () => {
    const table = position().place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
    table.use('blue', 'brick');
    expect(table.board('blue').brick).toBe(1);
  });

  it('C-4.9 A14 a possible slot may be given up, for nothing', () => {
    const table = position().deckTop('wood').place('blue', 'wood-marble');
    table.giveUp('blue', 'wood');
    expect(table.hand('blue')).toEqual([]);
    expect(table.board('blue').wood).toBe(0);
    expect(table.refusal('blue', { type: 'drawForSlot', action: 'marble' }).code).toBe(
      'slot.possible',
    );
  });

  it('C-4.9 D10 a partial action counts as carried out and brings no card', () => {
    const table = position()
      .blue({ ships: 3, workshops: [4] })
      .place('blue', 'ship-weave');
    table.use('blue', 'ship', { to: ['london'] });
    expect(table.hand('blue')).toEqual([]);
    expect(table.board('blue').workshops).toEqual([3]);
    expect(table.refusal('blue', { type: 'useSlot', action: 'ship', to: ['london'] }).code).toBe(
      'slot.notOpen',
    );
  });

  it('A19 an impossible slot cannot be given up: it brings its card', () => {
    const table = position().stack('artwork-ship', 'red').blue({ marble: 1 });
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    expect(table.refusal('blue', { type: 'giveUpSlot', action: 'ship' }).code).toBe(
      'slot.impossible',
    );
    expect(table.legal('blue', 'giveUpSlot', 'drawForSlot')).toEqual([
      { type: 'drawForSlot', action: 'ship' },
    ]);
  });

  it('A21 an activation ends with done, and only when every slot is closed', () => {
    const table = position().place('blue', 'wood-marble');
    expect(table.refusal('blue', { type: 'done' }).code).toBe('done.slotsOpen');
    table.use('blue', 'wood');
    expect(table.legal('blue', 'done')).toEqual([]);
    expect(table.refusal('blue', { type: 'done' }).code).toBe('done.slotsOpen');
    table.giveUp('blue', 'marble');
    expect(table.legal('blue', 'done')).toEqual([{ type: 'done' }]);
    expect(table.acting()).toBe('blue');
    expect(table.state.activation).toBeDefined();
  });

  it('C-4.11 owners of lower discs have no duty: two impossible slots bring two cards', () => {
    const table = position().stack('artwork-ship', 'red').blue({ marble: 1 }).deckTop('wood');
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    table.pass('blue');
    table.draw('red', 'ship').draw('red', 'artwork');
    expect(table.hand('red')).toHaveLength(2);
    table.done('red');
    expect(table.state.active).toBe(1);
  });

  it('C-4.11 owners of lower discs may give up both slots', () => {
    const table = position().stack('wood-marble', 'red').place('blue', 'wood-marble').pass('blue');
    table.giveUp('red', 'wood', 'marble').done('red');
    expect(table.hand('red')).toEqual([]);
    expect(table.board('red')).toMatchObject({ wood: 0, marble: 0 });
  });

  it('A3 each of the four slots of a white disc is judged separately: three cards at most', () => {
    const table = position().blue({ wood: 4, brick: 0 });
    for (const church of ['santaMariaDelFiore', 'sanMiniato', 'santaCroce'] as const) {
      table.cubes(`${church}.wood`, { red: church === 'sanMiniato' ? 2 : 5 });
    }
    table.cubes('santaCroce.wood', { red: 4 });
    table.place('blue', 'wood-contribute', 'white').draw('blue', 'wood').draw('blue', 'wood');
    table.use('blue', 'contribute', { material: 'wood', church: 'sanMiniato' });
    table.draw('blue', 'contribute').done('blue');
    expect(table.hand('blue')).toHaveLength(3);
    const all = position().place('blue', 'artwork-brick', 'white');
    all.draw('blue', 'artwork').draw('blue', 'artwork').giveUp('blue', 'brick');
    expect(all.refusal('blue', { type: 'giveUpSlot', action: 'brick' }).code).toBe('slot.duty');
    all.use('blue', 'brick').done('blue');
  });
});
