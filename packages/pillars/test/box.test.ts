// The facts of the box.
import { describe, expect, it } from 'vitest';
import {
  ADVANTAGE_NAMES,
  ADVANTAGES,
  BELL_METAL,
  CRAFTSMAN_NAMES,
  CRAFTSMEN,
  type Craftsman,
  craftsmenOf,
  GENERAL_ADVANTAGES,
  HAPPENING_NAMES,
  HAPPENINGS,
  LAST_ADVANTAGES,
  manifests,
  pillars,
  RESOURCES,
  SENTENCES,
  SOURCES,
  SPACES,
  START_CRAFTSMEN,
  TAX_DIE,
  TRADES,
} from '../src/index.ts';

const works = (craftsman: Craftsman) => {
  const { takes, gives, uses } = CRAFTSMEN[craftsman];
  return [takes, gives, uses];
};

describe('the box', () => {
  it('F1 has nine resource cards, whose workers are the numbers from 2 to 10', () => {
    expect(
      Object.fromEntries(Object.entries(RESOURCES).map(([id, card]) => [id, card.workers])),
    ).toEqual({
      gravelPit2: 2,
      gravelPit3: 4,
      gravelPit4: 7,
      forest2: 3,
      forest3: 6,
      forest4: 9,
      quarry2: 5,
      quarry3: 8,
      quarry4: 10,
    });
    for (const [id, { pit, cubes }] of Object.entries(RESOURCES)) expect(id).toBe(pit + cubes);
  });

  it('F2 F3 F4 has the three craftsmen everybody starts with', () => {
    expect(START_CRAFTSMEN).toEqual(['mortarMixer', 'woodworker', 'stonecutter']);
    expect(works('mortarMixer')).toEqual([{ sand: 3 }, { points: 1 }, 3]);
    expect(works('woodworker')).toEqual([{ wood: 2 }, { points: 1 }, 4]);
    expect(works('stonecutter')).toEqual([{ stone: 2 }, { points: 1 }, 4]);
  });

  it('F5 has four craftsmen in each round, at four consecutive prices', () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const prices = craftsmenOf(round).map(name => CRAFTSMEN[name].price);
      expect(prices).toEqual([1, 2, 3, 4].map(step => round + step));
      for (const name of craftsmenOf(round)) expect(name).toBe(CRAFTSMEN[name].trade + round);
    }
    expect(CRAFTSMAN_NAMES).toHaveLength(27);
  });

  it('F6 has the right numbers of uses and cards by trade', () => {
    const uses = (trade: string) =>
      CRAFTSMAN_NAMES.filter(
        name => CRAFTSMEN[name].trade === trade && CRAFTSMEN[name].round > 0,
      ).map(name => CRAFTSMEN[name].uses);
    expect(Object.fromEntries(TRADES.map(trade => [trade, uses(trade)]))).toEqual({
      mortarMixer: [3],
      woodworker: [2],
      stonecutter: [],
      toolmaker: [1],
      mason: [2, 3, 4, 5],
      carpenter: [2, 3, 4, 5],
      potter: [2, 3],
      architect: [1],
      sculptor: [1, 2, 3, 4],
      glassblower: [1, 2],
      goldsmith: [6, 8],
      organBuilder: [1],
      bellFounder: [2],
    });
  });

  it.each([
    ['F7', 'mortarMixer1', { sand: 2 }, { points: 1 }, 3],
    ['F8', 'carpenter2', { wood: 1 }, { points: 1 }, 2],
    ['F9', 'glassblower4', { sand: 1, metal: 1 }, { points: 3 }, 1],
    ['F10', 'organBuilder6', { wood: 1, metal: 1 }, { points: 6 }, 1],
    ['F11', 'bellFounder6', { metal: BELL_METAL }, { points: 4 }, 2],
    ['F6', 'woodworker1', { wood: 1 }, { gold: 4 }, 2],
    ['F6', 'potter3', { sand: 1 }, { points: 1 }, 3],
    ['F6', 'sculptor6', { stone: 1 }, { points: 2 }, 4],
    ['F6', 'goldsmith5', { gold: 3 }, { points: 1 }, 6],
    ['F6', 'mason4', { stone: 1 }, { points: 1 }, 5],
  ] as const)('%s %s', (_, craftsman, takes, gives, uses) => {
    expect(works(craftsman)).toEqual([takes, gives, uses]);
  });

  it('F12 F13 F14 F15 F16 has seventeen spaces for builders', () => {
    expect(SPACES).toEqual({
      bishop: 1,
      kingsbridge: 2,
      priory: 2,
      court: 4,
      shiring: 2,
      castle: 1,
      market: 4,
      startPlayer: 1,
    });
    expect(Object.values<number>(SPACES).reduce((a, b) => a + b)).toBe(17);
  });

  it('F17 has five favourable and five unfavourable events', () => {
    const favourable = HAPPENING_NAMES.filter(name => HAPPENINGS[name].favourable);
    expect(favourable).toEqual(['victory', 'metalGift', 'openStores', 'statue', 'volunteers']);
    expect(HAPPENING_NAMES).toHaveLength(10);
  });

  it('P-0.5 has sixteen advantages, two of them for the last round; the tax die has six faces', () => {
    expect(GENERAL_ADVANTAGES).toHaveLength(14);
    expect(LAST_ADVANTAGES).toEqual(['lastLoads', 'royalGift']);
    const kinds = (kind: string) => ADVANTAGE_NAMES.filter(name => ADVANTAGES[name].kind === kind);
    expect([kinds('everyRound').length, kinds('once').length, kinds('atOnce').length]).toEqual([
      8, 3, 5,
    ]);
    expect(TAX_DIE).toEqual([2, 3, 3, 4, 4, 5]);
  });

  it('every source of points has its line on the score sheet', () => {
    const cards = CRAFTSMAN_NAMES.map(name => CRAFTSMEN[name]);
    const scoring = TRADES.filter(trade =>
      cards.some(card => card.trade === trade && card.gives.points !== undefined),
    );
    expect(SOURCES).toEqual(['start', 'priory', 'cards', ...scoring, 'events', 'tax']);
  });

  it('has a name, a sentence for every refusal, and names for its bots', () => {
    expect([pillars.name, manifests[0].title]).toEqual(['pillars', 'The Pillars of the Earth']);
    expect(pillars.players).toEqual({ min: 2, max: 4 });
    for (const sentence of Object.values(SENTENCES)) expect(sentence).toMatch(/^[A-Z].+\.$/);
    const names = new Set(manifests[0].botNames);
    expect(names.size).toBe(12);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });
});
