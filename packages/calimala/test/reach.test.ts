// A1 and A18: which actions a hand can make possible or impossible, also against brute force.
import { below, clone, pick, type Random, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { canDo, carryOut, deeds } from '../src/actions/index.ts';
import {
  ACTIONS,
  type Action,
  CAPACITY,
  CITIES,
  PLACES,
  STREETS,
  streetActions,
  TRADING_CITIES,
} from '../src/data.ts';
import { canReach } from '../src/duty.ts';
import { apply, legal } from '../src/rules.ts';
import { playerOf } from '../src/table.ts';
import type { PlayerBoard, State } from '../src/types.ts';
import { position } from './position.ts';

/** A position of any kind: boards, rows and cities anywhere between empty and full. */
function anyPosition(seed: string): { state: State; hand: Action[] } {
  const random = seededRandom(seed);
  const table = position();
  const few = (most: number) => Math.min(below(random, most + 1), below(random, most + 1));
  const extreme = (most: number) => pick(random, [0, 0, 1, most - 1, most, few(most)]);
  table.blue({
    wood: extreme(4),
    brick: extreme(4),
    marble: extreme(4),
    ships: extreme(3),
    workshops: Array.from({ length: 1 + few(2) }, () => extreme(4)),
    houses: TRADING_CITIES.filter(() => below(random, 3) === 0),
  });
  const crowded = below(random, 2) === 0;
  for (const place of PLACES) {
    const most = CAPACITY[place];
    const full = crowded ? below(random, 4) > 0 : below(random, 6) === 0;
    table.cubes(place, { red: full ? most : below(random, most + 1) });
  }
  if (below(random, 3) === 0) for (const city of CITIES) table.cubes(city, { red: 12 });
  const hand = Array.from({ length: below(random, 6) }, () => pick(random, ACTIONS));
  return { state: table.state, hand };
}

/** Blue acts, with one open slot of the goal and no duty, so that every card may be played. */
function acting(state: State, goal: Action, hand: readonly Action[]): State {
  const after = clone(state);
  playerOf(after, 0).hand = ACTIONS.flatMap(action => hand.filter(card => card === action));
  after.street = 1;
  const slots = [{ action: goal, state: 'open' } as const];
  after.activation = { seat: 0, depth: 1, slots, duty: 'none', sealed: false };
  return after;
}

/** A1 literally: every card of the hand, in every order, with every choice. */
function reachableByPlaying(state: State, random: Random, seen = new Set<string>()): boolean {
  const key = JSON.stringify([state.cubes, playerOf(state, 0)]);
  if (seen.has(key)) return false;
  seen.add(key);
  const moves = legal(state, 0);
  if (moves.some(move => move.type === 'useSlot')) return true;
  return moves.some(move => {
    if (move.type !== 'playCard') return false;
    const after = clone(state);
    apply(after, 0, move, random);
    after.journal = [];
    return reachableByPlaying(after, random, seen);
  });
}

/** The hand makes the action possible, and every card of it is needed. */
const CHAINS: { goal: Action; given: Partial<PlayerBoard>; hands: Action[][] }[] = [
  { goal: 'wood', given: { wood: 4 }, hands: [['contribute'], ['build']] },
  { goal: 'wood', given: { wood: 4, ships: 3 }, hands: [['contribute'], ['brick', 'build']] },
  { goal: 'brick', given: { brick: 4 }, hands: [['contribute'], ['build']] },
  { goal: 'brick', given: { brick: 4, houses: [...TRADING_CITIES] }, hands: [['wood', 'build']] },
  { goal: 'marble', given: { marble: 4 }, hands: [['contribute'], ['artwork']] },
  {
    goal: 'build',
    given: {},
    hands: [
      ['wood', 'wood'],
      ['wood', 'brick'],
      ['brick', 'brick'],
    ],
  },
  { goal: 'artwork', given: {}, hands: [['marble']] },
  { goal: 'weave', given: { workshops: [4], ships: 1 }, hands: [['ship']] },
  { goal: 'weave', given: { workshops: [4], houses: ['troyes'] }, hands: [['transport']] },
  {
    goal: 'weave',
    given: { workshops: [4] },
    hands: [
      ['wood', 'brick', 'build'],
      ['wood', 'wood', 'build', 'ship'],
      ['brick', 'brick', 'build', 'transport'],
    ],
  },
  { goal: 'ship', given: {}, hands: [['wood', 'wood', 'build', 'weave']] },
  { goal: 'transport', given: {}, hands: [['brick', 'brick', 'build', 'weave']] },
  { goal: 'contribute', given: {}, hands: [['wood'], ['brick'], ['marble']] },
];

/** The action is possible, and the card, however it is played, would make it impossible. */
const SPOILERS: { goal: Action; given: Partial<PlayerBoard>; cards: Action[] }[] = [
  { goal: 'wood', given: { wood: 3 }, cards: ['wood'] },
  { goal: 'brick', given: { brick: 3 }, cards: ['brick'] },
  { goal: 'marble', given: { marble: 3 }, cards: ['marble'] },
  { goal: 'build', given: { wood: 2 }, cards: ['build', 'contribute'] },
  { goal: 'artwork', given: { marble: 1 }, cards: ['artwork', 'contribute'] },
  { goal: 'weave', given: { workshops: [3] }, cards: ['weave'] },
  {
    goal: 'ship',
    given: { workshops: [1], ships: 1, houses: ['troyes'] },
    cards: ['ship', 'transport'],
  },
  {
    goal: 'transport',
    given: { workshops: [1], ships: 1, houses: ['troyes'] },
    cards: ['transport', 'ship'],
  },
  { goal: 'contribute', given: { marble: 1 }, cards: ['contribute', 'artwork'] },
  { goal: 'contribute', given: { wood: 2 }, cards: ['build'] },
];

describe('ways to an action', () => {
  it.each(CHAINS)('A1 $goal with $given: each of $hands is enough, and nothing less', chain => {
    const { state } = position().blue(chain.given);
    expect(canReach(state, 0, [chain.goal], [])).toBe(false);
    for (const hand of chain.hands) {
      expect([hand, canReach(state, 0, [chain.goal], hand)]).toEqual([hand, true]);
      for (const index of hand.keys()) {
        const less = hand.toSpliced(index, 1);
        expect([less, canReach(state, 0, [chain.goal], less)]).toEqual([less, false]);
      }
    }
  });

  it.each(SPOILERS)(
    'A18 $goal with $given: none of $cards may be played',
    ({ goal, given, cards }) => {
      const { state } = position().blue(given);
      for (const card of cards) {
        const table = acting(state, goal, [card]);
        const plays = () => legal(table, 0).filter(move => move.type === 'playCard');
        expect(plays().length).toBeGreaterThan(0);
        if (table.activation !== undefined) table.activation.duty = 'owed';
        expect(plays()).toEqual([]);
      }
    },
  );
});

describe('brute force', () => {
  it('A1 C-4.3 canReach agrees with playing out every card, in many positions', () => {
    const random = seededRandom('reach');
    let needCards = 0;
    let hopeless = 0;
    for (let index = 0; index < 400; index++) {
      const { state, hand } = anyPosition(`reach ${index}`);
      for (const action of ACTIONS) {
        const expected = reachableByPlaying(acting(state, action, hand), random);
        if (expected && !canDo(state, 0, action)) needCards += 1;
        if (!expected) hopeless += 1;
        expect([index, action, canReach(state, 0, [action], hand)]).toEqual([
          index,
          action,
          expected,
        ]);
      }
      for (const street of STREETS) {
        const goals = streetActions(state.layout, street);
        const expected = goals.some(goal => canReach(state, 0, [goal], hand));
        expect(canReach(state, 0, goals, hand)).toBe(expected);
      }
    }
    expect(needCards).toBeGreaterThan(150);
    expect(hopeless).toBeGreaterThan(300);
  });

  it('A18 a card is refused exactly if brute force finds no way left to meet the duty', () => {
    const random = seededRandom('spoil');
    let refused = 0;
    let allowed = 0;
    for (let index = 0; index < 900; index++) {
      const { state, hand } = anyPosition(`spoil ${index}`);
      const goal = ACTIONS[index % ACTIONS.length] ?? 'wood';
      if (!canReach(state, 0, [goal], hand)) continue;
      const table = acting(state, goal, hand);
      if (table.activation !== undefined) table.activation.duty = 'owed';
      const plays = legal(table, 0).filter(move => move.type === 'playCard');
      for (const card of new Set(hand)) {
        const left = hand.toSpliced(hand.indexOf(card), 1);
        for (const deed of deeds(state, 0, card)) {
          const after = clone(state);
          carryOut(after, 0, deed);
          const expected = reachableByPlaying(acting(after, goal, left), random);
          const move = { type: 'playCard', ...deed };
          const found = plays.some(play => JSON.stringify(play) === JSON.stringify(move));
          expect([index, move, found]).toEqual([index, move, expected]);
          if (expected) allowed += 1;
          else refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(40);
    expect(allowed).toBeGreaterThan(500);
  });
});

describe('full rows', () => {
  it('A1 stay full while cards are tried: wood does not help where no row takes it', () => {
    const table = position();
    expect(canReach(table.state, 0, ['contribute'], ['wood'])).toBe(true);
    for (const place of PLACES) {
      if (place.endsWith('.wood')) table.cubes(place, { red: CAPACITY[place] });
    }
    expect(canReach(table.state, 0, ['contribute'], ['wood'])).toBe(false);
  });
});
