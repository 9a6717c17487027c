// Chapter 6: what a viewer knows, and states dealt from it.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import {
  craftsmenOf,
  type Event,
  GENERAL_ADVANTAGES,
  HAPPENING_NAMES,
  pillars,
  type State,
} from '../src/index.ts';
import { position } from './position.ts';

describe('a view', () => {
  it('P-6.1 P-6.2 shows everything but piles and removed cards', () => {
    const { state } = position({ players: 4, round: 2 });
    for (const viewer of [null, 0, 3]) {
      const view = pillars.view(state, viewer);
      expect(view).toEqual({
        ...state,
        decks: { craftsmen: 16, advantages: 8, happenings: 5 },
        removed: { advantages: 4, happenings: 4 },
      });
    }
  });

  it('P-6.2 opens everything once the game is over', () => {
    const { state } = position({ round: 6 }).happened('statue').enter('cathedral');
    expect(state.part).toBe('over');
    expect(pillars.view(state, null)).toEqual(state);
    expect(pillars.view(state, 1)).not.toBe(state);
    expect(pillars.sample(pillars.view(state, 1), 1, seededRandom('open'))).toEqual(state);
  });

  it('P-8.1 shows which moves can be taken back only to their player', () => {
    const table = position().offer(['mason1'], ['forest2']).enter('cards');
    table.move('A', { type: 'gather', resource: 'forest2' });
    expect(pillars.view(table.state, 0).journals[0]?.steps).toHaveLength(1);
    for (const viewer of [null, 1]) {
      expect(pillars.view(table.state, viewer).journals[0]?.steps).toEqual([]);
    }
  });

  it('T59 P-4.8 F22 A32 P-6.2 gives foresight from the start of the next round until the reveal', () => {
    const table = position()
      .deck('statue', 'feud', 'volunteers')
      .kingsbridge(['foresight', 'A'], ['wool'])
      .enter('event');
    const seen = () => [0, 1, 2, null].map(viewer => pillars.view(table.state, viewer).foreseen);
    const nobody = [undefined, undefined, undefined, undefined];
    // Round 1 runs through to the picks of round 2, because nobody can build anything.
    expect(table.player('A').advantages).toEqual(['foresight']);
    expect([table.state.round, table.state.part]).toEqual([2, 'cards']);
    expect(seen()).toEqual(['feud', undefined, undefined, undefined]);
    table.enter('drawing');
    expect(seen()).toEqual(['feud', undefined, undefined, undefined]);
    table.enter('event');
    expect(table.state.happened.at(-1)).toBe('feud');
    expect(table.state.round).toBe(3);
    expect(seen()).toEqual(['volunteers', undefined, undefined, undefined]);
    table.at('bishop', 'B').enter('event');
    expect(table.asked()).toBe('B cube');
    expect(seen()).toEqual(nobody);
  });

  it('P-4.8 P-6.2 shows the foreseen card only to the player with foresight', () => {
    const table = position()
      .give('B', { advantages: ['foresight'] })
      .deck('feud');
    table.enter('startPlayer');
    const event = table.told('eventForeseen')[0] ?? { type: 'eventForeseen', seat: 9 };
    expect(event).toEqual({ type: 'eventForeseen', seat: 1, happening: 'feud' });
    expect(pillars.viewEvent(event, 1)).toEqual(event);
    for (const viewer of [0, 2, null]) {
      expect(pillars.viewEvent(event, viewer)).toEqual({ type: 'eventForeseen', seat: 1 });
    }
    expect(pillars.describe(event).key).toBe('log.eventForeseen.known');
    expect(pillars.describe(pillars.viewEvent(event, null)).key).toBe('log.eventForeseen');
    const others = table.told('roundBegan')[0];
    expect(others && pillars.viewEvent(others, null)).toBe(others);
  });

  it('A32 P-4.8 gives none in the round the card was gained', () => {
    const table = position()
      .deck('statue', 'feud')
      .kingsbridge(['foresight', 'A'], ['wool'])
      .at('market', 'A')
      .enter('event');
    expect([table.player('A').advantages, table.asked()]).toEqual([['foresight'], 'A trade']);
    expect(pillars.view(table.state, 0).foreseen).toBeUndefined();
  });
});

describe('a line of the log', () => {
  const seat = 1;
  it.each<[Event, key: string, params: object]>([
    [{ type: 'passedCards', seat, why: 'choice' }, 'passedCards.choice', { seat, why: 'choice' }],
    [
      { type: 'dismissed', seat, craftsman: 'mason1', why: 'collapse' },
      'dismissed.collapse',
      { seat, craftsman: 'mason1', why: 'collapse' },
    ],
    [
      { type: 'builderParked', seat, price: 3, why: 'unaffordable' },
      'builderParked.unaffordable',
      { seat, price: 3, why: 'unaffordable' },
    ],
    [{ type: 'withdrew', seat, why: 'choice' }, 'withdrew.choice', { seat, why: 'choice' }],
    [
      { type: 'builderPlaced', seat, location: 'priory', gain: { gold: -7 }, how: 'drawn' },
      'builderPlaced.drawn',
      { seat, location: 'priory', gain: 'gold:-7', how: 'drawn' },
    ],
    [
      { type: 'builderPlaced', seat, location: 'shiring', card: 'mason1', gain: {}, how: 'third' },
      'builderPlaced.third.card',
      { seat, location: 'shiring', card: 'mason1', gain: '', how: 'third' },
    ],
    [{ type: 'bishopAsked', seat, for: 'cube' }, 'bishopAsked.cube', { seat, for: 'cube' }],
    [
      { type: 'startPlayerNamed', seat, by: 'builder' },
      'startPlayerNamed.builder',
      { seat, by: 'builder' },
    ],
    [
      { type: 'taxPaid', seat, due: 4, gain: { gold: -4 } },
      'taxPaid',
      { seat, due: 4, gain: 'gold:-4' },
    ],
    [
      { type: 'taxPaid', seat, due: 4, gain: { points: -2 } },
      'taxPaid.short',
      { seat, due: 4, gain: 'points:-2' },
    ],
    [
      {
        type: 'eventTookEffect',
        happening: 'feud',
        changes: [
          { seat: 2, gain: { points: -2 } },
          { seat: 0, gain: {} },
        ],
      },
      'eventTookEffect',
      { happening: 'feud', seats: '2,0' },
    ],
    [
      { type: 'eventTookEffect', happening: 'winter', changes: [{ seat, gain: {} }] },
      'eventTookEffect.later',
      { happening: 'winter', seats: '1' },
    ],
    [
      { type: 'gameEnded', result: { standings: [], winners: [2] } },
      'gameEnded',
      { seats: '2', seat: 2 },
    ],
    [
      { type: 'gameEnded', result: { standings: [], winners: [2, 1] } },
      'gameEnded.shared',
      { seats: '2,1', seat: 2 },
    ],
    [
      {
        type: 'roundBegan',
        round: 2,
        start: seat,
        craftsmen: ['mason2', 'potter2'],
        resources: ['forest2', 'quarry2'],
        kingsbridge: ['wool', 'cloak'],
        shiring: ['carpenter2', 'architect2'],
      },
      'roundBegan',
      {
        round: 2,
        seat,
        craftsmen: 'mason2,potter2',
        resources: 'forest2,quarry2',
        kingsbridge: 'wool,cloak',
        shiring: 'carpenter2,architect2',
      },
    ],
    [
      { type: 'offerClosed', craftsmen: ['mason2', 'potter2'], resources: ['forest2', 'quarry2'] },
      'offerClosed',
      { craftsmen: 'mason2,potter2', resources: 'forest2,quarry2' },
    ],
    [
      { type: 'movesTakenBack', seat, moves: [{ type: 'park' }, { type: 'done' }] },
      'movesTakenBack',
      { seat, moves: 2 },
    ],
    [{ type: 'cathedralGrew', piece: 4 }, 'cathedralGrew', { piece: 4 }],
  ])('P-6.1 of %o', (event, key, params) => {
    expect(pillars.describe(event)).toStrictEqual({ key: `log.${key}`, params });
  });
});

/** Counts outcomes over many samples of one view. */
function tally(state: State, viewer: number, samples: number, of: (sampled: State) => string) {
  const view = pillars.view(state, viewer);
  const random = seededRandom('even');
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const key = of(pillars.sample(view, viewer, random));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** No count is further from its share than four and a half standard deviations. */
function expectEven(counts: Map<string, number>, outcomes: number, samples: number): void {
  expect(counts.size).toBe(outcomes);
  const share = samples / outcomes;
  for (const count of counts.values()) {
    expect(Math.abs(count - share)).toBeLessThan(4.5 * Math.sqrt(share));
  }
}

describe('a sample', () => {
  const table = () => position({ players: 3, round: 2 });

  it('P-6.2 looks the same to its viewer as the table, foresight included', () => {
    const { state } = table().give('B', { advantages: ['foresight'] });
    state.happened = state.happened.slice(0, 1);
    state.decks.happenings = HAPPENING_NAMES.filter(card => !state.happened.includes(card)).slice(
      0,
      5,
    );
    const { state: last } = position({ round: 6 });
    expect(pillars.sample(pillars.view(last, 0), 0, seededRandom('last')).decks).toMatchObject({
      craftsmen: [],
      advantages: [],
    });
    for (const viewer of [null, 0, 1, 2]) {
      const view = pillars.view(state, viewer);
      const sampled = pillars.sample(view, viewer, seededRandom('sample'));
      expect(pillars.view(sampled, viewer)).toStrictEqual(view);
    }
    expect(pillars.view(state, 1).foreseen).toBe(state.decks.happenings[0]);
  });

  it('P-6.2 deals every card once, and no card that was seen', () => {
    const { state } = table();
    for (let seed = 0; seed < 50; seed++) {
      const { decks, removed } = pillars.sample(pillars.view(state, 0), 0, seededRandom(seed));
      const unseen = GENERAL_ADVANTAGES.filter(card => !state.shown.includes(card));
      expect([...decks.advantages.slice(0, -2), ...removed.advantages].toSorted()).toEqual(
        unseen.toSorted(),
      );
      expect(decks.advantages.slice(-2)).toEqual(['lastLoads', 'royalGift']);
      expect([...decks.happenings, ...removed.happenings, ...state.happened].toSorted()).toEqual(
        HAPPENING_NAMES.toSorted(),
      );
      for (const [index, round] of [3, 4, 5, 6].entries()) {
        expect(decks.craftsmen.slice(4 * index, 4 * index + 4).toSorted()).toEqual(
          craftsmenOf(round).toSorted(),
        );
      }
    }
  });

  it('P-6.2 is uniform over the next event, a removed one, and an order of craftsmen', () => {
    const { state } = table();
    const next = tally(state, 0, 2_000, ({ decks }) => String(decks.happenings[0]));
    expectEven(next, 10 - state.happened.length, 2_000);
    const gone = tally(state, 0, 3_000, ({ removed }) => removed.advantages[0] ?? '');
    expectEven(gone, GENERAL_ADVANTAGES.length - state.shown.length, 3_000);
    const order = tally(state, 0, 4_000, ({ decks }) => decks.craftsmen.slice(0, 4).join());
    expectEven(order, 24, 4_000);
  });

  it('P-6.2 removes cards that can no longer come, and deals those that may', () => {
    const { state: last } = position({ round: 5 });
    const never = GENERAL_ADVANTAGES.filter(card => !last.shown.includes(card));
    for (let seed = 0; seed < 20; seed++) {
      const { removed } = pillars.sample(pillars.view(last, 1), 1, seededRandom(seed));
      expect(removed.advantages.toSorted()).toEqual(never.toSorted());
    }
    // One round before, two of six are still to come.
    const { state } = position({ round: 4 });
    const next = tally(state, 1, 3_000, ({ decks }) => decks.advantages.slice(0, 2).join());
    expectEven(next, 30, 3_000);
  });

  it('P-6.2 keeps the foreseen card on top and is uniform below it', () => {
    const { state } = table().give('A', { advantages: ['foresight'] });
    state.happened = state.happened.slice(0, 1);
    const [top] = HAPPENING_NAMES.filter(card => !state.happened.includes(card));
    state.decks.happenings = HAPPENING_NAMES.filter(card => !state.happened.includes(card)).slice(
      0,
      5,
    );
    const tops = tally(state, 0, 100, ({ decks }) => String(decks.happenings[0]));
    expect([...tops.keys()]).toEqual([top]);
    const second = tally(state, 0, 2_000, ({ decks }) => String(decks.happenings[1]));
    expectEven(second, 8, 2_000);
  });
});
