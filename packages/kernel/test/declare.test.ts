// Declared rules: what follows from one row per type of move.
import { describe, expect, it } from 'vitest';
import { clone, declareRules, RuleError, seededRandom, whyNot } from '../src/index.ts';
import { type Move, never, newToy, toy } from './toy.ts';

const { legal, check, apply, takesBack, onlyWay, isFinal } = toy.module;
const take = (stones: number): Move => ({ type: 'take', stones, from: ['heap'] });

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
  return 'none';
}

describe('legal', () => {
  it('lists the choices of the stage in the order of the table', () => {
    expect(legal(newToy(), 0)).toEqual([take(1), take(2), { type: 'roll' }, { type: 'pass' }]);
    expect(legal(newToy(3), 0)).toEqual([take(1), take(2), { type: 'pass' }]);
  });

  it('is empty for seats that owe nothing and when the game is over', () => {
    expect(legal(newToy(), 1)).toEqual([]);
    expect(legal(newToy(0), 0)).toEqual([]);
  });

  it('lists taking back last', () => {
    const state = newToy();
    apply(state, 0, take(1), never);
    expect(legal(state, 0).slice(-2)).toEqual([{ type: 'undo' }, { type: 'restart' }]);
    expect(legal(state, 0).filter(takesBack)).toHaveLength(2);
  });
});

describe('check', () => {
  it('returns the move that any JSON spells, whatever the order of its fields', () => {
    expect(check(newToy(), 0, { from: ['heap'], stones: 2, type: 'take' })).toEqual(take(2));
  });

  it.each([
    ['move.malformed', 'pass'],
    ['move.malformed', null],
    ['move.malformed', ['pass']],
    ['move.malformed', { type: 'constructor' }],
    ['move.malformed', Object.create({ type: 'pass' })],
    ['move.malformed', { type: 'roll', more: 1 }],
    ['move.illegal', { type: 'take', stones: 3, from: ['heap'] }],
    ['move.illegal', { type: 'take', stones: 1, from: ['heap', 'heap'] }],
    ['move.illegal', { type: 'take', stones: 1, from: 'heap' }],
    ['move.illegal', { type: 'take', stones: 1, from: ['heap'], extra: undefined }],
    ['move.illegal', { type: 'take', stones: '1', from: ['heap'] }],
    ['undo.nothing', { type: 'undo' }],
  ])('refuses with %s', (code, input) => {
    expect(refusal(() => check(newToy(), 0, input))).toBe(code);
  });

  it('distinguishes the end, the wrong part of the game and the wrong seat', () => {
    expect(refusal(() => check(newToy(0), 0, take(1)))).toBe('move.gameOver');
    expect(refusal(() => check(newToy(1), 0, { type: 'roll' }))).toBe('move.wrongPhase');
    expect(refusal(() => check(newToy(), 1, take(1)))).toBe('move.notYours');
    expect(refusal(() => check(newToy(), 7, take(1)))).toBe('move.notYours');
  });

  it('gives the rules’ own reason, with its parameters', () => {
    expect(whyNot(toy.module, newToy(2), 0, { type: 'roll' })).toEqual({
      code: 'roll.heap',
      params: { heap: 2 },
    });
    expect(whyNot(toy.module, newToy(), 0, { type: 'roll' })).toBeUndefined();
  });
});

describe('apply', () => {
  it('changes nothing when it refuses', () => {
    const state = newToy();
    expect(refusal(() => apply(state, 0, take(3), never))).toBe('move.illegal');
    expect(state).toEqual(newToy());
  });

  it('makes forced moves', () => {
    const state = newToy(3);
    const events = apply(state, 0, take(2), never);
    expect(events.map(({ what }) => what)).toEqual(['took', 'took']);
    expect(state.taken).toEqual([3, 0]);
  });
});

describe('one way forward', () => {
  const table: typeof toy.table = {
    ...toy.table,
    moves: { ...toy.table.moves, take: { ...toy.table.moves.take, choices: () => [] } },
  };
  const onlyPass = declareRules(table).module;

  it('is the only move besides taking back', () => {
    expect(onlyWay(newToy(2), 0)).toBeUndefined();
    expect(onlyPass.onlyWay(newToy(2), 0)).toEqual({ type: 'pass' });
    const state = newToy(3);
    apply(state, 0, take(1), never);
    expect(onlyPass.legal(state, 0)).toHaveLength(3);
    expect(onlyPass.onlyWay(state, 0)).toEqual({ type: 'pass' });
    expect(onlyPass.onlyWay(state, 1)).toBeUndefined();
  });

  it('can be overridden by the table', () => {
    const hidden = declareRules({ ...table, onlyWay: () => undefined }).module;
    expect(hidden.onlyWay(newToy(2), 0)).toBeUndefined();
  });
});

describe('final moves', () => {
  it('are those that keep nothing, unless their row says otherwise', () => {
    expect(isFinal(newToy(), 0, take(1))).toBe(false);
    expect(isFinal(newToy(), 0, { type: 'pass' })).toBe(true);
    expect(isFinal(newToy(), 0, { type: 'roll' })).toBe(true);
    expect(isFinal(newToy(), 0, { type: 'undo' })).toBe(false);
  });
});

describe('taking back', () => {
  it('restores the exact state, one move at a time or all at once', () => {
    const state = newToy();
    const [first] = [clone(state)];
    apply(state, 0, take(1), never);
    const second = clone(state);
    apply(state, 0, take(2), never);
    expect(apply(state, 0, { type: 'undo' }, never)[0]?.moves).toEqual([take(2)]);
    expect(state).toStrictEqual(second);
    apply(state, 0, take(1), never);
    expect(apply(state, 0, { type: 'restart' }, never)[0]?.moves).toEqual([take(1), take(1)]);
    expect(state).toStrictEqual(first);
  });

  it('ends at chance, and says so', () => {
    const state = newToy();
    apply(state, 0, take(1), never);
    apply(state, 0, { type: 'roll' }, seededRandom('toy'));
    expect(refusal(() => check(state, 0, { type: 'undo' }))).toBe('undo.rolled');
    const rolled = clone(state);
    apply(state, 0, take(1), never);
    apply(state, 0, { type: 'restart' }, never);
    expect(state).toStrictEqual(rolled);
  });

  it('is only for the seat that moved, in its own turn', () => {
    const state = newToy();
    apply(state, 0, take(1), never);
    apply(state, 0, { type: 'pass' }, never);
    expect(refusal(() => check(state, 0, { type: 'undo' }))).toBe('move.notYours');
    expect(refusal(() => check(state, 1, { type: 'undo' }))).toBe('undo.nothing');
  });
});

describe('the table', () => {
  it('tells drivers who may read a move and which are simultaneous', () => {
    expect(toy.traits.get('roll')).toEqual({ secret: true, simultaneous: false });
    expect(toy.traits.get('pass')).toEqual({ secret: false, simultaneous: true });
  });

  it('is refused if a row cannot be kept', () => {
    const { journalOf: _, ...table } = toy.table;
    expect(() => declareRules(table)).toThrow('no journal');
    const { spell: __, ...roll } = table.moves.roll;
    expect(() => declareRules({ ...toy.table, moves: { ...table.moves, roll } })).toThrow(
      'spelled',
    );
  });
});
