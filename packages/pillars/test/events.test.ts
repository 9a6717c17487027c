// Chapter 3, steps 1 and 2: the event, who averts it, and the bishop.
import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/index.ts';
import { position } from './position.ts';

const PROTECTION = { type: 'askBishop', for: 'protection' } as const;
const CUBE = { type: 'askBishop', for: 'cube' } as const;
const takeCube = (cube: 'sand' | 'wood' | 'stone') => ({ type: 'takeCube', cube }) as const;
const playCloak = { type: 'playCard', card: 'cloak' } as const;
const holdCloak = { type: 'holdCard', card: 'cloak' } as const;
const dismiss = (craftsman: 'stonecutter' | 'woodworker' | 'mortarMixer') =>
  ({ type: 'dismiss', craftsman }) as const;

describe('step 1', () => {
  it('P-3.1.1 the top card is revealed; a favourable one is for everybody', () => {
    const table = position().deck('victory').only('event');
    expect(table.told('eventRevealed')).toEqual([{ type: 'eventRevealed', happening: 'victory' }]);
    expect(table.each(({ gold }) => gold)).toEqual([25, 25, 25]);
    expect(table.state.happened).toEqual(['victory']);
  });

  it('T18 P-3.1.5 extortion costs a player with 1 gold that and a point', () => {
    const table = position().give('A', { gold: 1, points: 10 }).deck('extortion').only('event');
    expect(table.player('A').gold).toBe(0);
    expect(table.points('A')).toBe(9);
    expect(table.player('B').gold).toBe(16);
  });

  it('T19 P-3.1.5 extortion costs a player with 0 gold two points', () => {
    const table = position().give('A', { gold: 0, points: 10 }).deck('extortion').only('event');
    expect([table.player('A').gold, table.points('A')]).toEqual([0, 8]);
    expect(table.player('A').sheet).toEqual({ start: 10, events: -2 });
  });

  it('T20 P-3.1.2 P-3.1.3 the feud and the bishop’s protection', () => {
    const table = position().all({ points: 10 }).at('bishop', 'B').deck('feud').enter('event');
    expect(table.asked()).toBe('B bishop');
    table.play('B', PROTECTION);
    expect([table.points('A'), table.points('B'), table.points('C')]).toEqual([8, 10, 8]);
    expect(table.told('cubeTaken')).toEqual([]);
  });

  it('T21 P-3.2.1 P-3.2.3 A9 A10 the feud and the bishop’s cube', () => {
    const table = position().all({ points: 10 }).at('bishop', 'B').deck('feud').enter('event');
    table.play('B', CUBE);
    expect(table.asked()).toBe('B cube');
    // From the moment the cube is named.
    expect(table.points('B')).toBe(8);
    table.move('B', takeCube('stone'));
    expect(table.player('B').cubes.stone).toBe(1);
    expect(table.state.market).toEqual({ sand: 4, wood: 4, stone: 3 });
  });

  it('T22 P-3.2.2 the victory and the bishop’s cube: nothing else is asked', () => {
    const table = position().at('bishop', 'A').deck('victory').enter('event');
    expect(table.asked()).toBe('A cube');
    expect(table.player('A').gold).toBe(25);
    table.move('A', takeCube('sand'));
    expect(table.player('A').cubes.sand).toBe(1);
  });

  it('T23 P-3.3.3 28 gold and 5 more make 30', () => {
    const table = position().give('A', { gold: 28 }).deck('victory').only('event');
    expect(table.player('A').gold).toBe(30);
    expect(table.brought('A', 'eventTookEffect')).toEqual({ gold: 2 });
  });

  it('T27 each of four players gets a metal', () => {
    const table = position({ players: 4 }).deck('metalGift').only('event');
    expect(table.each(({ cubes }) => cubes.metal)).toEqual([1, 1, 1, 1]);
  });

  it('A20 A21 points stop at 0', () => {
    const table = position().give('A', { points: 1 }).give('B', { points: 0 }).deck('feud');
    table.only('event');
    expect([table.points('A'), table.points('B'), table.points('C')]).toEqual([0, 0, 0]);
    expect(table.brought('A', 'eventTookEffect')).toEqual({ points: -1 });
    expect(table.player('B').sheet).toEqual({ start: 0 });
  });

  it.each<Happening>(['openStores', 'statue', 'volunteers', 'winter', 'townWall'])(
    'P-3.1.4 %s does nothing yet',
    happening => {
      const table = position().deck(happening).only('event');
      const [event] = table.told('eventTookEffect');
      expect(event?.changes.every(({ gain }) => Object.keys(gain).length === 0)).toBe(true);
    },
  );

  it('T69 P-3.1.6 P-3.1.7 A47 a collapse: bishop, cloak, losses in turn order, cube', () => {
    const table = position({ players: 4, start: 'C' })
      .at('bishop', 'B')
      .give('A', { advantages: ['cloak'] })
      .deck('collapse')
      .enter('event');
    const asked: (string | undefined)[] = [];
    const step = (name: 'A' | 'B' | 'C' | 'D', move: Parameters<typeof table.play>[1]) => {
      asked.push(table.asked());
      table.play(name, move);
    };
    step('B', CUBE);
    step('A', playCloak);
    step('C', dismiss('stonecutter'));
    step('D', dismiss('woodworker'));
    step('B', dismiss('mortarMixer'));
    step('B', takeCube('wood'));
    expect(asked).toEqual(['B bishop', 'A cloak', 'C dismiss', 'D dismiss', 'B dismiss', 'B cube']);
    expect(table.each(({ craftsmen }) => craftsmen.length)).toEqual([3, 2, 2, 2]);
    expect(table.told('cubeTaken')).toHaveLength(1);
    expect(table.told('dismissed').every(({ why }) => why === 'collapse')).toBe(true);
  });

  it('A41 a collapse does nothing to a player without craftsmen', () => {
    const table = position().give('A', { craftsmen: [] }).deck('collapse').enter('event');
    expect(table.asked()).toBe('B dismiss');
  });
});

describe('step 2', () => {
  it('P-3.2.1 P-3.2.4 A48 the kind of cube may be chosen, but the cube may not be declined', () => {
    const table = position().at('bishop', 'A').deck('statue').enter('event');
    expect(table.legal('A')).toEqual(
      ['sand', 'wood', 'stone'].map(cube => ({ type: 'takeCube', cube })),
    );
    expect(table.refusal('A', { type: 'done' })).toBe('done.unanswered');
    expect(table.refusal('A', { type: 'takeCube', cube: 'metal' })).toBe('move.malformed');
  });

  it('A11 wood from the bishop needs no woodworker', () => {
    const table = position().give('A', { craftsmen: [] }).at('bishop', 'A').deck('statue');
    table.enter('event').move('A', takeCube('wood'));
    expect(table.player('A').cubes.wood).toBe(1);
  });

  it('P-3.2.1 the builder goes home', () => {
    const table = position().at('bishop', 'A').deck('statue').enter('event');
    expect(table.state.bag[0]).toBe(2);
    table.play('A', takeCube('wood'));
    expect(table.state.builders.bishop).toEqual([]);
  });
});

describe('the cloak', () => {
  it('T62 P-3.1.3 A35 alone it is used, kept, and not offered for good news', () => {
    const begin = (happening: Happening) =>
      position()
        .give('A', { advantages: ['cloak'] })
        .deck(happening)
        .enter('event');
    const used = begin('extortion').play('A', playCloak);
    expect(used.player('A').advantages).toEqual([]);
    expect(['A', 'B', 'C'].map(name => used.brought(name as 'A', 'eventTookEffect').gold)).toEqual([
      undefined,
      -4,
      -4,
    ]);
    const kept = begin('extortion').play('A', holdCloak);
    expect(kept.player('A').advantages).toEqual(['cloak']);
    expect(kept.brought('A', 'eventTookEffect')).toEqual({ gold: -4 });
    expect(begin('victory').told('cardPlayed')).toEqual([]);
    expect(begin('victory').asked()).not.toContain('cloak');
  });

  it('T63 A9 one player has both cloak and bishop', () => {
    const begin = () =>
      position()
        .give('A', { points: 10, advantages: ['cloak'] })
        .at('bishop', 'A')
        .deck('feud')
        .enter('event');
    const safe = begin().play('A', PROTECTION);
    expect(safe.points('A')).toBe(10);
    expect(safe.told('cubeTaken')).toEqual([]);
    expect(safe.told('cardHeld')).toEqual([]);
    expect(safe.player('A').advantages).toEqual(['cloak']);
    const both = begin().play('A', CUBE).move('A', playCloak);
    expect(both.state.averted).toEqual([{ seat: 0, by: 'cloak' }]);
    both.done('A').move('A', takeCube('sand'));
    expect(both.points('A')).toBe(10);
    expect(both.player('A')).toMatchObject({ cubes: { sand: 1 }, advantages: [] });
    expect(both.state.market.sand).toBe(3);
    const kept = begin().play('A', CUBE).play('A', holdCloak);
    expect([kept.points('A'), kept.asked()]).toEqual([8, 'A cube']);
    kept.move('A', takeCube('sand'));
    expect(kept.state.market.sand).toBe(3);
    expect(kept.player('A').advantages).toEqual(['cloak']);
  });

  it('T64 P-3.1.7 two players have cloak and bishop: the bishop comes first', () => {
    const table = position()
      .give('A', { advantages: ['cloak'] })
      .at('bishop', 'B')
      .deck('extortion')
      .enter('event');
    expect(table.asked()).toBe('B bishop');
    table.play('B', PROTECTION);
    expect(table.asked()).toBe('A cloak');
    expect(table.state.averted).toEqual([{ seat: 1, by: 'bishop' }]);
    table.play('A', playCloak);
    expect(table.brought('C', 'eventTookEffect')).toEqual({ gold: -4 });
    expect(table.told('eventTookEffect')[0]?.changes).toEqual([{ seat: 2, gain: { gold: -4 } }]);
  });

  it('P-3.1.3 the other card is not played instead', () => {
    const table = position()
      .give('A', { advantages: ['cloak', 'taxWaiver'] })
      .deck('feud')
      .enter('event');
    const waiver = { card: 'taxWaiver' } as const;
    expect(table.refusal('A', { type: 'playCard', ...waiver })).toBe('move.notAsked');
    expect(table.refusal('A', { type: 'holdCard', ...waiver })).toBe('move.notAsked');
    expect(table.legal('A')).toEqual([playCloak, holdCloak]);
  });
});
