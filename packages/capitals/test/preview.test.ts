// What a board previews, compared with what then happens.
import { anyMove, clone, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { holdFair } from '../src/fair.ts';
import { forecastActivations, forecastColumns, priceCells } from '../src/forecast.ts';
import { capitals, forecastFair, preview, roundsToFair, tourismOf } from '../src/index.ts';
import { at, playerOf, totalOf } from '../src/table.ts';
import type { Event, Move } from '../src/types.ts';
import { type Position, position } from './position.ts';

const OWN = new Set([
  'takeTile',
  'placeTile',
  'resolve',
  'resolveRest',
  'activate',
  'useTourist',
  'pay',
]);

describe('a preview', () => {
  it('K-8.1 of a build shows every track before and after', () => {
    const p = position().blue({ economy: 1, progress: 7 }).offer(1, 'magnificent-arch');
    const seen = capitals.view(p.state, 0);
    const shown = preview(seen, 0, [
      { type: 'takeTile', tile: 'magnificent-arch' },
      { type: 'placeTile', x: 2, y: 1 },
    ]);
    expect(shown).toMatchObject({
      before: { tracks: { economy: 1, culture: 1, progress: 7 }, level: 1, energy: 4, prestige: 0 },
      after: {
        tracks: { economy: 2, culture: 10, progress: 2, publicServices: -1 },
        level: 2,
        energy: 8,
        prestige: -9,
      },
      taxations: 5,
      upgrades: 1,
      arrows: [],
      ordered: false,
    });
    expect(seen).toEqual(capitals.view(p.state, 0));
  });

  it('A44 says when the order is open, and shows the default one', () => {
    const p = position().blue({ population: 5, employment: 5 }).offer(0, 'workers-cottages');
    const shown = preview(capitals.view(p.state, 0), 0, [
      { type: 'takeTile', tile: 'workers-cottages' },
      { type: 'placeTile', x: 1, y: 1 },
    ]);
    expect(shown).toMatchObject({ ordered: true, after: { tracks: { employment: 6 } } });
  });

  it('A17 leaves the choice of a building that loses a cube open', () => {
    const p = position()
      .blue({ energy: 0 })
      .cubes('blue', 'hotel', 2)
      .cubes('blue', 'city-hall', 1);
    p.offer(0, 'high-finance-square');
    const shown = preview(capitals.view(p.state, 0), 0, [
      { type: 'takeTile', tile: 'high-finance-square' },
      { type: 'placeTile', x: 1, y: 1 },
    ]);
    expect(shown.ordered).toBe(true);
    expect(shown.events.map(event => event.type)).not.toContain('energyLost');
  });

  it('K-8.2 of the bonus and of a column ignores what follows at the table', () => {
    const p = position({ phase: 'executive' }).blue({ progress: 7 });
    const bonus = preview(capitals.view(p.state, 0), 0, [{ type: 'takeBonus', bonus: 'progress' }]);
    expect(bonus).toMatchObject({ upgrades: 1, after: { level: 2, energy: 8 } });
    const q = position({ phase: 'political', round: 2 }).blue({ economy: 3 });
    const column = preview(capitals.view(q.state, 0), 0, [{ type: 'pickColumn', column: 1 }]);
    expect(column).toMatchObject({ taxations: 5, after: { tracks: { economy: 2 }, prestige: -5 } });
  });

  const crowded = () =>
    position({ phase: 'executive' })
      .blue({ culture: 2, population: 19, energy: 9 })
      .stands('blue', ['jefferson-apartments', 1, 1]);
  const prosperity = () =>
    position({ phase: 'prosperity', round: 3, options: { prosperity: true } }).blue({
      hand: ['warehouse'],
    });
  const paying = () => crowded().play({ type: 'activate', building: 2 });
  const ordering = () => crowded().tourist('blue', 'red').play({ type: 'activate', building: 2 });

  it.each<[string, Position, Move]>([
    [
      'a column',
      position({ phase: 'political', round: 2 }).blue({ economy: 3 }),
      { type: 'pickColumn', column: 1 },
    ],
    ['a tile', position().offer(1, 'market'), { type: 'takeTile', tile: 'market' }],
    [
      'a cell',
      position().offer(1, 'market').play({ type: 'takeTile', tile: 'market' }),
      { type: 'placeTile', x: 2, y: -1 },
    ],
    ['an activation', crowded().tourist('blue', 'red'), { type: 'activate', building: 0 }],
    ['a building to pay for', crowded(), { type: 'activate', building: 0 }],
    ['a tourist', paying(), { type: 'useTourist', tourist: 0 }],
    [
      'a payment',
      crowded().play({ type: 'activate', building: 0 }).play({ type: 'useTourist', tourist: 0 }),
      { type: 'pay' },
    ],
    ['an effect', ordering(), { type: 'resolve', effect: 1 }],
    ['the rest', ordering(), { type: 'resolveRest' }],
    ['a bonus', crowded(), { type: 'takeBonus', bonus: 'energy' }],
    ['a prosperity tile', prosperity(), { type: 'buildProsperity', tile: 'warehouse', x: 2, y: 1 }],
    ['a lake', prosperity(), { type: 'buildLake', tile: 'warehouse', x: 2, y: 1 }],
    ['the end of a turn', position().builds('sawmill', 0, 1), { type: 'done' }],
  ])('K-8.1 K-8.2 of %s shows what then happens to the city, and changes nothing', (_, p, move) => {
    const seen = capitals.view(p.state, 0);
    const shown = preview(seen, 0, [move]);
    expect(seen).toEqual(capitals.view(p.state, 0));
    p.play(move);
    const { tracks, level, energy, prestige } = p.player('blue');
    expect(shown.after).toEqual({ tracks, level, energy, prestige: totalOf(prestige) });
    const own = (event: Event) =>
      'seat' in event && event.type !== 'turnDone' && event.type !== 'effectChosen';
    expect(shown.events.filter(own)).toEqual(p.events.filter(own));
    expect(shown.arrows).toEqual(p.all('arrowPaid').map(event => event.end));
    expect(shown.upgrades).toBe(p.all('plantUpgraded').length);
    expect(shown.ordered).toBe(false);
  });

  it('refuses to look into another city', () => {
    const p = position();
    expect(() => preview(capitals.view(p.state, 1), 0, [])).toThrow(RangeError);
  });

  it('shows what then happens, in random games', () => {
    const [chance, choice] = [seededRandom('preview'), seededRandom('choices')];
    const state = capitals.setup(3, { prosperity: true }, chance);
    let compared = 0;
    const any = anyMove(capitals);
    for (const _ of play(
      capitals,
      state,
      (moves, seat, random) => {
        const move = any(moves, seat, random);
        if (!OWN.has(move.type)) return move;
        const shown = preview(capitals.view(state, seat), seat, [move]);
        const after = clone(state);
        capitals.apply(after, seat, move, chance);
        if (after.work.step !== 'ordering') {
          const { tracks, level, energy, prestige } = playerOf(after, seat);
          expect(shown.after).toEqual({ tracks, level, energy, prestige: totalOf(prestige) });
          compared += 1;
        }
        return move;
      },
      { chance, choice },
    )) {
      // Every position on the way is compared.
    }
    expect(compared).toBeGreaterThan(60);
  });
});

describe('forecasts', () => {
  it('K-4.9.4 show the fair for everyone', () => {
    const p = position({ round: 3 })
      .blue({ population: 9, employment: 7, publicServices: 2, economy: 8 })
      .red({ publicServices: 2, economy: 9 })
      .black({ publicServices: -1 });
    expect(forecastFair(p.state)).toEqual([
      {
        employment: 3,
        unemployment: -2,
        publicServices: -2,
        progress: 1,
        ahead: [1],
        tied: [1],
        prestige: -1,
      },
      {
        employment: -1,
        unemployment: -2,
        publicServices: 0,
        progress: 1,
        ahead: [],
        tied: [],
        prestige: -3,
      },
      {
        employment: -1,
        unemployment: -2,
        publicServices: -4,
        progress: -1,
        ahead: [0, 1],
        tied: [],
        prestige: -7,
      },
    ]);
    expect([1, 4, 5, 12].map(round => roundsToFair({ ...p.state, round }))).toEqual([4, 1, 4, 1]);
    const promised = forecastFair(p.state).map(({ prestige }) => prestige);
    holdFair(p.state, () => {});
    expect(p.state.players.map(({ prestige }) => totalOf(prestige))).toEqual(promised);
  });

  it('K-4.2.3 show the price of each column now and its multiplier', () => {
    const p = position({ players: 5, phase: 'political', round: 2 }).blue({ economy: 9 });
    p.set({ picked: [6, 1, 0, 0, 0] });
    expect(forecastColumns(p.state, 0)).toEqual([
      { column: 1, open: true, takenBy: 1, price: 16, taxations: 3, nextMultiplier: 5 },
      { column: 2, open: true, price: 12, taxations: 2, nextMultiplier: 4 },
      { column: 3, open: true, price: 8, taxations: 0, nextMultiplier: 2 },
      { column: 4, open: true, price: 4, taxations: 0, nextMultiplier: 2 },
      { column: 5, open: true, price: 4, taxations: 0, nextMultiplier: 1 },
      { column: 6, open: true, takenBy: 0, price: 0, taxations: 0, nextMultiplier: 2 },
    ]);
    expect(forecastColumns(position().state, 0).map(({ open }) => open)).toEqual([
      ...new Array(5).fill(true),
      false,
    ]);
  });

  it('K-4.3.4 show cells that are free, cost 2 and cost 4', () => {
    const p = position().stands('blue', ['train-station', 0, 1]);
    const prices = priceCells(p.state, 0, 'science-center');
    const priceOf = (x: number, y: number) => prices.find(cell => cell.x === x && cell.y === y);
    expect(priceOf(1, 1)).toEqual({ x: 1, y: 1, broken: [], penalty: 0 });
    expect(priceOf(0, -1)).toMatchObject({ broken: ['type'], penalty: 2 });
    expect(priceOf(2, -1)).toMatchObject({ broken: ['token', 'type'], penalty: 4 });
    expect(priceOf(0, 0)).toBeUndefined();
  });

  it('K-4.7.4 show the price of activations now and the next time', () => {
    const p = position({ phase: 'executive' })
      .blue({ energy: 0 })
      .cubes('blue', 'city-hall', 2)
      .stands('blue', ['sawmill', 0, 1]);
    expect(forecastActivations(p.state, 0)).toEqual([
      { building: 0, now: 1, next: 2, affordable: true },
      { building: 1, now: 4, next: 8, affordable: false },
    ]);
    p.activates('hotel', 'blue');
    expect(p.price('blue', 'hotel')).toBe(2);
  });

  it('K-4.6.4 show where tourists will walk', () => {
    const p = position().blue({ culture: 9 }).red({ culture: 3 });
    const walk = tourismOf(p.state);
    expect(p.tourism().all('touristsWalked')).toEqual([{ type: 'touristsWalked', ...walk }]);
    expect(at(walk.walks, 0)).toEqual({ tourist: 1, from: 1, to: 0, reason: 'reach' });
  });
});
