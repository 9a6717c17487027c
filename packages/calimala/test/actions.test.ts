// Chapter 5: the nine actions, each with what it does and when it brings a card instead.
import { describe, expect, it } from 'vitest';
import { deeds } from '../src/actions/index.ts';
import { type Action, MATERIALS, type PLACES, PORTS, TRADING_CITIES } from '../src/data.ts';
import { clothOf } from '../src/table.ts';
import type { Deed } from '../src/types.ts';
import { type Position, position } from './position.ts';

/** What Blue could do with an action. */
function options(table: Position, action: Action): string[] {
  return deeds(table.state, 0, action).map(spell);
}

function spell(deed: Deed): string {
  switch (deed.action) {
    case 'build':
      return deed.build === 'house' ? `house ${deed.city}` : deed.build;
    case 'artwork':
      return deed.building;
    case 'ship':
    case 'transport':
      return deed.to.join(' ');
    case 'contribute':
      return `${deed.material} ${deed.church}`;
    default:
      return deed.action;
  }
}

const fill = (table: Position, places: readonly (typeof PLACES)[number][], count: number) => {
  for (const place of places) table.cubes(place, { green: count });
  return table;
};

describe('wood, brick, marble', () => {
  it('T1 C-5.1 a warehouse holds four wood; after that the slot brings a card', () => {
    const table = position().blue({ wood: 3 }).place('blue', 'build-wood', 'white');
    table.use('blue', 'wood');
    expect(table.board('blue').wood).toBe(4);
    expect(table.hand('blue')).toHaveLength(0);
    table.draw('blue', 'wood');
    expect(table.board('blue').wood).toBe(4);
    expect(table.hand('blue')).toHaveLength(1);
  });

  it.each([
    ['C-5.1', 'wood', 'wood-marble'],
    ['C-5.2', 'brick', 'brick-build'],
    ['C-5.3', 'marble', 'wood-marble'],
  ] as const)(
    '%s a %s cube goes to its warehouse, unless four are there',
    (_, material, street) => {
      const table = position().place('blue', street).use('blue', material);
      for (const other of MATERIALS) {
        expect(table.board('blue')[other]).toBe(other === material ? 1 : 0);
      }
      expect(options(position().blue({ [material]: 3 }), material)).toEqual([material]);
      expect(options(position().blue({ [material]: 4 }), material)).toEqual([]);
    },
  );
});

describe('build', () => {
  it('T2 C-5.4 a ship costs two wood', () => {
    const table = position().blue({ wood: 2 }).place('blue', 'build-ship');
    table.use('blue', 'build', { build: 'ship' });
    expect(table.board('blue')).toMatchObject({ wood: 0, brick: 0, ships: 1 });
  });

  it('T3 C-5.4 a house costs two brick, one per city', () => {
    const table = position().blue({ brick: 2 }).place('blue', 'build-transport');
    table.use('blue', 'build', { build: 'house', city: 'hamburg' });
    expect(table.board('blue')).toMatchObject({ wood: 0, brick: 0, houses: ['hamburg'] });
    const later = position()
      .blue({ brick: 4, houses: ['hamburg'] })
      .place('blue', 'build-ship');
    expect(
      later.refusal('blue', { type: 'useSlot', action: 'build', build: 'house', city: 'hamburg' })
        .code,
    ).toBe('slot.choice');
    expect(options(later, 'build')).toEqual(['house troyes', 'house bruges']);
  });

  it('T4 C-5.4 a workshop costs a wood and a brick and starts empty', () => {
    const table = position()
      .blue({ wood: 1, brick: 1, workshops: [3] })
      .place('blue', 'build-ship')
      .use('blue', 'build', { build: 'workshop' });
    expect(table.board('blue')).toMatchObject({ wood: 0, brick: 0, workshops: [3, 0] });
  });

  it('C-5.4 only buildings with enough material and pieces can be built', () => {
    expect(options(position().blue({ wood: 1 }), 'build')).toEqual([]);
    expect(options(position().blue({ brick: 1 }), 'build')).toEqual([]);
    expect(options(position().blue({ wood: 2 }), 'build')).toEqual(['ship']);
    expect(options(position().blue({ wood: 2, ships: 2 }), 'build')).toEqual(['ship']);
    expect(options(position().blue({ wood: 4, ships: 3 }), 'build')).toEqual([]);
    expect(options(position().blue({ wood: 1, brick: 1 }), 'build')).toEqual(['workshop']);
    expect(options(position().blue({ wood: 1, brick: 1, workshops: [0, 0] }), 'build')).toEqual([
      'workshop',
    ]);
    expect(options(position().blue({ wood: 1, brick: 1, workshops: [0, 0, 0] }), 'build')).toEqual(
      [],
    );
    expect(options(position().blue({ brick: 2, houses: [...TRADING_CITIES] }), 'build')).toEqual(
      [],
    );
    expect(options(position().blue({ wood: 2, brick: 2 }), 'build')).toEqual([
      'ship',
      'house troyes',
      'house bruges',
      'house hamburg',
      'workshop',
    ]);
  });

  it('F8 every player finds room for a house in the same city', () => {
    const table = position({ players: 5 });
    for (const colour of ['red', 'yellow', 'green', 'purple'] as const) {
      table.give(colour, { houses: ['bruges'] });
    }
    table.blue({ brick: 2 }).place('blue', 'build-ship');
    table.use('blue', 'build', { build: 'house', city: 'bruges' });
    expect(table.board('blue').houses).toEqual(['bruges']);
  });
});

describe('artwork', () => {
  it('T5 C-5.5 C-2.6 a marble becomes an artwork', () => {
    const table = position().blue({ marble: 1 }).place('blue', 'artwork-brick');
    table.use('blue', 'artwork', { building: 'santaCroce' });
    expect(table.board('blue').marble).toBe(0);
    expect(table.cubesOf('blue', 'santaCroce.artwork')).toBe(1);
    expect(table.cubesOf('blue', 'santaCroce.marble')).toBe(0);
  });

  it('C-5.5 an artwork goes to any of the four buildings with a free artwork space', () => {
    const all = ['santaMariaDelFiore', 'sanMiniato', 'santaCroce', 'palazzoVecchio'];
    expect(options(position().blue({ marble: 1 }), 'artwork')).toEqual(all);
    expect(options(position(), 'artwork')).toEqual([]);
    const table = position().blue({ marble: 4 });
    table.cubes('santaMariaDelFiore.artwork', { red: 5 }).cubes('sanMiniato.artwork', { red: 3 });
    table.cubes('santaCroce.artwork', { red: 2, green: 2 });
    expect(options(table, 'artwork')).toEqual(['palazzoVecchio']);
    table.cubes('palazzoVecchio', { red: 3, blue: 1 });
    expect(options(table, 'artwork')).toEqual([]);
  });
});

describe('weave', () => {
  it('T6 C-5.6 A13 every workshop with room gets a cloth', () => {
    const table = position()
      .blue({ workshops: [0, 2] })
      .place('blue', 'ship-weave');
    table.use('blue', 'weave');
    expect(table.board('blue').workshops).toEqual([1, 3]);
    expect(table.happened('actionCarriedOut')[0]?.workshops).toEqual([0, 1]);
  });

  it('C-5.6 a full workshop is left out; weaving is impossible when all are full', () => {
    const table = position()
      .blue({ workshops: [4, 3, 4] })
      .place('blue', 'ship-weave');
    table.use('blue', 'weave');
    expect(table.board('blue').workshops).toEqual([4, 4, 4]);
    expect(table.happened('actionCarriedOut')[0]?.workshops).toEqual([1]);
    expect(options(table, 'weave')).toEqual([]);
  });
});

describe('ship', () => {
  it('T7 C-5.7 two ships bring two cloth to one port', () => {
    const table = position()
      .blue({ ships: 2, workshops: [2, 2] })
      .place('blue', 'build-ship');
    table.use('blue', 'ship', { to: ['lisbon', 'lisbon'] });
    expect(clothOf(table.board('blue'))).toBe(2);
    expect(table.cubesOf('blue', 'lisbon')).toBe(2);
    expect(table.board('blue').ships).toBe(2);
  });

  it('C-5.7 D8 a player ships at least one cloth, up to one per ship, to any ports', () => {
    const one = position().blue({ ships: 1, workshops: [4] });
    expect(options(one, 'ship')).toEqual(['barcelona', 'lisbon', 'london']);
    const two = position().blue({ ships: 2, workshops: [4] });
    expect(options(two, 'ship')).toEqual([
      'barcelona',
      'lisbon',
      'london',
      'barcelona barcelona',
      'barcelona lisbon',
      'barcelona london',
      'lisbon lisbon',
      'lisbon london',
      'london london',
    ]);
    expect(options(position().blue({ ships: 3, workshops: [2, 1] }), 'ship')).toHaveLength(19);
    expect(options(position().blue({ ships: 3, workshops: [1] }), 'ship')).toHaveLength(3);
  });

  it('C-5.7 shipping is impossible without cloth, without a ship, or with all ports full', () => {
    expect(options(position().blue({ ships: 3, workshops: [0, 0] }), 'ship')).toEqual([]);
    expect(options(position().blue({ ships: 0, workshops: [4] }), 'ship')).toEqual([]);
    const full = fill(position().blue({ ships: 3, workshops: [4] }), PORTS, 12);
    expect(options(full, 'ship')).toEqual([]);
  });

  it('C-5.7 C-5.10 a port never takes more than twelve', () => {
    const table = fill(position().blue({ ships: 3, workshops: [4] }), PORTS, 12);
    table.cubes('london', { green: 10 });
    expect(options(table, 'ship')).toEqual(['london', 'london london']);
  });

  it('A17 cloth leaves the fullest workshop, the leftmost of several', () => {
    const table = position()
      .blue({ ships: 3, workshops: [1, 3, 3] })
      .place('blue', 'build-ship');
    table.use('blue', 'ship', { to: ['barcelona', 'lisbon', 'london'] });
    expect(table.board('blue').workshops).toEqual([1, 1, 2]);
    expect(table.happened('actionCarriedOut')[0]).toMatchObject({
      workshops: [1, 2, 1],
      cubes: ['barcelona', 'lisbon', 'london'],
    });
  });
});

describe('transport', () => {
  it('T8 C-5.8 one house brings exactly one cloth to its city', () => {
    const table = position().blue({ houses: ['hamburg'], workshops: [3] });
    expect(options(table, 'transport')).toEqual(['hamburg']);
    table.place('blue', 'build-transport').use('blue', 'transport', { to: ['hamburg'] });
    expect(clothOf(table.board('blue'))).toBe(2);
    expect(table.cubesOf('blue', 'hamburg')).toBe(1);
  });

  it('C-5.8 D8 each house brings at most one cloth, and fewer are allowed', () => {
    const table = position().blue({ houses: ['hamburg', 'troyes'], workshops: [3] });
    expect(options(table, 'transport')).toEqual(['troyes', 'hamburg', 'troyes hamburg']);
    const one = position().blue({ houses: ['hamburg', 'troyes'], workshops: [1] });
    expect(options(one, 'transport')).toEqual(['troyes', 'hamburg']);
    const all = position().blue({ houses: [...TRADING_CITIES], workshops: [3] });
    expect(options(all, 'transport')).toEqual([
      'troyes',
      'bruges',
      'hamburg',
      'troyes bruges',
      'troyes hamburg',
      'bruges hamburg',
      'troyes bruges hamburg',
    ]);
  });

  it('C-5.8 transport is impossible without cloth or without a house', () => {
    expect(options(position().blue({ houses: ['troyes'] }), 'transport')).toEqual([]);
    expect(options(position().blue({ workshops: [4] }), 'transport')).toEqual([]);
  });

  it('T25 A5 C-5.8 with the player’s own cities full, the slot brings a card although others have room', () => {
    const table = position().blue({ houses: ['troyes'], workshops: [2], wood: 2 });
    table.cubes('troyes', { red: 12 }).cubes('bruges', { red: 11 });
    table.place('blue', 'build-transport').draw('blue', 'transport');
    expect(table.hand('blue')).toHaveLength(1);
    table.use('blue', 'build', { build: 'ship' });
  });
});

describe('contribute', () => {
  it('T9 C-5.9 C-2.6 a wood goes to the wood row of a church', () => {
    const table = position().blue({ wood: 1 }).place('blue', 'wood-contribute');
    table.use('blue', 'contribute', { material: 'wood', church: 'santaCroce' });
    expect(table.board('blue').wood).toBe(0);
    expect(table.cubesOf('blue', 'santaCroce.wood')).toBe(1);
  });

  it('C-5.9 a player can contribute any material they hold to any church with room in its row', () => {
    const table = position().blue({ wood: 1, marble: 1 });
    table.cubes('sanMiniato.wood', { red: 3 });
    expect(options(table, 'contribute')).toEqual([
      'wood santaMariaDelFiore',
      'wood santaCroce',
      'marble santaMariaDelFiore',
      'marble sanMiniato',
      'marble santaCroce',
    ]);
  });

  it('A5 C-5.9 impossible without a material whose rows have room', () => {
    expect(options(position(), 'contribute')).toEqual([]);
    const table = position().blue({ wood: 4 });
    table.cubes('santaMariaDelFiore.wood', { red: 5 }).cubes('sanMiniato.wood', { red: 3 });
    expect(options(table, 'contribute')).toEqual(['wood santaCroce']);
    table.cubes('santaCroce.wood', { red: 4 });
    expect(options(table, 'contribute')).toEqual([]);
  });
});

describe('limits', () => {
  it('C-5.11 A6 D11 cubes never run out', () => {
    const table = position({ players: 5 }).blue({ wood: 3, workshops: [4, 4, 4] });
    for (const place of PORTS) table.cubes(place, { blue: 12 });
    for (const place of TRADING_CITIES) table.cubes(place, { blue: 12 });
    table.place('blue', 'wood-marble').use('blue', 'wood');
    expect(table.board('blue').wood).toBe(4);
  });

  it('C-5.10 no action removes anything from the board', () => {
    const table = position().blue({ wood: 2, marble: 1, workshops: [2], ships: 1 });
    table.cubes('lisbon', { blue: 1, red: 2 }).cubes('palazzoVecchio', { red: 1 });
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'palazzoVecchio' });
    table.use('blue', 'ship', { to: ['lisbon'] });
    expect(table.state.cubes.lisbon).toEqual([2, 2, 0, 0]);
    expect(table.state.cubes.palazzoVecchio).toEqual([1, 1, 0, 0]);
    expect(table.state.artists).toEqual([1, 0]);
    expect(table.board('blue').ships).toBe(1);
  });
});
