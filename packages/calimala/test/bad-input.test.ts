// Any JSON at all, as a move, a seat, a number of players or options: refused, and nothing changes.
import { clone, RuleError, seededRandom } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calimala, type Move, type State } from '../src/index.ts';
import { ALL_MOVES } from '../src/moves.ts';
import { anyChance, decisions, deepFreeze, reach, runs, seatsOf, spots } from './arbitrary.ts';

/** The refusal, which must be one a person can read; a crash or a pass is a fault. */
function refusal(attempt: () => unknown): RuleError {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    expect(error.code).toMatch(/^[a-z]+\.\w+$/i);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.message).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(error.message.length).toBeLessThan(200);
    return error;
  }
  throw new Error('not refused');
}

/** JSON as a hostile client would write it: keys of prototypes, huge and nested values. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"type":"done"}}'),
    JSON.parse('{"type":"done","__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}},"type":"placeDisc"}'),
    JSON.parse('{"toString":1,"valueOf":1,"hasOwnProperty":1}'),
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'toString' },
    { type: ['done'] },
    { type: { type: 'done' } },
    { type: 'x'.repeat(1_000_000) },
    { type: 'placeDisc', street: Number.NaN, disc: 'white' },
    { type: 'placeDisc', street: Number.POSITIVE_INFINITY, disc: 'white' },
    { type: 'placeDisc', street: -0, disc: 'coloured' },
    { type: 'placeDisc', street: '1', disc: 'coloured' },
    { type: 'useSlot', action: 'ship', to: [] },
    { type: 'useSlot', action: 'ship', to: { 0: 'lisbon', length: 1 } },
    { type: 'useSlot', action: 'ship', to: new Array(100_000).fill('lisbon') },
    { type: 'replaceDisc', street: 1, position: 1.5 },
    undefined,
    null,
    Number.NaN,
    'done',
    [],
    [{ type: 'done' }],
    JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  ),
);

/** A move of the game with one thing about it wrong. */
const mutated: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.constantFrom(...ALL_MOVES),
    fc.constantFrom('drop', 'add', 'change', 'wrap'),
    fc.nat(),
    fc.jsonValue({ maxDepth: 2 }),
  )
  .map(([move, how, which, value]) => {
    const entries = Object.entries(move);
    const at = which % entries.length;
    const key = entries[at]?.[0] ?? 'type';
    switch (how) {
      case 'drop':
        return Object.fromEntries(entries.filter(([name]) => name !== key));
      case 'add':
        return { ...move, [`extra${which}`]: value };
      case 'change':
        return { ...move, [key]: value };
      default:
        return { ...move, [key]: [entries[at]?.[1]] };
    }
  })
  .filter(input => !ALL_MOVES.some(move => isSame(move, input)));

const isSame = (move: Move, input: unknown) =>
  JSON.stringify(Object.entries(move).sort()) ===
  JSON.stringify(Object.entries(input ?? {}).sort());

/** Everything but the seats of the table. */
const noSeat: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom<unknown>('0', '1', [0], ['1'], -1, 5, 0.5, 'length', 'map', '__proto__', true),
  // What has no name to look up: turning it into a key throws.
  fc.constant({ toString: 1, valueOf: 1 }),
  fc.double(),
);

const asSeat = (value: unknown) => value as number;

describe('as a move', () => {
  it('any JSON is refused or is a legal move, and never changes a state when refused', () => {
    fc.assert(
      fc.property(spots, fc.array(fc.oneof(nasty, mutated), { maxLength: 40 }), (spot, inputs) => {
        const { state } = reach(spot);
        const frozen = deepFreeze(clone(state));
        for (const seat of seatsOf(state)) {
          for (const input of inputs) {
            const error = refusal(() => calimala.apply(frozen, seat, input, anyChance(spot.seed)));
            expect(refusal(() => calimala.check(state, seat, input)).code).toBe(error.code);
          }
        }
        expect(frozen).toStrictEqual(state);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      runs(60),
    );
  });

  it('a legal move is the same move however its keys are ordered', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        for (const { seat, legal } of decisions(state)) {
          for (const move of legal) {
            const respelled = JSON.parse(JSON.stringify(move));
            const reversed = Object.fromEntries(Object.entries(respelled).reverse());
            expect(calimala.check(state, seat, reversed)).toBe(move);
          }
        }
      }),
      runs(40),
    );
  });

  it('deliveries in another order than the board’s are none', () => {
    const orders = [
      { type: 'useSlot', action: 'ship', to: ['london', 'barcelona'] },
      { type: 'useSlot', action: 'transport', to: ['hamburg', 'troyes'] },
      { type: 'useSlot', action: 'transport', to: ['troyes', 'troyes'] },
      { type: 'playCard', action: 'ship', to: ['lisbon', 'lisbon', 'lisbon', 'lisbon'] },
    ];
    const state = calimala.setup(3, {}, seededRandom('orders'));
    for (const move of orders) {
      expect(refusal(() => calimala.check(state, 0, move)).code).toBe('move.malformed');
    }
  });
});

describe('as a seat', () => {
  it('any JSON that is no seat is refused, whatever the move', () => {
    fc.assert(
      fc.property(spots, fc.array(noSeat, { maxLength: 15 }), (spot, seats) => {
        const { state } = reach(spot);
        const frozen = deepFreeze(clone(state));
        const moves = [...decisions(state).flatMap(({ legal }) => legal), ...ALL_MOVES.slice(0, 3)];
        for (const seat of seats) {
          if (seatsOf(state).includes(asSeat(seat))) continue;
          for (const move of moves.slice(0, 6)) {
            refusal(() => calimala.apply(frozen, asSeat(seat), move, anyChance(spot.seed)));
          }
        }
        expect(frozen).toStrictEqual(state);
      }),
      runs(40),
    );
  });
});

describe('as options or a number of players', () => {
  const begin = (players: unknown, options: unknown): State =>
    calimala.setup(asSeat(players), options, seededRandom('bad'));

  it('any JSON is refused, or names no option and means the defaults', () => {
    fc.assert(
      fc.property(nasty, options => {
        const empty =
          options === undefined ||
          options === null ||
          (typeof options === 'object' &&
            !Array.isArray(options) &&
            Object.keys(options).length === 0);
        if (empty) expect(begin(3, options)).toEqual(begin(3, {}));
        else expect(refusal(() => begin(3, options)).code).toMatch(/^options\./);
      }),
      runs(400),
    );
  });

  it('a wrong value or an unknown name of an option is refused by name', () => {
    const names = Object.keys(calimala.options);
    fc.assert(
      fc.property(fc.constantFrom(...names), nasty, (option, value) => {
        const allowed: readonly unknown[] = calimala.options[option]?.values ?? [];
        if (allowed.includes(value)) return;
        const error = refusal(() => begin(4, { [option]: value }));
        expect(error.code).toBe('options.value');
        expect(error.message).toContain(option);
      }),
      runs(200),
    );
    expect(refusal(() => begin(3, { speed: 'fast' })).message).toContain('"speed"');
    expect(refusal(() => begin(3, { ['x'.repeat(5_000)]: 1 })).message.length).toBeLessThan(100);
  });

  it('any number of players but three, four and five is refused', () => {
    fc.assert(
      fc.property(fc.oneof(noSeat, fc.integer()), players => {
        if (players === 3 || players === 4 || players === 5) return;
        expect(refusal(() => begin(players, {})).code).toBe('players.count');
      }),
      runs(300),
    );
  });
});
