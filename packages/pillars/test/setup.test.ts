// Chapter 0: a fresh table.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import {
  CRAFTSMEN,
  GENERAL_ADVANTAGES,
  greyAtCastle,
  HAPPENING_NAMES,
  pillars,
  pointsOf,
  RESOURCE_NAMES,
  workersOf,
} from '../src/index.ts';

const fresh = (players: number, seed: number | string = 'setup') =>
  pillars.setup(players, {}, seededRandom(seed));
const many = Array.from({ length: 120 }, (_, seed) => fresh(2 + (seed % 3), seed));

describe('set-up', () => {
  it('T1 P-0.2 P-0.3 P-0.7 P-0.8 four players', () => {
    const state = fresh(4);
    const { start, players } = state;
    const clockwise = [0, 1, 2, 3].map(offset => players[(start + offset) % 4]);
    expect(clockwise.map(player => player?.gold)).toEqual([20, 21, 22, 23]);
    expect(players.map(pointsOf)).toEqual([2, 2, 2, 2]);
    expect(players.map(workersOf)).toEqual([12, 12, 12, 12]);
    for (const { craftsmen, cubes, advantages } of players) {
      expect(craftsmen).toEqual(['mortarMixer', 'woodworker', 'stonecutter']);
      expect(cubes).toEqual({ sand: 0, wood: 0, stone: 0, metal: 0 });
      expect(advantages).toEqual([]);
    }
    expect(state).toMatchObject({
      round: 1,
      part: 'cards',
      market: { sand: 4, wood: 4, stone: 4 },
      courtMetal: 1,
      price: 7,
      bag: [3, 3, 3, 3],
      passed: [],
    });
    expect(greyAtCastle(state)).toBe(4);
    expect(state.offer.resources).toHaveLength(7);
    expect(state.offer.craftsmen).toHaveLength(2);
    const laidOut = [...state.offer.craftsmen, ...state.shiring.map(({ card }) => card)];
    expect(laidOut.map(card => CRAFTSMEN[card].round)).toEqual([1, 1, 1, 1]);
    expect(new Set(laidOut).size).toBe(4);
  });

  it('T2 P-0.2 P-0.3 two players', () => {
    const { start, players, bag } = fresh(2);
    expect([players[start]?.gold, players[1 - start]?.gold]).toEqual([20, 21]);
    expect(bag).toEqual([3, 3]);
  });

  it('T3 P-0.5 P-0.6 ten advantages lie on the reserved pair, there are six events, and four of each are removed', () => {
    for (const { decks, removed, shown, kingsbridge } of many) {
      expect(kingsbridge.map(({ card }) => card)).toEqual(shown);
      const deck = [...shown, ...decks.advantages];
      expect(deck).toHaveLength(12);
      expect(deck.slice(-2)).toEqual(['lastLoads', 'royalGift']);
      expect([...deck.slice(0, -2), ...removed.advantages].toSorted()).toEqual(
        GENERAL_ADVANTAGES.toSorted(),
      );
      expect(decks.happenings).toHaveLength(6);
      expect([...decks.happenings, ...removed.happenings].toSorted()).toEqual(
        HAPPENING_NAMES.toSorted(),
      );
    }
  });

  it('P-0.4 the decks of later rounds hold their own four cards each', () => {
    for (const { decks } of many) {
      expect(decks.craftsmen.map(card => CRAFTSMEN[card].round)).toEqual(
        [2, 3, 4, 5, 6].flatMap(round => [round, round, round, round]),
      );
      expect(new Set(decks.craftsmen).size).toBe(20);
    }
  });

  it('P-0.1 P-6.3 chance decides who starts and where everything lies', () => {
    expect(new Set(many.map(({ start }) => start))).toEqual(new Set([0, 1, 2, 3]));
    const seen = new Set(many.flatMap(({ offer }) => offer.resources));
    expect(seen).toEqual(new Set(RESOURCE_NAMES));
    for (const pile of ['happenings', 'craftsmen', 'advantages'] as const) {
      expect(new Set(many.map(({ decks }) => decks[pile][0])).size).toBeGreaterThan(2);
    }
  });

  it('P-6.3 open cards reveal nothing of hidden ones: they come from separate streams', () => {
    const dealt = (shown: number, hidden: number) => {
      const streams = { shown: seededRandom(shown), hidden: seededRandom(hidden) };
      const random = { ...seededRandom(0), stream: (name: 'shown' | 'hidden') => streams[name] };
      const { start, offer, decks, removed } = pillars.setup(4, {}, random);
      return { open: [start, offer.resources], hidden: [decks, removed] };
    };
    const one = dealt(1, 1);
    expect(dealt(1, 2).open).toEqual(one.open);
    expect(dealt(1, 2).hidden).not.toEqual(one.hidden);
    expect(dealt(2, 1).open).not.toEqual(one.open);
    expect(dealt(2, 1).hidden).toEqual(one.hidden);
  });

  it('P-1.1 the start player is asked first', () => {
    for (const state of many) expect(pillars.toMove(state)).toEqual([state.start]);
  });

  it.each([1, 5, 2.5, Number.NaN])('P-0.1 %s players are refused', players => {
    expect(() => fresh(players)).toThrow('2 to 4 players');
  });
});
