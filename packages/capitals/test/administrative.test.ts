// K-4.8: construction tokens, rows and decks; K-4.1: how phases and rounds follow each other.
import { describe, expect, it } from 'vitest';
import { at } from '../src/table.ts';
import { type EraTileId, specOf } from '../src/tiles/index.ts';
import { type Position, position } from './position.ts';

const administrative = () => position({ phase: 'administrative' });

describe('construction tokens', () => {
  const full = () => administrative().stands('blue', ['market', 0, -1], ['sawmill', 1, -1]);

  it('T20 K-4.8.1 A19 only a full token may move to the rim', () => {
    const p = full();
    expect(new Set(p.legalOf('moveToken').map(move => move.token))).toEqual(new Set([0]));
    expect(p.verdict({ type: 'moveToken', token: 1, x: 0, y: 0 })).toBe('token.notFull');
    expect(p.verdict({ type: 'moveToken', token: 0, x: 1, y: 1 })).toBe('token.corner');
    expect(p.verdict({ type: 'moveToken', token: 0, x: 1, y: 0 })).toBe('token.corner');
    expect(p.verdict({ type: 'moveToken', token: 0, x: 3, y: 0 })).toBe('token.corner');
    expect(p.verdict({ type: 'moveToken', token: 0, x: 0, y: -1 })).toBe('allowed');
    // The ten corners of the rim without the one of the other token … minus the full one inside.
    expect(p.legalOf('moveToken')).toHaveLength(7);
    p.play({ type: 'moveToken', token: 0, x: 0, y: -1 });
    expect(p.events).toEqual([
      { type: 'tokenMoved', seat: 0, token: 0, from: { x: 1, y: 0 }, to: { x: 0, y: -1 } },
    ]);
    expect(p.player('blue').tokens).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 1 },
    ]);
    expect(p.legal().map(move => move.type)).toEqual(['done', 'undo', 'restart']);
  });

  it('A19 a corner without an empty cell is not on the rim', () => {
    const p = full().stands('blue', ['hospital', 2, -1], ['music-hall', 2, 0]);
    expect(p.verdict({ type: 'moveToken', token: 0, x: 2, y: 0 })).toBe('token.corner');
    expect(p.verdict({ type: 'moveToken', token: 0, x: 3, y: 0 })).toBe('allowed');
  });

  it('K-4.8.1 both tokens may move if both are full', () => {
    const p = full().stands('blue', ['hospital', 0, 1], ['music-hall', 1, 1]);
    p.play({ type: 'moveToken', token: 1, x: 0, y: 2 });
    p.play({ type: 'moveToken', token: 0, x: 0, y: -1 });
    expect(p.player('blue').tokens).toEqual([
      { x: 0, y: -1 },
      { x: 0, y: 2 },
    ]);
  });

  it('K-4.8.1 moving is voluntary, in turn order, and only players with a full token are asked', () => {
    const p = full().stands('black', ['market', 0, -1], ['sawmill', 1, -1]);
    expect(p.done().active).toBe('black');
    expect(p.done().state).toMatchObject({ round: 2, phase: 'political', turn: 0 });
  });

  it('T98 A30 a lake fills its cell', () => {
    const p = position({ phase: 'prosperity', round: 3, options: { prosperity: true } })
      .stands('blue', ['market', 1, -1])
      .blue({ hand: ['arboretum', 'clock-tower'] })
      .play({ type: 'buildLake', tile: 'arboretum', x: 0, y: -1 });
    expect(p.of('blue')).toMatchObject({ energy: 6, prestige: 0 });
    p.set({ phase: 'administrative' }).turnOf('blue');
    expect(p.legalOf('moveToken').every(move => move.token === 0)).toBe(true);
    expect(p.legalOf('moveToken').length).toBeGreaterThan(0);
  });
});

describe('rows and decks', () => {
  const era1: EraTileId[] = ['market', 'sawmill', 'hospital', 'music-hall'];
  const era2: EraTileId[] = ['university', 'courthouse', 'steelworks'];
  const turnedUp = (p: Position) => p.all('tilesTurnedUp')[0]?.tiles ?? [];
  const eraOfTiles = (tiles: readonly EraTileId[]) => tiles.map(tile => specOf(tile).era);

  it('T49 K-4.8.5 tiles of an earlier era do not count', () => {
    const p = position({ players: 4, round: 4 })
      .offer(0, at(era1, 0))
      .offer(1, at(era1, 1))
      .offer(2)
      .refill();
    expect(eraOfTiles(turnedUp(p))).toEqual([2, 2, 2, 2, 2, 2]);
    expect(p.state.rows.slice(1)).toEqual([[era1[0]], [era1[1]]]);
  });

  const round6 = (options = {}) =>
    position({ players: 4, round: 6, options })
      .offer(0, at(era2, 0))
      .offer(1, at(era2, 1))
      .offer(2)
      .refill();

  it('T50 tiles of the current era count', () => {
    expect(eraOfTiles(turnedUp(round6()))).toEqual([2, 2, 2, 2]);
  });

  it('T51 K-4.8.6 the variant always turns up the full number', () => {
    expect(eraOfTiles(turnedUp(round6({ refill: 'always' })))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('T88 K-4.8.2 K-4.8.4 the rows shift into a new era', () => {
    const p = position({ round: 4 })
      .offer(0, 'market', 'sawmill')
      .offer(1, 'hospital')
      .offer(2, 'music-hall')
      .refill();
    expect(p.all('rowsShifted')).toEqual([{ type: 'rowsShifted', removed: ['music-hall'] }]);
    expect(p.state.rows.slice(1)).toEqual([['market', 'sawmill'], ['hospital']]);
    expect(eraOfTiles(at(p.state.rows, 0))).toEqual([2, 2, 2, 2, 2]);
    expect(p.state.decks.map(deck => deck.length)).toEqual([0, 16, 21]);
    expect(p.state.removed).toEqual(['music-hall']);
  });

  it('T89 K-5.7 the old tile in $4 does not count; two players always get four', () => {
    const three = position({ round: 5 })
      .offer(0, ...era2)
      .offer(1, 'market')
      .offer(2, 'sawmill')
      .refill();
    expect(three.state.rows.slice(1)).toEqual([era2, ['market']]);
    expect(turnedUp(three)).toHaveLength(2);
    const two = position({ players: 2, round: 5 })
      .offer(0, ...era2.slice(0, 2))
      .refill();
    expect(turnedUp(two)).toHaveLength(4);
  });

  it('A21 a deck that runs short gives what it has left', () => {
    const p = position({ round: 2, options: { refill: 'always' } });
    at(p.state.decks, 0).length = 3;
    const left = at(p.state.decks, 0).toReversed();
    expect(turnedUp(p.refill())).toEqual(left);
    expect(turnedUp(p.refill())).toHaveLength(0);
  });
});

describe('rounds', () => {
  const pass = (p: Position) => {
    while (p.state.phase === 'executive') p.play({ type: 'takeBonus', bonus: 'energy' });
    return p;
  };

  it('K-4.1.2 K-4.8.3 K-2.1 a round goes through its phases', () => {
    const p = position();
    for (const x of [0, 0, 0]) {
      const tile = at(at(p.state.rows, 0), 0);
      p.builds(tile, x, 1).done();
    }
    expect(p.all('touristsWalked')).toHaveLength(1);
    expect(p.state).toMatchObject({ phase: 'executive', turn: 0 });
    pass(p);
    expect(p.state).toMatchObject({ round: 2, phase: 'political', turn: 0 });
    expect(p.all('roundBegan')).toEqual([{ type: 'roundBegan', round: 2, era: 1 }]);
    p.pick('blue', 3).pick('red', 2).pick('black', 5);
    expect(p.state).toMatchObject({ phase: 'building', order: [1, 0, 2] });
  });

  it.each([
    [3, 0],
    [4, 1],
    [5, 0],
    [8, 1],
  ])('K-4.1.1 A22 after round %i there are %i fairs, after the refill', (round, fairs) => {
    const p = pass(position({ phase: 'executive', round }));
    expect(p.all('fairBegan')).toHaveLength(fairs);
    const types = p.events.map(event => event.type);
    if (fairs > 0)
      expect(types.indexOf('fairBegan')).toBeGreaterThan(types.indexOf('tilesTurnedUp'));
  });

  it('T59 K-4.9.6 cubes stay on buildings after other rounds', () => {
    const p = pass(position({ phase: 'executive', round: 5 }).cubes('blue', 'hotel', 3));
    expect(p.state.round).toBe(6);
    expect(p.tile('blue', 'hotel').cubes).toBe(3);
  });

  it('A23 after round 12 no token moves and nothing is turned up', () => {
    const p = position({ phase: 'executive', round: 12 }).stands(
      'blue',
      ['market', 0, -1],
      ['sawmill', 1, -1],
    );
    pass(p);
    expect(p.state.phase).toBe('over');
    expect(p.all('tilesTurnedUp')).toEqual([]);
  });

  it('K-5.6 the neutral marker moves up in every administrative phase, including the last', () => {
    const p = pass(position({ players: 2, phase: 'executive', round: 12 }).set({ neutral: 12 }));
    expect(p.all('neutralMoved')).toEqual([{ type: 'neutralMoved', culture: 13 }]);
    expect(pass(position({ phase: 'executive' })).all('neutralMoved')).toEqual([]);
  });

  it('A49 the token stays until the next tourism phase', () => {
    const p = position().blue({ culture: 9 }).tourism();
    p.red({ culture: 20 });
    expect(p.state.highest).toBe(0);
    expect(p.tourism().state.highest).toBe(1);
  });
});
