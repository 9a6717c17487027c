// Chapter 8: small steps, taking back, and what cannot be taken back.
import { clone } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const without = ({ journal: _, ...state }: object & { journal: unknown }) => state;

describe('taking back', () => {
  it('K-8.1 K-8.3 a build, step by step', () => {
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

  it('K-8.3 a whole executive turn', () => {
    const p = position({ phase: 'executive' }).blue({ level: 3, energy: 9 });
    const start = clone(p.state);
    p.activates('hotel', 'blue').activates('city-hall');
    expect(without(p.play({ type: 'restart' }).state)).toEqual(without(start));
  });

  it('K-8.3 nothing after done, and never by others', () => {
    const p = position().builds('sawmill', 0, 1);
    expect(p.verdict({ type: 'undo' }, 'red')).toBe('move.notYours');
    p.done();
    expect(p.verdict({ type: 'undo' })).toBe('undo.nothing');
    expect(p.verdict({ type: 'undo' }, 'blue')).toBe('move.notYours');
  });

  it('K-8.4 a prosperity tile that was shown stays; steps after it can be taken back', () => {
    const p = position({ phase: 'prosperity', round: 3, options: { prosperity: true } })
      .blue({ hand: ['labour-exchange'], population: 20, employment: 19, progress: 7 })
      .stands('blue', ['company-housing', 1, 1]);
    p.play({ type: 'buildProsperity', tile: 'labour-exchange', x: 0, y: 1 });
    expect(p.verdict({ type: 'undo' })).toBe('undo.shown');
  });
});
