// Chapter 6: prosperity tiles and lakes.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { capitals } from '../src/game.ts';
import { conditionsOf } from '../src/prosperity.ts';
import type { ProsperityId } from '../src/tiles/index.ts';
import { position } from './position.ts';

const prosperity = (hand: ProsperityId[], round = 5) =>
  position({ phase: 'prosperity', round, options: { prosperity: true } }).blue({ hand });

const build = (tile: ProsperityId, x = 0, y = 1) =>
  ({ type: 'buildProsperity', tile, x, y }) as const;
const lake = (tile: ProsperityId, x = 0, y = 1) => ({ type: 'buildLake', tile, x, y }) as const;

describe('prosperity tiles', () => {
  it('T64 K-6.3 K-6.4 Three Pennants needs the most population', () => {
    const p = prosperity(['three-pennants', 'electric-tramway']).blue({ population: 9 });
    expect(new Set(p.legalOf('buildProsperity').map(move => move.tile))).toEqual(
      new Set(['three-pennants']),
    );
    p.play(build('three-pennants'));
    expect(p.of('blue')).toMatchObject({ prestige: 4, culture: 3, population: 9 });
    expect(p.player('blue').hand).toEqual(['electric-tramway']);
  });

  it('T65 A28 the Warehouse needs only a tie and brings 3 prestige in era II', () => {
    const p = prosperity(['warehouse'])
      .stands(
        'blue',
        ['sawmill', 0, -1],
        ['brickworks', 1, -1],
        ['market', 2, 0],
        ['general-store', 2, 1],
      )
      .stands(
        'red',
        ['textile-mill', 0, -1],
        ['iron-foundry', 1, -1],
        ['cannery', 2, 0],
        ['savings-bank', 2, 1],
      );
    expect(p.play(build('warehouse')).of('blue').prestige).toBe(3);
  });

  it.each([
    [3, 1],
    [5, 3],
    [9, 6],
  ])('K-6.2 the Warehouse in round %i brings %i', (round, prestige) => {
    expect(prosperity(['warehouse'], round).play(build('warehouse')).of('blue').prestige).toBe(
      prestige,
    );
  });

  it('T108 a negative track counts 0 times', () => {
    const p = prosperity(['peoples-park'])
      .blue({ publicServices: -1 })
      .red({ publicServices: -2 })
      .black({ publicServices: -2 })
      .play(build('peoples-park'));
    expect(p.of('blue')).toMatchObject({ population: 6, prestige: 0 });
  });

  it('T102 a tie at zero is enough', () => {
    const p = prosperity(['guild-house']).play(build('guild-house'));
    expect(p.set({ round: 12 }).end().player('blue').prestige.finalTiles).toBe(0);
  });

  it('K-6.3 K-4.10.3 the Civic Plaza needs the most public tiles and brings 1 for each at the end', () => {
    const p = prosperity(['civic-plaza']).stands('red', ['hospital', 0, 1]);
    expect(p.verdict(build('civic-plaza'))).toBe('prosperity.requirement');
    p.stands('blue', ['courthouse', 0, -1], ['university', 1, -1]).play(build('civic-plaza'));
    expect(p.set({ round: 12 }).end().player('blue').prestige.finalTiles).toBe(2);
  });

  it('A28 the neutral marker is nobody’s rival', () => {
    const p = position({ players: 2, phase: 'prosperity', round: 7, options: { prosperity: true } })
      .set({ neutral: 8 })
      .blue({ culture: 3, hand: ['grand-fountain'] })
      .red({ culture: 3 });
    expect(p.verdict(build('grand-fountain'))).toBe('allowed');
    expect(p.red({ culture: 4 }).verdict(build('grand-fountain'))).toBe('prosperity.requirement');
  });

  it('T107 A29 progress is compared by level, then by spaces', () => {
    const p = prosperity(['observatory'])
      .blue({ level: 6, progress: 5 })
      .red({ level: 6, progress: 6 });
    expect(p.verdict(build('observatory'))).toBe('prosperity.requirement');
    expect(p.red({ progress: 5 }).verdict(build('observatory'))).toBe('allowed');
    expect(p.red({ level: 5, progress: 7 }).play(build('observatory')).of('blue').prestige).toBe(6);
  });

  it('K-6.3 fewest, most and having: each line says what is missing', () => {
    const p = prosperity(['model-district']).stands('blue', ['market', 0, 1]);
    expect(conditionsOf(p.state, 0, 'model-district')).toEqual([
      { of: 'residential', has: 1, needs: 1, met: true },
      { of: 'industrial', has: 0, needs: 1, met: false },
      { of: 'commercial', has: 1, needs: 1, met: true },
      { of: 'tourism', has: 1, needs: 1, met: true },
      { of: 'public', has: 0, needs: 1, met: false },
    ]);
    expect(conditionsOf(p.state, 0, 'street-bazaar')).toEqual([
      { of: 'commercial', has: 1, needs: 0, met: false },
    ]);
    expect(conditionsOf(p.state, 0, 'trade-hall')).toEqual([
      { of: 'commercial', has: 1, needs: 0, met: true },
    ]);
    expect(conditionsOf(p.state, 1, 'warehouse')).toEqual([
      { of: 'industrial,commercial', has: 0, needs: 1, met: false },
    ]);
    expect(conditionsOf(p.blue({ culture: 4 }).state, 1, 'grand-fountain')).toEqual([
      { of: 'culture', has: 1, needs: 4, met: false },
    ]);
  });

  it('K-6.3 a tile that is not held, or whose requirement is not met, is refused', () => {
    const p = prosperity(['electric-tramway']);
    expect(p.verdict(build('clock-tower'))).toBe('prosperity.notHeld');
    expect(p.verdict(build('electric-tramway'))).toBe('prosperity.requirement');
    expect(p.verdict(lake('clock-tower'))).toBe('prosperity.notHeld');
    expect(p.verdict({ type: 'buildLake', tile: 'electric-tramway', x: 5, y: 5 })).toBe(
      'cell.apart',
    );
  });

  it('K-6.3 A28 needs the fewest of all cities, and every line of a requirement', () => {
    const p = prosperity(['street-bazaar', 'model-district'])
      .stands('blue', ['market', 0, 1])
      .stands('red', ['general-store', 0, 1]);
    expect(conditionsOf(p.state, 0, 'street-bazaar')).toMatchObject([{ needs: 0, met: false }]);
    expect(p.verdict(build('model-district', 0, -1))).toBe('prosperity.requirement');
    expect(p.legalOf('buildProsperity')).toEqual([]);
  });

  it('A32 rule B holds among prosperity tiles', () => {
    const p = prosperity(['warehouse']).stands('blue', ['arboretum', 0, 1]);
    expect(p.play(build('warehouse', 1, -1)).of('blue').prestige).toBe(3 - 2);
  });
});

describe('lakes', () => {
  it('T67 K-6.5 a tile without its requirement becomes a lake, without a penalty', () => {
    const p = prosperity(['electric-tramway', 'workers-club']);
    expect(new Set(p.legal().map(move => move.type))).toEqual(new Set(['buildLake']));
    p.play(lake('electric-tramway', 2, 1));
    expect(p.of('blue')).toMatchObject({ energy: 6, prestige: 0 });
    expect(p.player('blue').hand).toEqual(['workers-club']);
    expect(p.events).toEqual([
      { type: 'lakeBuilt', seat: 0, tile: 'electric-tramway', x: 2, y: 1 },
      { type: 'energyGained', seat: 0, amount: 2, to: 6, by: 'lake' },
    ]);
    expect(p.tile('blue', 'electric-tramway')).toMatchObject({ x: 2, y: 1, cubes: 0, lake: true });
    expect(p.active).toBe('red');
  });

  it('T99 a lake is part of the city for later tiles', () => {
    const p = prosperity(['electric-tramway']).lake('blue', 2, 1);
    expect(p.verdict(lake('electric-tramway', 3, 2))).toBe('allowed');
    p.set({ phase: 'building' }).builds('sawmill', 3, 2);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: ['token'] }]);
    expect(p.of('blue').prestige).toBe(-2);
  });

  it('A30 a face-down tile does nothing', () => {
    const p = prosperity([])
      .blue({ energy: 9, economy: 20, progress: 7, population: 9 })
      .lake('blue', 0, 1, 'brickworks')
      .lake('blue', 1, 1, 'shopping-mall')
      .lake('blue', 0, -1, 'science-center')
      .lake('blue', -1, -1, 'consulting-offices')
      .lake('blue', -1, 1, 'labour-exchange')
      .lake('blue', 1, -1, 'allotment-gardens')
      .tourist('blue', 'red')
      .set({ phase: 'building' })
      .builds('sawmill', -1, 0);
    expect(p.of('blue')).toMatchObject({ level: 2, economy: 20, culture: 1, employment: 5 });
    p.set({ phase: 'executive' }).turnOf('blue');
    expect(p.legalOf('activate').map(move => move.building)).toEqual([0, 1]);
    expect(p.activates('hotel').of('blue')).toMatchObject({ economy: 23, culture: 1 });
    p.set({ round: 12 }).end();
    expect(p.player('blue').prestige.finalTiles).toBe(0);
    expect(p.of('blue').employment).toBe(5);
  });

  it('T101 a lake is no prosperity tile', () => {
    const p = prosperity(['arboretum']).lake('blue', 2, 1).stands('blue', ['row-houses', 1, 1]);
    expect(p.play(build('arboretum')).all('tileBuilt')).toMatchObject([{ broken: [] }]);
  });

  it('K-6.6 a lake does not prevent a prosperity tile later', () => {
    const p = prosperity(['warehouse', 'arboretum']).play(lake('arboretum', 2, 1));
    p.set({ phase: 'prosperity' }).turnOf('blue');
    expect(p.verdict(build('warehouse'))).toBe('allowed');
  });

  it.each([
    [2, 1],
    [4, 1],
    [5, 0],
  ] as const)('K-6.6 with %i players %i tiles of a hand are never built', (players, unused) => {
    const chance = seededRandom(`${players} hands`);
    const state = capitals.setup(players, { prosperity: true }, chance);
    const game = play(capitals, state, anyMove(capitals), { chance, choice: chance });
    expect([...game].length).toBeGreaterThan(0);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(state.players.map(() => unused));
  });

  it('A13 a lake is a separate event and ends the turn', () => {
    expect(prosperity(['warehouse']).play(lake('warehouse')).active).toBe('red');
  });
});

describe('timing', () => {
  const pass = (round: number, options = { prosperity: true }) => {
    const p = position({ phase: 'executive', round, options });
    while (p.state.phase === 'executive') p.play({ type: 'takeBonus', bonus: 'energy' });
    return p;
  };

  it('K-6.2 they come at the end of rounds 3, 5, 7, 9 and 11, after the refill', () => {
    const rounds = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(rounds.filter(round => pass(round).state.phase === 'prosperity')).toEqual([
      3, 5, 7, 9, 11,
    ]);
    expect(pass(3).all('tilesTurnedUp')).toHaveLength(1);
    expect(pass(3, { prosperity: false }).state.phase).toBe('political');
  });

  it('K-6.2 players go in turn order, then the next round begins', () => {
    const p = pass(3);
    for (const colour of ['blue', 'red', 'black'] as const) {
      expect(p.active).toBe(colour);
      const move = p.legalOf('buildLake')[0];
      if (move !== undefined) p.play(move);
    }
    expect(p.state).toMatchObject({ round: 4, phase: 'political' });
  });
});
