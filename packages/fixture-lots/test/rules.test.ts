// The rules of the fixture, by their numbers in SPEC.md.
import { type Seat, seededRandom } from '@loggia/kernel';
import { expect, it } from 'vitest';
import { lots, type Move, type State } from '../src/index.ts';
import { CARDS } from '../src/types.ts';

const { module } = lots(2, 'nobody');
const random = seededRandom('rules');

const table = (options = {}, players = 2) => module.setup(players, options, random);

function play(state: State, seat: Seat, move: Move, { apply } = module) {
  return apply(state, seat, move, random);
}

/** Everybody bids, by seat. */
function bid(state: State, bids: readonly number[], rules = module) {
  return bids.flatMap((coins, seat) => play(state, seat, { type: 'bid', coins }, rules));
}

/** The first seat has won a lot for one coin, and works on it. */
function working(): State {
  const state = table();
  bid(state, [1, 0]);
  return state;
}

it('L-1 two to six players start with three points and six coins, or nine', () => {
  expect(() => table({}, 1)).toThrow('Lots is for 2 to 6 players.');
  expect(() => table({}, 7)).toThrow('Lots is for 2 to 6 players.');
  expect(table({}, 6).players).toHaveLength(6);
  expect(table().players[0]).toMatchObject({ points: 3, coins: 6 });
  expect(table({ purse: 'rich' }).players[0]).toMatchObject({ points: 3, coins: 9 });
});

it('L-2 L-3 there is one card of each value, and the top one is turned up as the lot', () => {
  const { deck, lots: shown, round } = table();
  expect([...deck, ...shown].toSorted((a, b) => a - b)).toEqual(CARDS);
  expect([round, shown.length]).toEqual([1, 1]);
});

it('L-4 bids are secret until all have bid, and no higher than the player’s coins', () => {
  const state = table();
  expect(module.legal(state, 1)).toHaveLength(7);
  bid(state, [6]);
  expect(module.view(state, 1).players[0]?.bid).toBe('hidden');
  expect(play(state, 1, { type: 'bid', coins: 0 })).toContainEqual({
    type: 'bidsShown',
    bids: [6, 0],
    winner: 0,
  });
});

it('L-5 equal bids win nothing; under the first rules the lowest seat wins', () => {
  const state = table({}, 3);
  bid(state, [1, 4, 4]);
  expect([state.phase, state.round]).toEqual(['auction', 2]);
  const first = lots(1, 'lowestSeat').module;
  const older = first.setup(3, {}, random);
  bid(older, [1, 4, 4], first);
  expect([older.phase, older.worker]).toEqual(['work', 1]);
});

it('L-6 the winner pays and gets the value of the lot', () => {
  const state = table();
  const lot = state.lots.at(-1) ?? 0;
  bid(state, [2, 5]);
  expect(state.players).toMatchObject([
    { coins: 6, points: 3 },
    { coins: 1, points: 3 + lot },
  ]);
});

it('L-6.1 polishing can be taken back', () => {
  const state = working();
  const { coins, points } = { ...state.players[0] };
  play(state, 0, { type: 'polish' });
  expect(state.players[0]).toMatchObject({ coins: 4, points: (points ?? 0) + 1 });
  play(state, 0, { type: 'undo' });
  expect(state.players[0]).toMatchObject({ coins, points });
});

it('L-6.2 peeking takes a card nobody else sees, and makes earlier moves final', () => {
  const state = working();
  const top = state.deck.at(-1);
  play(state, 0, { type: 'polish' });
  play(state, 0, { type: 'peek' });
  expect(state.players[0]).toMatchObject({ coins: 2, hand: [top] });
  expect(module.view(state, 1).players[0]?.hand).toBe(1);
  expect(() => play(state, 0, { type: 'undo' })).toThrow('A card was seen');
});

it('L-6.3 done ends the round', () => {
  const state = working();
  play(state, 0, { type: 'done' });
  expect([state.phase, state.round, state.lots.length]).toEqual(['auction', 2, 2]);
});

it('L-7 after five rounds cards in hand count, and equal points share the place', () => {
  const state = working();
  play(state, 0, { type: 'peek' });
  play(state, 0, { type: 'done' });
  const { points = 0, hand = [] } = { ...state.players[0] };
  for (let round = 2; round <= 5; round++) {
    expect(module.result(state)).toBeUndefined();
    bid(state, [0, 0]);
  }
  const sum = points + (hand[0] ?? 0);
  expect(state.players[0]?.points).toBe(sum);
  expect(module.result(state)?.standings.find(({ seat }) => seat === 0)?.score).toBe(sum);

  const equal = table();
  for (let round = 1; round <= 5; round++) bid(equal, [0, 0]);
  expect(module.result(equal)?.winners).toEqual([0, 1]);
});
