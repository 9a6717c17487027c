// Chapter 1: phase I.
import { describe, expect, it } from 'vitest';
import { freeWorkers } from '../src/index.ts';
import { decisionOf } from '../src/row.ts';
import { type Name, position } from './position.ts';

const hire = (craftsman: 'mason1' | 'toolmaker1' | 'woodworker1' | 'mortarMixer1') =>
  ({ type: 'hire', craftsman }) as const;
const gather = (resource: 'quarry4' | 'gravelPit2' | 'gravelPit3' | 'forest2' | 'quarry2') =>
  ({ type: 'gather', resource }) as const;
const pass = { type: 'passCards' } as const;

describe('taking cards', () => {
  it('T4 P-1.4 sending ten workers to the quarry leaves two', () => {
    const table = position()
      .offer(['mason1'], ['quarry4', 'gravelPit2', 'gravelPit3', 'forest2'])
      .enter('cards')
      .play('A', gather('quarry4'));
    expect(freeWorkers(table.player('A'))).toBe(2);
    table.play('B', pass).play('C', pass);
    expect(table.choices('A', 'gather')).toEqual([gather('gravelPit2')]);
    expect(table.refusal('A', gather('forest2'))).toBe('card.workers');
  });

  it('P-1.5 A45 black and grey workers count like any other', () => {
    const table = position()
      .give('A', { advantages: ['helper'], grey: 2 })
      .offer([], ['quarry4', 'quarry2'])
      .enter('cards');
    table.play('A', gather('quarry4'));
    table.play('B', pass).play('C', pass).play('A', gather('quarry2'));
    expect(freeWorkers(table.player('A'))).toBe(0);
  });

  it('T5 P-1.6 a mason for five is refused with four gold', () => {
    const table = position()
      .give('A', { gold: 4 })
      .offer(['mason1'], ['gravelPit2'])
      .enter('cards');
    expect(table.refusal('A', hire('mason1'))).toBe('card.gold');
    expect(table.choices('A', 'hire')).toEqual([]);
    expect(table.refusal('A', hire('toolmaker1'))).toBe('card.notOffered');
    expect(table.refusal('A', gather('quarry2'))).toBe('card.notOffered');
    const own = { type: 'hire', craftsman: 'stonecutter' };
    expect(table.refusal('A', own)).toBe('move.malformed');
  });

  it('T6 P-1.7 A22 over the limit one of six is dismissed, possibly the new one', () => {
    const five = ['mortarMixer', 'woodworker', 'stonecutter', 'mason1', 'potter2'] as const;
    const table = position()
      .give('A', { craftsmen: [...five] })
      .offer(['toolmaker1'], ['forest2'])
      .enter('cards')
      .move('A', hire('toolmaker1'));
    expect(table.player('A').gold).toBe(18);
    expect([table.asked(), decisionOf(table.state, 0)]).toEqual(['A dismiss', 'dismissHired']);
    expect(
      table
        .choices('A', 'dismiss')
        .map(({ craftsman }) => craftsman)
        .toSorted(),
    ).toEqual([...five, 'toolmaker1'].toSorted());
    expect(table.refusal('A', { type: 'dismiss', craftsman: 'carpenter2' })).toBe(
      'craftsman.notOwned',
    );
    table.play('A', { type: 'dismiss', craftsman: 'toolmaker1' });
    expect(table.player('A').craftsmen).toEqual(five);
    expect(table.asked()).toBe('B pick');
  });

  it('A23 nobody is dismissed below the limit', () => {
    const table = position().offer(['mason1'], ['forest2']).enter('cards');
    expect(table.refusal('A', { type: 'dismiss', craftsman: 'stonecutter' })).toBe(
      'move.wrongPhase',
    );
    table.play('A', hire('mason1'));
    expect(table.player('A').craftsmen).toHaveLength(4);
  });

  it('T7 P-1.1 P-1.2 P-1.3 a player who passed is skipped, and the phase ends when all have', () => {
    const table = position({ start: 'B' })
      .offer(['mason1'], ['gravelPit2', 'gravelPit3', 'forest2'])
      .enter('cards');
    const asked: (string | undefined)[] = [table.asked()];
    const go = (name: Name, move: Parameters<typeof table.play>[1]) => {
      table.play(name, move);
      asked.push(table.asked());
    };
    go('B', gather('gravelPit2'));
    go('C', pass);
    go('A', gather('forest2'));
    go('B', pass);
    go('A', hire('mason1'));
    expect(asked).toEqual(['B pick', 'C pick', 'A pick', 'B pick', 'A pick', 'A pick']);
    table.play('A', pass);
    expect(table.state.part).toBe('drawing');
    expect(table.told('passedCards').map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it('P-1.3 an empty offer ends the phase', () => {
    const table = position().offer(['mason1'], ['forest2']).enter('cards');
    table.play('A', gather('forest2')).play('B', hire('mason1'));
    expect(table.state.part).toBe('drawing');
    expect(table.told('passedCards')).toEqual([]);
  });

  it('P-1.8 a player may take a card without having a use for it', () => {
    const table = position()
      .give('A', { craftsmen: ['stonecutter'] })
      .offer(['mason1'], ['forest2'])
      .enter('cards')
      .play('A', hire('mason1'));
    expect(table.player('A').craftsmen).toEqual(['stonecutter', 'mason1']);
  });

  it('P-1.9 cards nobody took leave the offer', () => {
    const table = position().offer(['mason1'], ['forest2']).enter('cards');
    table.play('A', pass).play('B', pass).play('C', pass);
    expect(table.told('offerClosed')).toEqual([
      { type: 'offerClosed', craftsmen: ['mason1'], resources: ['forest2'] },
    ]);
    expect(table.state.offer).toEqual({ craftsmen: [], resources: [] });
  });

  it('T8 P-1.10 P-3.3.1 five workers at the mill earn five', () => {
    const table = position().offer([], ['gravelPit4']).enter('cards');
    table.play('A', { type: 'gather', resource: 'gravelPit4' });
    expect(table.state.part).toBe('drawing');
    expect(freeWorkers(table.player('A'))).toBe(5);
    table.only('mill');
    expect(table.brought('A', 'millPaid')).toEqual({ gold: 5 });
  });

  it('P-1.11 A46 a player who can afford nothing passes without being asked', () => {
    const table = position()
      .give('A', { gold: 4, resources: ['quarry4'] })
      .give('B', { gold: 4, resources: ['quarry4'] })
      .offer(['mason1'], ['quarry2'])
      .enter('cards');
    expect(table.asked()).toBe('C pick');
    expect(table.told('passedCards').map(({ seat, why }) => [seat, why])).toEqual([
      [0, 'nothingAffordable'],
      [1, 'nothingAffordable'],
    ]);
  });
});
