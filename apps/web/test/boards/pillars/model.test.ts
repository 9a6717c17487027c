// The board's model in positions of whole games and in a few constructed ones.
import { seededRandom } from '@loggia/kernel';
import {
  CRAFTSMAN_NAMES,
  type Event,
  forecast,
  type Move,
  pillars,
  playerOf,
  type State,
  suggest,
} from '@loggia/pillars';
import { describe, expect, test } from 'vitest';
import {
  advantageAt,
  craftsmanAt,
  happeningAt,
} from '../../../src/boards/pillars/model/almanac.ts';
import { buildersIn } from '../../../src/boards/pillars/model/builders.ts';
import { flightsOf } from '../../../src/boards/pillars/model/flights.ts';
import { sumOf } from '../../../src/boards/pillars/model/goods.ts';
import { NO_ORDERS, orderedMove } from '../../../src/boards/pillars/model/orders.ts';
import { scenesOf } from '../../../src/boards/pillars/model/procession.ts';
import { prompt } from '../../../src/boards/pillars/model/prompt.ts';
import { stepsOf } from '../../../src/boards/pillars/model/steps.ts';
import { touchedBy } from '../../../src/boards/pillars/model/touched.ts';
import { warningsOf } from '../../../src/boards/pillars/model/warnings.ts';
import { workersBySeat } from '../../../src/boards/pillars/model/workers.ts';
import { madeSoFar, nextOf, planOf } from '../../../src/boards/pillars/model/workshop.ts';
import { board } from '../../../src/boards/pillars/texts/en/board.ts';
import { paramNames } from '../../../src/i18n/message.ts';
import { moments } from './games.ts';

const texts: Readonly<Record<string, string>> = board;

function expectSaid({ key, params }: ReturnType<typeof prompt>) {
  expect(texts, key).toHaveProperty([key]);
  for (const name of paramNames(texts[key] ?? '')) expect(params, key).toHaveProperty(name);
}

test('there is a sentence for everybody at every moment', () => {
  const said = new Set<string>();
  for (const { state, seat, legal } of moments()) {
    for (const message of [prompt(state, seat, legal), prompt(state, null, [])]) {
      expectSaid(message);
      said.add(message.key);
    }
  }
  expect(said.size).toBeGreaterThan(20);
});

test('every warning has its text', () => {
  const said = new Set<string>();
  for (const { state, seat, legal } of moments()) {
    for (const move of legal) {
      for (const message of warningsOf(state, seat, move)) {
        expectSaid(message);
        said.add(message.key);
      }
    }
  }
  expect(said.size).toBeGreaterThan(6);
});

test('dismissing the last craftsman of a trade gives a warning', () => {
  const state = pillars.setup(2, {}, seededRandom('warning'));
  const move: Move = { type: 'dismiss', craftsman: 'mortarMixer' };
  expect(warningsOf(state, 0, move)).toEqual([
    { key: 'pillars.warning.lastOfTrade.mortarMixer', params: {} },
  ]);
  playerOf(state, 0).craftsmen = [...playerOf(state, 0).craftsmen, 'mortarMixer1'];
  expect(warningsOf(state, 0, move)).toEqual([]);
});

describe('the road', () => {
  test('has fourteen steps, one of them current while the round is resolved', () => {
    for (const { state } of moments(1)) {
      const steps = stepsOf(state, 0);
      expect(steps.map(({ number }) => number)).toEqual(
        Array.from({ length: 14 }, (_, n) => n + 1),
      );
      const now = steps.filter(({ state }) => state === 'now').map(({ name }) => name);
      expect(now).toEqual(steps.some(({ name }) => name === state.part) ? [state.part] : []);
    }
  });

  test('shows the forecast of the rules, and nothing to spectators', () => {
    const state = pillars.setup(3, {}, seededRandom('road'));
    const { mill, tax } = forecast(state, 0);
    const steps = stepsOf(state, 0);
    expect(steps.find(({ name }) => name === 'mill')?.brings).toEqual({ gold: mill });
    expect(steps.find(({ name }) => name === 'court')?.brings.gold).toBe(-tax.most);
    for (const { brings } of stepsOf(state, null)) expect(brings).toEqual({});
  });
});

test('workers leave the mill once it has paid them', () => {
  const state = pillars.setup(2, {}, seededRandom('mill'));
  expect(workersBySeat(state)).toEqual([12, 12]);
  expect(workersBySeat({ ...state, part: 'priory' })).toEqual([0, 0]);
});

describe('standing orders', () => {
  const drawn = () => {
    const state = pillars.setup(2, {}, seededRandom('orders'));
    Object.assign(state, { part: 'drawing', drawn: 0, price: 6 } satisfies Partial<State>);
    for (const player of state.players) player.asked = 'nothing';
    Object.assign(state.players[0] ?? {}, { asked: 'place', answered: false });
    return state;
  };
  const order = (state: State, passAbove: number | undefined) =>
    orderedMove(state, 0, pillars.legal(state, 0), { ...NO_ORDERS, passAbove });

  test('pass while the price is above the limit, and confirm the pass', () => {
    const state = drawn();
    expect(order(state, undefined)).toBeUndefined();
    expect(order(state, 6)).toBeUndefined();
    expect(order(state, 5)).toEqual({ type: 'park' });
    pillars.apply(state, 0, { type: 'park' }, seededRandom('orders'));
    expect(order(state, 5)).toEqual({ type: 'done' });
  });

  test('never confirm a builder the player has placed', () => {
    const state = drawn();
    pillars.apply(state, 0, { type: 'place', location: 'priory' }, seededRandom('orders'));
    expect(order(state, 0)).toBeUndefined();
  });

  test('keep a drawn builder, but only in the round they were given for', () => {
    const state = drawn();
    Object.assign(state, { start: 0, redraw: 'open' });
    Object.assign(state.players[0] ?? {}, { asked: 'redraw' });
    const legal = pillars.legal(state, 0);
    const keep = (keepInRound: number) =>
      orderedMove(state, 0, legal, { ...NO_ORDERS, keepInRound });
    expect(keep(1)).toEqual({ type: 'keepBuilder' });
    expect(keep(2)).toBeUndefined();
  });
});

describe('the workshop', () => {
  test('a suggested plan can be played use by use and brings the promised points', () => {
    let plans = 0;
    for (const { state, seat, legal } of moments()) {
      if (!legal.some(({ type }) => type === 'use')) continue;
      const best = suggest(state, seat);
      const player = state.players[seat];
      if (player === undefined) continue;
      const before = madeSoFar(player).points ?? 0;
      const plan = planOf(best.uses, player);
      for (let next = nextOf(plan, player); next !== undefined; next = nextOf(plan, player)) {
        pillars.apply(state, seat, { type: 'use', craftsman: next }, seededRandom('plan'));
      }
      expect((madeSoFar(player).points ?? 0) - before).toBe(best.points);
      plans += 1;
    }
    expect(plans).toBeGreaterThan(10);
  });
});

describe('automatic steps', () => {
  test('are shown one by one, in the order of the road', () => {
    const told = new Set<string>();
    for (const { events } of moments()) {
      const scenes = scenesOf(events);
      for (const [index, scene] of scenes.entries()) {
        expect(scene.part).not.toBe(scenes[index + 1]?.part);
      }
      for (const { part } of scenes) told.add(part);
    }
    expect([...told]).toEqual(
      expect.arrayContaining(['event', 'mill', 'court', 'forest', 'quarry', 'gravelPit', 'cards']),
    );
  });

  test('do not include what players do themselves', () => {
    const events: Event[] = [
      { type: 'confirmed', seat: 0 },
      { type: 'passedCards', seat: 1, why: 'choice' },
    ];
    expect(scenesOf(events)).toEqual([]);
  });
});

test('the almanac knows where every card is, and nothing hidden', () => {
  const state = pillars.setup(3, {}, seededRandom('almanac'));
  expect(craftsmanAt(state, 'mortarMixer')).toEqual({ at: 'owned', seats: [0, 1, 2] });
  const [hired] = state.offer.craftsmen;
  if (hired === undefined) throw new Error('no craftsman offered');
  expect(craftsmanAt(state, hired)).toEqual({ at: 'offer' });
  expect(craftsmanAt(state, 'bellFounder6')).toEqual({ at: 'coming' });
  expect(
    craftsmanAt({ ...state, round: 2, offer: { craftsmen: [], resources: [] } }, hired),
  ).toEqual({ at: 'gone' });
  const [shown] = state.shown;
  const [hidden] = state.decks.advantages;
  const [event] = state.decks.happenings;
  if (shown === undefined || hidden === undefined || event === undefined)
    throw new Error('no card');
  expect(advantageAt(state, shown)).toEqual({ at: 'board' });
  expect(advantageAt({ ...state, kingsbridge: [] }, shown)).toEqual({ at: 'gone' });
  expect(advantageAt(state, hidden)).toEqual({ at: 'unseen' });
  expect(happeningAt(state, event)).toEqual({ at: 'unseen' });
  expect(happeningAt({ ...state, happened: [event] }, event)).toEqual({ at: 'seen' });
  for (const { state: later } of moments(1)) {
    const places = CRAFTSMAN_NAMES.map(craftsman => craftsmanAt(later, craftsman).at);
    expect(places.filter(at => at === 'offer')).toHaveLength(later.offer.craftsmen.length);
  }
});

test('pieces fly between spots that exist, and log lines point at some', () => {
  const anchors =
    /^(offer|workers|pit|bag|drawn|parked|spot|craftsmen|location|event|gold|sand|wood|stone|metal|points)(\.|$)/;
  for (const { events } of moments(2)) {
    for (const event of events) {
      for (const { from, to } of flightsOf(event)) {
        expect(from).toMatch(anchors);
        expect(to).toMatch(anchors);
      }
    }
    for (const anchor of touchedBy(events)) expect(anchor).toMatch(anchors);
  }
});

test('adds up goods and counts builders one by one', () => {
  expect(sumOf([{ points: 1, wood: -2 }, { points: 1, gold: 3 }, { gold: -3 }])).toEqual({
    points: 2,
    wood: -2,
    gold: 0,
  });
  expect(buildersIn([2, 0, 1]).map(({ seat }) => seat)).toEqual([0, 0, 2]);
});
