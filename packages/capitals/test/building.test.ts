// K-4.3: taking, placing and the effects of a build.
import { describe, expect, it } from 'vitest';
import { openCells, rimCorners } from '../src/city.ts';
import { stepsOfBuild } from '../src/effects.ts';
import { position } from './position.ts';

describe('price and placement', () => {
  it('T11 K-4.3.1 a tile of the $2 row with $1 takes one taxation', () => {
    const p = position().blue({ economy: 1 }).offer(1, 'sawmill').builds('sawmill', 0, 1);
    expect(p.of('blue')).toMatchObject({ economy: 2, prestige: -1 });
  });

  it('T12 K-4.3.8 A48 the Magnificent Arch is taxed at each payment, never ahead', () => {
    const p = position().blue({ economy: 1 }).offer(1, 'magnificent-arch');
    p.builds('magnificent-arch', 0, 1);
    expect(p.all('taxed').map(event => event.times)).toEqual([1, 4]);
    expect(p.of('blue')).toMatchObject({
      economy: 2,
      prestige: -5,
      culture: 10,
      progress: 3,
      publicServices: -1,
    });
  });

  it('T13 K-4.5.4 no taxation is taken for a condition', () => {
    const p = position().blue({ economy: 1 }).builds('high-finance-square', 0, 1);
    expect(p.of('blue')).toMatchObject({
      economy: 1,
      progress: 2,
      culture: 7,
      energy: 3,
      prestige: 0,
    });
  });

  it('T14 K-4.3.7 $23 give 1 prestige per $10', () => {
    const p = position().blue({ economy: 23 }).builds('high-finance-square', 0, 1);
    expect(p.of('blue')).toMatchObject({ prestige: 2, economy: 23 });
  });

  it('T16 K-4.3.2 K-4.3.3 a token cell and the first tile of its type are free', () => {
    const p = position().stands('blue', ['train-station', 0, 1]).builds('market', 1, -1);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: [] }]);
    expect(p.of('blue').prestige).toBe(0);
  });

  it('T17 K-4.3.4 a public tile away from the Train Station costs 2', () => {
    const p = position().stands('blue', ['train-station', 0, 1], ['market', 1, -1]);
    p.builds('science-center', 0, -1);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: ['type'] }]);
    expect(p.of('blue').prestige).toBe(-2);
  });

  const afterT17 = () =>
    position().stands(
      'blue',
      ['train-station', 0, 1],
      ['market', 1, -1],
      ['science-center', 0, -1],
    );

  it('T18 a cell that is neither at a token nor beside the Hotel costs 4', () => {
    const p = afterT17().builds('magnificent-arch', 2, -2);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: ['token', 'type'] }]);
    expect(p.player('blue').prestige.placement).toBe(-4);
  });

  it('T19 K-1.2 a token cell diagonal to the Hotel is free', () => {
    const p = afterT17().builds('magnificent-arch', 1, 1);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: [] }]);
    expect(p.player('blue').prestige.placement).toBe(0);
  });

  it.each([
    ['first', 0, 2],
    ['last', 0, -2],
  ])('K-4.3.3 one like tile beside it is enough, even the one built %s', (_which, x, y) => {
    const p = afterT17().builds('university', x, y);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: ['token'] }]);
  });

  it('K-4.3.5 A18 a tile must touch the city, on an empty cell', () => {
    const p = position().offer(0, 'market').play({ type: 'takeTile', tile: 'market' });
    expect(p.verdict({ type: 'placeTile', x: 3, y: 0 })).toBe('cell.apart');
    expect(p.verdict({ type: 'placeTile', x: 1, y: 0 })).toBe('cell.occupied');
    expect(p.verdict({ type: 'placeTile', x: 2, y: 1 })).toBe('allowed');
    expect(p.legalOf('placeTile')).toHaveLength(10);
  });

  it('A18 A19 K-4.8.1 finds the open cells and rim corners of a city with arms and an inner corner', () => {
    const p = position().stands(
      'blue',
      ['market', 0, 1],
      ['sawmill', -1, 0],
      ['hospital', -1, 1],
      ['university', -2, 1],
      ['music-hall', -2, 2],
      ['textile-mill', -3, 3],
      ['row-houses', 2, -1],
    );
    const { city, tokens } = p.player('blue');
    const far = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
    const places = far.flatMap(y => far.map(x => ({ x, y })));
    const within = (x: number, y: number, from: number, to: number) =>
      city.filter(tile =>
        [tile.x - x, tile.y - y].every(distance => distance >= from && distance <= to),
      ).length;
    expect(openCells(city)).toEqual(
      places.filter(({ x, y }) => within(x, y, 0, 0) === 0 && within(x, y, -1, 1) > 0),
    );
    const tiles = ({ x, y }: { x: number; y: number }) => within(x, y, -1, 0);
    expect([tiles({ x: 0, y: 1 }), tiles({ x: -1, y: 2 })]).toEqual([4, 3]);
    expect(rimCorners(p.player('blue'))).toEqual(
      places
        .filter(corner => tiles(corner) > 0 && tiles(corner) < 4)
        .filter(({ x, y }) => !tokens.some(token => token.x === x && token.y === y)),
    );
  });

  it('K-4.3.1 nobody can pass or take two tiles, and only tiles in the rows can be taken', () => {
    const p = position().offer(0, 'market', 'sawmill');
    expect(p.legal().map(move => move.type)).toEqual(['takeTile', 'takeTile']);
    expect(p.verdict({ type: 'done' })).toBe('move.wrongPhase');
    expect(p.verdict({ type: 'takeTile', tile: 'university' })).toBe('tile.notOffered');
    p.lays('market', 1, -1);
    expect(p.verdict({ type: 'takeTile', tile: 'sawmill' })).toBe('move.wrongPhase');
    expect(p.done().active).toBe('red');
    expect(p.state).toMatchObject({ work: { step: 'idle' }, journal: { seat: 1, steps: [] } });
  });

  it('T109 A40 the row is paid for before the tile gives anything', () => {
    const p = position().blue({ economy: 1 }).offer(2, 'livestock-exchange');
    p.builds('livestock-exchange', 0, 1);
    expect(p.of('blue')).toMatchObject({ economy: 9, prestige: -2 });
  });

  it('A41 High Finance Square must lie beside tourism', () => {
    const p = position().builds('high-finance-square', 2, 1);
    expect(p.all('tileBuilt')).toMatchObject([{ broken: ['token', 'type'] }]);
  });
});

describe('immediate and conditional effects', () => {
  it('T21 the Textile Mill', () => {
    const p = position().blue({ employment: 5, population: 8, publicServices: 1 });
    expect(p.builds('textile-mill', 0, 1).of('blue')).toMatchObject({
      progress: 3,
      employment: 7,
      publicServices: -1,
    });
  });

  it('T22 K-4.3.7 3 population give 2 culture', () => {
    const p = position().blue({ population: 10, culture: 1 }).builds('city-museum', 0, 1);
    expect(p.of('blue')).toMatchObject({ culture: 7, population: 10 });
  });

  it('T23 3 employment give 1 culture; employment stays', () => {
    const p = position().blue({ population: 12, employment: 12 }).builds('printing-works', 0, 1);
    expect(p.of('blue')).toMatchObject({ culture: 5, employment: 12 });
  });

  it('T24 a condition that is not met when the tile is built never pays later', () => {
    const p = position().blue({ population: 2, employment: 2 }).builds('printing-works', 0, 1);
    expect(p.of('blue').culture).toBe(1);
    p.blue({ population: 9, employment: 9 }).done().turnOf('blue').builds('sawmill', 1, 1);
    expect(p.of('blue').culture).toBe(1);
  });

  it('A44 A43 an upgrade that pays may come before or after a loss', () => {
    const given = () =>
      position()
        .blue({ economy: 49, progress: 6 })
        .stands('blue', ['locomotive-works', 0, 1])
        .lays('opera-house', 1, 1);
    expect(given().rest().of('blue')).toMatchObject({ level: 2, economy: 47, prestige: 1 });
    expect(given().resolves('economy').of('blue')).toMatchObject({ economy: 48, prestige: 0 });
  });

  it('T71 A15 population and employment of one tile come in either order', () => {
    const given = () => position().blue({ population: 5, employment: 5 });
    const byDefault = given().builds('workers-cottages', 1, 1).of('blue');
    expect(byDefault).toMatchObject({ population: 7, employment: 6, progress: 1 });
    const chosen = given().lays('workers-cottages', 1, 1).resolves('employment').of('blue');
    expect(chosen).toMatchObject({ population: 7, employment: 5, progress: 1 });
  });

  it('T73 A20 a condition is counted when it is carried out', () => {
    const given = () => position().blue({ population: 8, employment: 4, culture: 1 });
    expect(given().builds('printing-works', 0, 1).of('blue')).toMatchObject({
      employment: 6,
      culture: 3,
    });
    const first = given().lays('printing-works', 0, 1).resolves('culture condition');
    expect(first.of('blue')).toMatchObject({ employment: 6, culture: 2 });
  });

  it('K-4.3.6 energy of a tile goes to the plant', () => {
    expect(position().builds('chemical-works', 0, 1).of('blue').energy).toBe(5);
    expect(position().builds('recycling-plant', 0, 1).of('blue').energy).toBe(6);
  });

  it('K-4.3.6 A44 nobody is asked when the order changes nothing', () => {
    const p = position().lays('row-houses', 1, 1);
    expect(p.state.work.step).toBe('built');
    expect(p.all('trackMoved').map(event => event.track)).toEqual(['population', 'progress']);
  });
});

describe('build effects', () => {
  it('K-4.3.6 A44 effects come by track, the tile’s own before those of older tiles together', () => {
    const p = position().stands(
      'blue',
      ['train-station', 0, 1],
      ['logistics-hub', 2, 1],
      ['stock-exchange', 1, 1],
    );
    const [own, by] = ['own', 'stock-exchange'] as const;
    expect(stepsOfBuild(p.state, 0, p.index('blue', by))).toEqual([
      { of: own, resource: 'progress', amount: 2, by },
      { of: own, resource: 'economy', amount: 4, by },
      { of: own, resource: 'economy', effect: 1, by },
      { of: 'others', resource: 'economy', amount: 5, by: 'train-station' },
    ]);
    p.stands('blue', ['department-store', 0, -1]);
    expect(stepsOfBuild(p.state, 0, p.index('blue', 'department-store'))).toEqual(
      [
        { resource: 'progress', amount: 2 },
        { resource: 'economy', amount: 6 },
        { resource: 'economy', amount: 2 },
      ].map(step => ({ of: own, by: 'department-store', ...step })),
    );
  });

  it('T26 K-4.3.9 the Panorama Tower counts high density, now and later', () => {
    const p = position().stands('blue', ['tenement-block', 1, 1], ['boarding-house', 2, 1]);
    expect(p.builds('panorama-tower', 0, 1).of('blue').culture).toBe(1 + 2 + 6);
    expect(p.turnOf('blue').builds('company-housing', 2, -1).of('blue').culture).toBe(9 + 3);
    expect(p.turnOf('blue').builds('row-houses', 3, 1).of('blue').culture).toBe(12);
  });

  it('T27 the Neighbourhood Clinic counts residential neighbours, diagonal ones too', () => {
    const p = position().blue({ population: 5 }).stands('blue', ['row-houses', 2, 0]);
    expect(p.builds('neighbourhood-clinic', 1, 1).of('blue').population).toBe(7);
    expect(p.turnOf('blue').builds('garden-villas', 2, 1).of('blue').population).toBe(7 + 1 + 1);
    expect(p.turnOf('blue').builds('tenement-block', 1, -1).of('blue').population).toBe(9 + 3);
  });

  it('T72 K-4.3.10 an older neighbour may make room for the new tile', () => {
    const given = () =>
      position().blue({ population: 5, employment: 5 }).stands('blue', ['company-housing', 1, 1]);
    expect(given().builds('sawmill', 0, 1).of('blue')).toMatchObject({
      population: 6,
      employment: 6,
      progress: 2,
    });
    expect(given().lays('sawmill', 0, 1).resolves('employment').of('blue')).toMatchObject({
      population: 6,
      employment: 5,
      progress: 2,
    });
  });

  it('T95 the Botanical Garden counts the City Hall', () => {
    const p = position().builds('botanical-garden', 0, 1);
    expect(p.of('blue')).toMatchObject({ culture: 4, progress: 2 });
  });

  it('T96 the General Store counts neighbours only', () => {
    const p = position().blue({ economy: 10 }).stands('blue', ['row-houses', 1, 1]);
    expect(p.builds('general-store', 0, 1).of('blue').economy).toBe(18);
    expect(p.turnOf('blue').builds('workers-cottages', 0, -1).of('blue').economy).toBe(18);
  });

  it('T97 A33 the Livestock Exchange counts the whole city, but not itself', () => {
    const p = position().blue({ economy: 10 }).stands('blue', ['market', 1, -1]);
    expect(p.builds('livestock-exchange', 0, -1).of('blue').economy).toBe(17);
    expect(p.turnOf('blue').builds('general-store', -1, -2).of('blue').economy).toBe(22);
  });

  it('A12 a public City Hall counts as public, not as residential', () => {
    const options = { cityHallType: 'public' };
    expect(position({ options }).builds('botanical-garden', 0, 1).of('blue').culture).toBe(3);
    const far = position({ options }).builds('hospital', -1, -1);
    expect(far.all('tileBuilt')).toMatchObject([{ broken: ['token', 'type'] }]);
  });

  it('A12 in the documented example a public City Hall would have made the Science Center free', () => {
    const prestige = (options: Record<string, unknown>) =>
      position({ options })
        .stands('blue', ['train-station', 0, 1])
        .builds('science-center', 0, -1)
        .of('blue').prestige;
    expect([prestige({}), prestige({ cityHallType: 'public' })]).toEqual([-2, 0]);
  });
});
