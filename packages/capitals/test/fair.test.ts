// K-4.9 and K-4.10: World's Fairs and the end of the game.
import { describe, expect, it } from 'vitest';
import { employmentPrestige } from '../src/data.ts';
import { result } from '../src/ending.ts';
import { servicesProgress } from '../src/fair.ts';
import { isTile } from '../src/tiles/index.ts';
import { type Colour, position } from './position.ts';

const sheet = (p: ReturnType<typeof position>, colour: Colour) => p.player(colour).prestige;

describe("a World's Fair", () => {
  it('T52 K-4.9.1 K-4.9.7 pays for the employment space', () => {
    const p = position().blue({ population: 7, employment: 7 }).fair();
    expect(sheet(p, 'blue').employment).toBe(3);
    expect([0, 4, 20].map(employmentPrestige)).toEqual([-4, 0, 16]);
  });

  it.each([
    ['T53', 10, 8, -2],
    ['T54', 15, 8, -3],
    ['T54', 8, 8, 0],
    ['A36', 9, 8, -1],
    ['K-4.9.2', 11, 8, -3],
  ])('%s population %i, employment %i: %i', (_, population, employment, prestige) => {
    const p = position().blue({ population, employment }).fair();
    expect(sheet(p, 'blue').unemployment).toBe(prestige);
  });

  it('T55 K-4.9.3 K-4.9.8 gives progress by public services', () => {
    expect(position().blue({ publicServices: 3 }).fair().of('blue').progress).toBe(1);
    const levels = Array.from({ length: 10 }, (_, index) => index - 3);
    const { tracks } = position().player('blue');
    expect(levels.map(publicServices => servicesProgress({ ...tracks, publicServices }))).toEqual([
      -3, -2, -1, 0, 0, 1, 1, 2, 2, 3,
    ]);
  });

  it('T56 K-4.9.4 costs 2 for every city ahead', () => {
    const p = position()
      .blue({ publicServices: 6 })
      .red({ publicServices: 4 })
      .black({ publicServices: 2 })
      .fair();
    expect((['blue', 'red', 'black'] as const).map(c => sheet(p, c).publicServices)).toEqual([
      0, -2, -4,
    ]);
  });

  it('T57 ties: more economy is ahead, then further left', () => {
    const p = position({ players: 2 }).blue({ economy: 7 }).red({ economy: 9 }).fair();
    expect([sheet(p, 'blue').publicServices, sheet(p, 'red').publicServices]).toEqual([-2, 0]);
    const even = position({ players: 2 }).fair();
    expect([sheet(even, 'blue').publicServices, sheet(even, 'red').publicServices]).toEqual([
      0, -2,
    ]);
  });

  it('T58 K-4.9.5 cubes return, tourists stay', () => {
    const p = position().cubes('blue', 'hotel', 3).tourist('red', 'blue', 'hotel').fair();
    expect(p.of('blue').energy).toBe(7);
    expect(p.tile('blue', 'hotel').cubes).toBe(0);
    expect(p.place('red')).toBe('blue hotel');
  });

  it('T85 A39 an upgrade during the fair counts for the ties of its rank', () => {
    const p = position()
      .blue({ publicServices: 2, economy: 8, progress: 7 })
      .red({ publicServices: 2, economy: 9 })
      .black({ publicServices: -1, economy: 9 })
      .stands('blue', ['locomotive-works', 0, 1])
      .fair();
    expect(p.of('blue')).toMatchObject({ level: 2, progress: 0, economy: 10 });
    expect([p.of('red').progress, p.of('black').progress]).toEqual([1, 0]);
    expect((['blue', 'red', 'black'] as const).map(c => sheet(p, c).publicServices)).toEqual([
      0, -2, -4,
    ]);
  });

  it('T86 the first in turn order takes the better plant', () => {
    const p = position()
      .blue({ publicServices: 3, progress: 7, column: 5 })
      .red({ publicServices: 3, progress: 7 })
      .fair();
    expect([p.of('red').energy, p.of('blue').energy]).toEqual([8, 7]);
  });

  it('T87 A9 K-4.4.7 lost progress stops at the symbol', () => {
    const p = position().blue({ level: 2, progress: 1, publicServices: -3 }).fair();
    expect(p.of('blue')).toMatchObject({ level: 2, progress: 0, energy: 4 });
  });
});

describe('the end', () => {
  /** A city that gains and pays nothing on the way to the final scoring. */
  const plain = { population: 4, employment: 4, economy: 1, culture: 1, energy: 0 } as const;
  const final = (options = {}) => position({ round: 12, options }).blue({ ...plain, column: 2 });

  it('T60 K-4.10.3 scores energy, economy and culture', () => {
    const p = final().blue({ energy: 9, economy: 17, culture: 21 }).end();
    expect(sheet(p, 'blue')).toMatchObject({ energy: 2, economy: 3, culture: 10, progress: 0 });
  });

  it('T61 scores spaces beyond the symbol', () => {
    expect(sheet(final().blue({ progress: 5 }).end(), 'blue').progress).toBe(5);
  });

  it('T62 K-4.10.2 A7 takes the last payment', () => {
    const p = final().blue({ economy: 2 }).end();
    expect(p.of('blue').economy).toBe(2);
    expect(sheet(p, 'blue').taxation).toBe(-1);
  });

  it('A7 with the option players pay the value times the multiplier', () => {
    const p = final({ endPayment: 'multiplied' }).blue({ economy: 20 }).end();
    expect(p.of('blue').economy).toBe(8);
  });

  it('A8 cubes on buildings count, unless the table says otherwise', () => {
    const energy = (options = {}) => sheet(final(options).cubes('blue', 'hotel', 8).end(), 'blue');
    expect(energy().energy).toBe(2);
    const options = { lastFairReturnsEnergy: false };
    expect(energy(options).energy).toBe(0);
    const earlier = position({ round: 8, options }).cubes('blue', 'hotel', 8).fair();
    expect(earlier.of('blue').energy).toBe(12);
  });

  const equal = (blue: object, red: object) => {
    const p = position({ players: 2, round: 12 });
    for (const colour of ['blue', 'red'] as const) {
      p.give(colour, { ...plain, economy: 12, energy: 4 });
    }
    p.blue({ publicServices: 1, column: 3, ...blue }).red({ column: 2, ...red });
    // The rank of public services costs red 2; all other differences are compensated.
    p.end();
    const [first, second] = [p.of('blue').prestige, p.of('red').prestige];
    p.player('red').prestige.tiles += first - second;
    return result(p.state)?.standings.map(({ seat, decidedBy }) => [seat, decidedBy]);
  };

  it('T63 K-4.10.4 breaks ties by energy, economy, then further left', () => {
    expect(equal({ energy: 7 }, { energy: 5 })).toEqual([
      [0, 'energy'],
      [1, undefined],
    ]);
    expect(equal({ economy: 30 }, {})).toEqual([
      [0, 'economy'],
      [1, undefined],
    ]);
    expect(equal({ economy: 12 }, { economy: 13 })).toEqual([
      [1, 'column'],
      [0, undefined],
    ]);
  });

  it('A34 negative prestige is added', () => {
    const p = final().end();
    const { prestige } = p.player('blue');
    expect(p.of('blue').prestige).toBe(Object.values(prestige).reduce((a, b) => a + b, 0));
    expect(p.of('blue').prestige).toBeLessThan(0);
  });

  it('T66 K-4.10.1 the Public Meeting Hall takes effect before the fair is scored', () => {
    const p = position({ round: 12 })
      .blue({ population: 12, employment: 10 })
      .stands('blue', ['public-meeting-hall', 0, 1])
      .end();
    expect(sheet(p, 'blue')).toMatchObject({ employment: 8, unemployment: 0 });
  });

  it('T104 A13 A50 each effect before the last fair is a separate event', () => {
    const p = position({ round: 12 })
      .blue({ population: 20, employment: 19 })
      .stands('blue', ['public-meeting-hall', 0, 1], ['labour-exchange', 1, 1])
      .end();
    expect(sheet(p, 'blue').arrows).toBe(4);
    expect(p.all('trackMoved').flatMap(({ by }) => (isTile(by) ? [by] : []))).toEqual([
      'public-meeting-hall',
      'labour-exchange',
    ]);
  });

  it('A50 these effects come in turn order, not by seat', () => {
    const p = position({ round: 12 })
      .blue({ column: 5 })
      .stands('blue', ['labour-exchange', 0, 1])
      .stands('red', ['public-meeting-hall', 0, 1])
      .end();
    expect(p.events.slice(0, 3)).toMatchObject([
      { type: 'trackMoved', seat: 1, by: 'public-meeting-hall' },
      { type: 'trackMoved', seat: 0, by: 'labour-exchange' },
      { type: 'fairBegan' },
    ]);
  });

  it('T100 A30 A31 Metro Interchange counts neighbours, but no lakes and no plant', () => {
    const p = position({ round: 12 })
      .stands('blue', ['metro-interchange', 1, 1], ['market', 0, 1])
      .lake('blue', 2, 1)
      .end();
    expect(sheet(p, 'blue').finalTiles).toBe(1);
  });

  it('K-4.10.3 a tile may bring a fixed amount at the end', () => {
    const p = final().stands('blue', ['allotment-gardens', 0, 1], ['street-bazaar', 1, 1]).end();
    expect(sheet(p, 'blue').finalTiles).toBe(4);
  });

  it('T103 a complete final scoring', () => {
    const p = position({ round: 12 })
      .blue({
        population: 12,
        employment: 10,
        publicServices: 3,
        culture: 21,
        economy: 6,
        energy: 3,
        progress: 2,
      })
      .stands('blue', ['public-meeting-hall', 0, 1], ['robotics-works', 1, 1])
      .cubes('blue', 'hotel', 4)
      .red({ publicServices: 6 })
      .end();
    expect(sheet(p, 'blue')).toMatchObject({
      employment: 8,
      unemployment: 0,
      publicServices: -2,
      finalTiles: 1,
      energy: 1,
      economy: 0,
      culture: 10,
      progress: 3,
    });
    expect(p.of('blue')).toMatchObject({ prestige: 21, economy: 3, energy: 7, employment: 12 });
  });

  it('K-4.10.4 K-4.1.3 the game is over and everything is shown', () => {
    const p = final().end();
    expect(p.state.phase).toBe('over');
    expect(p.all('gameEnded')).toEqual([{ type: 'gameEnded', result: result(p.state) }]);
    expect(result(position().state)).toBeUndefined();
  });
});
