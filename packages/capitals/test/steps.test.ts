// Chapter 8: small steps, undo, and what cannot be undone.
import { clone } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/rules.ts';
import { SPELLINGS } from '../src/spelling.ts';
import { stageOf } from '../src/stages.ts';
import type { Move, Phase, Work } from '../src/types.ts';
import { type Position, position } from './position.ts';

const without = ({ journal: _, ...state }: object & { journal: unknown }) => state;

describe('taking back', () => {
  it('K-8.1 K-8.3 a build can be taken back step by step', () => {
    const p = position().blue({ population: 5, employment: 5, economy: 1 });
    p.offer(1, 'workers-cottages');
    const start = clone(p.state);
    expect(p.verdict({ type: 'undo' })).toBe('undo.nothing');
    p.play({ type: 'takeTile', tile: 'workers-cottages' });
    const taken = clone(p.state);
    p.play({ type: 'placeTile', x: 1, y: 1 });
    const laid = clone(p.state);
    expect(p.stage).toBe('ordering');
    p.play({ type: 'resolveRest' });
    expect(p.stage).toBe('confirming');
    expect(without(p.play({ type: 'undo' }).state)).toEqual(without(laid));
    expect(without(p.play({ type: 'undo' }).state)).toEqual(without(taken));
    expect(p.all('movesTakenBack')).toEqual([
      { type: 'movesTakenBack', seat: 0, moves: [{ type: 'placeTile', x: 1, y: 1 }] },
    ]);
    p.play({ type: 'placeTile', x: 1, y: 1 });
    expect(without(p.play({ type: 'restart' }).state)).toEqual(without(start));
  });

  it('K-8.3 a whole executive turn can be taken back', () => {
    const p = position({ phase: 'executive' }).blue({ level: 3, energy: 9 });
    const start = clone(p.state);
    p.activates('hotel', 'blue').activates('city-hall');
    expect(without(p.play({ type: 'restart' }).state)).toEqual(without(start));
  });

  const cinema = () =>
    position({ phase: 'executive' })
      .blue({ culture: 30, energy: 9, level: 5 })
      .stands('blue', ['grand-cinema', 0, 1], ['museum-of-art', 1, 1])
      .tourist('red', 'blue');
  const empty = () =>
    position()
      .blue({ energy: 0, progress: 7, level: 5 })
      .cubes('blue', 'hotel', 2)
      .cubes('blue', 'city-hall', 1)
      .offer(2, 'high-finance-square');
  const rim = () =>
    position({ phase: 'administrative', round: 2 }).stands(
      'blue',
      ['market', 0, -1],
      ['sawmill', 1, -1],
      ['hospital', 0, 1],
      ['music-hall', 1, 1],
    );

  it.each<[string, Position, Move[]]>([
    [
      'a build in an order of its own',
      empty(),
      [
        { type: 'takeTile', tile: 'high-finance-square' },
        { type: 'placeTile', x: 2, y: -1 },
        { type: 'resolve', effect: 1, building: 0 },
      ],
    ],
    [
      'a build with the rest by default',
      empty(),
      [
        { type: 'takeTile', tile: 'high-finance-square' },
        { type: 'placeTile', x: 2, y: -1 },
        { type: 'resolveRest' },
      ],
    ],
    [
      'activations with tourists and arrows',
      cinema(),
      [
        { type: 'activate', building: 2 },
        { type: 'useTourist', tourist: 1 },
        { type: 'pay' },
        { type: 'activate', building: 0 },
        { type: 'useTourist', tourist: 0 },
        { type: 'pay' },
      ],
    ],
    [
      'both tokens',
      rim(),
      [
        { type: 'moveToken', token: 1, x: 0, y: -1 },
        { type: 'moveToken', token: 0, x: 2, y: 2 },
      ],
    ],
  ])('K-8.3 %s: every step can be taken back', (_, p, moves) => {
    const before = moves.map(move => {
      const state = clone(p.state);
      p.play(move);
      return state;
    });
    for (const state of before.toReversed()) {
      expect(without(p.play({ type: 'undo' }).state)).toEqual(without(state));
    }
    expect(p.verdict({ type: 'undo' })).toBe('undo.nothing');
  });

  it('K-8.3 nothing can be taken back after done, or by others', () => {
    const p = position().builds('sawmill', 0, 1);
    expect(p.verdict({ type: 'undo' }, 'red')).toBe('move.notYours');
    p.done();
    expect(p.verdict({ type: 'undo' })).toBe('undo.nothing');
    expect(p.verdict({ type: 'undo' }, 'blue')).toBe('move.notYours');
  });

  it('K-8.4 a prosperity tile ends the turn and cannot be taken back', () => {
    const p = position({ phase: 'prosperity', round: 3, options: { prosperity: true } })
      .blue({ hand: ['labour-exchange'], population: 20, employment: 19, progress: 7 })
      .stands('blue', ['company-housing', 1, 1]);
    p.play({ type: 'buildProsperity', tile: 'labour-exchange', x: 0, y: 1 });
    expect(p.active).toBe('red');
    expect(p.verdict({ type: 'undo' }, 'blue')).toBe('move.notYours');
    expect(p.verdict({ type: 'undo' })).toBe('undo.nothing');
  });
});

describe('moves as any JSON spells them', () => {
  const spelled: Exclude<Move, { type: 'undo' | 'restart' }>[] = [
    ...([1, 2, 3, 4, 5, 6] as const).map(column => ({ type: 'pickColumn', column }) as const),
    { type: 'takeTile', tile: 'market' },
    { type: 'placeTile', x: -63, y: 63 },
    { type: 'resolve', effect: 0 },
    { type: 'resolve', effect: 63, building: 0 },
    { type: 'resolveRest' },
    { type: 'activate', building: 0 },
    { type: 'useTourist', tourist: 0 },
    { type: 'pay' },
    ...(['energy', 'progress', 'economy'] as const).map(
      bonus => ({ type: 'takeBonus', bonus }) as const,
    ),
    { type: 'moveToken', token: 0, x: 0, y: 1 },
    { type: 'moveToken', token: 1, x: 1, y: 0 },
    { type: 'buildProsperity', tile: 'warehouse', x: 0, y: 1 },
    { type: 'buildLake', tile: 'warehouse', x: 1, y: 0 },
    { type: 'done' },
  ];

  it.each(spelled)('K-8.1 $type has exactly its own fields', move => {
    expect(SPELLINGS[move.type]({ ...move })).toEqual(move);
    expect(SPELLINGS[move.type]({ ...move, more: 1 })).toBeUndefined();
    for (const field of Object.keys(move)) {
      const { [field]: _, ...less } = move as Record<string, unknown>;
      if (field === 'type' || field === 'building') continue;
      expect(SPELLINGS[move.type](less)).toBeUndefined();
      for (const value of [1.5, '1', 64, -64, -0, null, undefined, {}, 'hotels', ['market']]) {
        expect(SPELLINGS[move.type]({ ...move, [field]: value })).toBeUndefined();
      }
    }
  });

  it.each([
    ['pickColumn', { column: 0 }],
    ['pickColumn', { column: 7 }],
    ['moveToken', { token: 2, x: 0, y: 0 }],
    ['takeBonus', { bonus: 'prestige' }],
    ['resolve', { effect: -1 }],
    ['resolve', { effect: 0, building: -1 }],
    ['resolve', { building: 1 }],
    ['activate', { building: -1 }],
    ['useTourist', { tourist: -1 }],
  ] as const)('K-8.1 %s is not %j', (type, fields) => {
    expect(SPELLINGS[type]({ type, ...fields })).toBeUndefined();
  });
});

describe('decisions', () => {
  const pending = { step: 'ordering', building: 0, pending: [], arrows: [] } as const;
  it.each<[Phase, Work, string]>([
    ['political', { step: 'idle' }, 'political'],
    ['building', { step: 'idle' }, 'building'],
    ['building', { step: 'placing', tile: 'market', row: 0 }, 'placing'],
    ['building', pending, 'ordering'],
    ['building', { step: 'built' }, 'confirming'],
    ['executive', { step: 'idle' }, 'executive'],
    ['executive', { step: 'paying', building: 0, tourists: [] }, 'paying'],
    ['executive', pending, 'orderingActivation'],
    ['administrative', { step: 'idle' }, 'administrative'],
    ['prosperity', { step: 'idle' }, 'prosperity'],
  ])('K-8.1 K-8.2 in the %s phase, %j: %s', (phase, work, stage) => {
    expect(stageOf({ ...position().state, phase, work })).toBe(stage);
  });

  const last = (start = {}) =>
    position({ phase: 'executive', ...start })
      .blue({ energy: 9, culture: 2, population: 19 })
      .stands('blue', ['jefferson-apartments', 1, 1])
      .tourist('red', 'blue');

  it('A45 with the option, a move that ends the turn cannot be taken back', () => {
    const finalOf = (p: Position, ...moves: Move[]) =>
      moves.map(move => RULES.module.isFinal(p.state, 0, move));
    const steps = (p: Position) => {
      const alone = p.tourist('blue', 'red').tourist('red', 'red');
      const first = finalOf(alone, { type: 'activate', building: 0 });
      p.tourist('blue', 'blue').play({ type: 'activate', building: 0 });
      const paid = finalOf(p, { type: 'useTourist', tourist: 0 }, { type: 'pay' });
      p.play({ type: 'restart' }).activates('city-hall').turnOf('blue');
      p.tourist('blue', 'red').play({ type: 'activate', building: 2 });
      const rest = finalOf(p, { type: 'resolve', effect: 0 }, { type: 'resolveRest' });
      return [first, paid, rest].flat();
    };
    const options = { autoEndTurn: true };
    expect(steps(last())).toEqual([false, false, false, false, false]);
    expect(steps(last({ options }))).toEqual([true, false, true, true, true]);
    expect(steps(last({ options }).blue({ level: 3, energy: 12 }))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('K-8.1 done is final, and the only way forward after a build', () => {
    const { isFinal, onlyWay } = RULES.module;
    const p = position().lays('sawmill', 0, 1);
    expect(isFinal(p.state, 0, { type: 'done' })).toBe(true);
    expect(onlyWay(p.state, 0)).toEqual({ type: 'done' });
    expect(onlyWay(position().state, 0)).toBeUndefined();
    for (const { secret } of RULES.traits.values()) expect(secret).toBe(false);
  });

  it('K-4.10.4 there are none once the game is over', () => {
    const { state } = position({ round: 12 }).end();
    expect(() => stageOf(state)).toThrow(RangeError);
    expect(() => stageOf({ ...position().state, phase: 'prosperity', work: pending })).toThrow(
      'no decision in the prosperity phase: ordering',
    );
    expect(RULES.module.toMove(state)).toEqual([]);
  });
});
