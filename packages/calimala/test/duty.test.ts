// C-4.3 with its rulings: what the active player must be able to do, and must do.
import { describe, expect, it } from 'vitest';
import { canDo } from '../src/actions/index.ts';
import { ACTIONS, type Action, CAPACITY, PLACES, STREETS, TRADING_CITIES } from '../src/data.ts';
import type { PlayerBoard } from '../src/types.ts';
import { type Position, position } from './position.ts';

const streetsOf = (table: Position) =>
  new Set(table.legal('blue', 'placeDisc').map(move => move.street));

describe('the duty', () => {
  it('T22 C-4.3 a placement that could only draw is refused; a useful card makes it legal', () => {
    const table = position().blue({ hand: ['wood', 'artwork'] });
    const street = table.street('artwork-ship');
    expect(table.refusal('blue', { type: 'placeDisc', street, disc: 'coloured' }).code).toBe(
      'disc.duty',
    );
    expect(streetsOf(table).has(street)).toBe(false);
    table.blue({ hand: ['marble'] });
    expect(streetsOf(table).has(street)).toBe(true);
    table.place('blue', street).card('blue', 'marble');
    table.use('blue', 'artwork', { building: 'sanMiniato' });
  });

  it('C-4.3 D14 being able to act is not enough: a player may not give up both slots', () => {
    const table = position().place('blue', 'wood-marble').giveUp('blue', 'wood');
    expect(table.refusal('blue', { type: 'giveUpSlot', action: 'marble' }).code).toBe('slot.duty');
    expect(table.legal('blue', 'giveUpSlot')).toEqual([]);
    table.use('blue', 'marble').done('blue');
    const used = position().place('blue', 'wood-marble').use('blue', 'wood');
    used.giveUp('blue', 'marble').done('blue');
    expect(used.acting()).toBe('red');
  });

  it('C-4.3 A4 drawing for the last slot that could meet the duty is refused', () => {
    const table = position()
      .blue({ hand: ['marble'] })
      .place('blue', 'artwork-ship');
    expect(table.refusal('blue', { type: 'drawForSlot', action: 'artwork' }).code).toBe(
      'slot.duty',
    );
    table.draw('blue', 'ship');
    expect(table.refusal('blue', { type: 'drawForSlot', action: 'artwork' }).code).toBe(
      'slot.duty',
    );
    table.card('blue', 'marble').use('blue', 'artwork', { building: 'sanMiniato' });
  });

  it('A1 cards not yet drawn do not count', () => {
    const table = position().deckTop('marble', 'marble');
    expect(streetsOf(table).has(table.street('artwork-ship'))).toBe(false);
  });

  it.each<{ why: string; hand: Action[]; board: Partial<PlayerBoard> }>([
    { why: 'nothing there: all four', hand: ['wood', 'wood', 'build', 'weave'], board: {} },
    { why: 'cloth: no weave', hand: ['wood', 'wood', 'build'], board: { workshops: [1] } },
    { why: 'a ship: only weave', hand: ['weave'], board: { ships: 1 } },
    { why: 'or a marble for the artwork', hand: ['marble'], board: {} },
  ])('A1 chains of cards on artwork-ship: $why', ({ hand, board }) => {
    const street = position().street('artwork-ship');
    expect(streetsOf(position().blue({ ...board, hand })).has(street)).toBe(true);
    for (const index of hand.keys()) {
      const without = position().blue({ ...board, hand: hand.toSpliced(index, 1) });
      expect(streetsOf(without).has(street)).toBe(false);
    }
  });

  it('A1 the whole chain is then played: wood, wood, a ship, cloth, and a delivery to London', () => {
    const table = position().blue({ hand: ['wood', 'wood', 'build', 'weave'] });
    table.place('blue', 'artwork-ship').card('blue', 'weave').card('blue', 'wood');
    table.card('blue', 'wood').card('blue', 'build', { build: 'ship' });
    table
      .draw('blue', 'artwork')
      .use('blue', 'ship', { to: ['london'] })
      .done('blue');
    expect(table.cubesOf('blue', 'london')).toBe(1);
  });

  it('A2 if no street meets the duty, all are open and there is no duty', () => {
    const table = position({ options: { layout: 'first' } });
    table.blue({ wood: 4, brick: 4, marble: 4, ships: 3, workshops: [4, 4, 4] });
    table.blue({ houses: [...TRADING_CITIES] });
    for (const place of PLACES) table.cubes(place, { red: CAPACITY[place] });
    expect(ACTIONS.filter(action => canDo(table.state, 0, action))).toEqual([]);
    expect(streetsOf(table)).toEqual(new Set(STREETS));
    table.place('blue', 'artwork-ship');
    expect(table.state.activation?.duty).toBe('none');
    // C-13.2: after the first card there is nothing left to decide.
    table.draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(2);
    expect(table.acting()).toBe('red');
  });

  it('A2 one street that meets the duty closes all others', () => {
    const table = position().blue({ wood: 4, brick: 4, marble: 4, ships: 3, workshops: [4, 4, 3] });
    table.blue({ houses: [...TRADING_CITIES] });
    for (const place of PLACES) table.cubes(place, { red: CAPACITY[place] });
    expect(streetsOf(table)).toEqual(
      new Set([table.street('ship-weave'), table.street('weave-transport')]),
    );
  });

  it('A18 a card that would make the duty impossible is refused', () => {
    const table = position().blue({ marble: 1, hand: ['contribute', 'wood'] });
    table.place('blue', 'artwork-ship');
    const gift = { type: 'playCard', action: 'contribute', material: 'marble' } as const;
    expect(table.refusal('blue', { ...gift, church: 'sanMiniato' }).code).toBe('card.duty');
    expect(table.legal('blue', 'playCard')).toEqual([{ type: 'playCard', action: 'wood' }]);
    table.card('blue', 'wood');
    table.card('blue', 'contribute', { material: 'wood', church: 'sanMiniato' });
    table.use('blue', 'artwork', { building: 'sanMiniato' });
  });

  it('A18 once the duty is met any card may be played', () => {
    const table = position()
      .blue({ marble: 2, hand: ['contribute'] })
      .place('blue', 'artwork-ship');
    table.use('blue', 'artwork', { building: 'sanMiniato' });
    table.card('blue', 'contribute', { material: 'marble', church: 'sanMiniato' });
    expect(table.board('blue').marble).toBe(0);
  });

  it('A18 a card is allowed if a second card could make up for it', () => {
    const table = position().blue({ marble: 1, hand: ['contribute', 'marble'] });
    table.place('blue', 'artwork-ship');
    table.card('blue', 'contribute', { material: 'marble', church: 'santaCroce' });
    expect(table.refusal('blue', { type: 'drawForSlot', action: 'artwork' }).code).toBe(
      'slot.duty',
    );
    table.card('blue', 'marble').use('blue', 'artwork', { building: 'santaCroce' });
  });

  it('A20 a card with the same action does not meet the duty', () => {
    const table = position()
      .blue({ hand: ['wood'] })
      .place('blue', 'wood-marble');
    table.card('blue', 'wood').giveUp('blue', 'wood');
    expect(table.refusal('blue', { type: 'giveUpSlot', action: 'marble' }).code).toBe('slot.duty');
  });

  it('C-4.3 the duty binds only the placed disc, not the player’s discs below it', () => {
    const table = position().stack('wood-marble', 'blue').place('blue', 'wood-marble');
    table.use('blue', 'wood').giveUp('blue', 'marble').done('blue');
    expect(table.state.activation).toMatchObject({ seat: 0, depth: 2, duty: 'none' });
    table.giveUp('blue', 'wood', 'marble').done('blue');
  });
});
