// C-13.2 and C-13.3: forced moves, and one that only looks forced.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../src/data.ts';
import { forcedMove, toMove } from '../src/legal.ts';
import { apply, legal } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import { type Position, position } from './position.ts';

describe('forced moves', () => {
  it('C-13.2 the first player gets the last start card automatically', () => {
    const state = setup(5, {}, seededRandom('last card'));
    for (const seat of toMove(state)) {
      const [move] = legal(state, seat);
      apply(state, seat, move, seededRandom(1));
    }
    for (let taken = 0; taken < 4; taken++) {
      const [seat = -1] = toMove(state);
      apply(state, seat, legal(state, seat)[0], seededRandom(1));
    }
    expect(state.phase).toBe('city');
    expect(state.players.every(player => player.hand.length === 1)).toBe(true);
  });

  /** Nothing at all is possible for Red; Blue acts on artwork-ship above Red's disc. */
  function stuckRed(): Position {
    const table = position().stack('artwork-ship', 'red').blue({ marble: 1 });
    table.red({ wood: 4, brick: 4, marble: 4, ships: 3, workshops: [4, 4, 4] });
    table.red({ houses: ['troyes', 'bruges', 'hamburg'] });
    for (const place of PLACES) {
      table.cubes(place, { green: place === 'sanMiniato.artwork' ? 2 : 12 });
    }
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    return table.draw('blue', 'ship');
  }

  it('C-13.3 the player chooses which impossible slot to draw for first', () => {
    const table = stuckRed().done('blue');
    expect(table.legal('red')).toEqual([
      { type: 'drawForSlot', action: 'artwork' },
      { type: 'drawForSlot', action: 'ship' },
    ]);
    expect(forcedMove(table.state)).toBeUndefined();
  });

  it('C-13.2 the other draw and the end then follow automatically, with their events', () => {
    const table = stuckRed().done('blue').draw('red', 'ship');
    expect(table.events.map(event => event.type)).toEqual([
      'cardDrawn',
      'cardDrawn',
      'activationDone',
      'turnBegan',
    ]);
    expect(table.hand('red')).toHaveLength(2);
    expect(table.state.active).toBe(1);
    expect(table.state.journal).toEqual([]);
  });

  it('C-13.2 nothing is automatic while the player might have a card to play', () => {
    const table = stuckRed().red({ marble: 3 }).done('blue').draw('red', 'ship');
    expect(table.acting()).toBe('red');
    expect(table.events.map(event => event.type)).toEqual(['cardDrawn']);
  });

  it('C-13.2 the wait does not depend on the cards', () => {
    const waits = (['marble', 'ship', 'weave'] as const).map(card => {
      const table = stuckRed().red({ marble: 3 });
      table.deckTop(card).done('blue').draw('red', 'ship');
      return table.state.activation?.seat;
    });
    expect(waits).toEqual([1, 1, 1]);
  });

  it('C-13.2 nothing is automatic while something could be taken back', () => {
    const table = position().place('blue', 'wood-marble').use('blue', 'wood').use('blue', 'marble');
    expect(table.legal('blue').map(move => move.type)).toEqual(['done', 'undo', 'restart']);
    expect(forcedMove(table.state)).toBeUndefined();
  });

  it('C-13.2 a disc is never placed automatically', () => {
    const table = position().blue({ coloured: 1, white: 0 });
    expect(forcedMove(table.state)).toBeUndefined();
    const over = position();
    over.state.phase = 'over';
    expect(forcedMove(over.state)).toBeUndefined();
    expect(legal(over.state, 0)).toEqual([]);
  });
});
