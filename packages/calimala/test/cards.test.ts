// Chapter 6: action cards, the deck and the discard pile.
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../src/data.ts';
import { position } from './position.ts';

describe('playing cards', () => {
  it('C-6.1 a card does what its action says, and hands have no limit', () => {
    const table = position().blue({ hand: [...ACTIONS, 'weave'], houses: ['troyes'] });
    table.place('blue', 'wood-marble').card('blue', 'wood').card('blue', 'brick');
    table.card('blue', 'build', { build: 'workshop' }).card('blue', 'weave').card('blue', 'weave');
    table.card('blue', 'marble').card('blue', 'artwork', { building: 'palazzoVecchio' });
    table.card('blue', 'transport', { to: ['troyes'] });
    expect(table.board('blue')).toMatchObject({ wood: 0, brick: 0, marble: 0, workshops: [1, 2] });
    expect(table.cubesOf('blue', 'palazzoVecchio')).toBe(1);
    expect(table.cubesOf('blue', 'troyes')).toBe(1);
    expect(table.hand('blue')).toEqual(['ship', 'contribute']);
    const many = position().blue({ hand: ACTIONS.flatMap(action => [action, action, action]) });
    many.place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(many.hand('blue')).toHaveLength(28);
  });

  it('C-6.2 a card can be played before, between and after the slots', () => {
    const table = position().blue({ hand: ['brick', 'weave', 'marble'] });
    table.place('blue', 'wood-marble').card('blue', 'brick').use('blue', 'wood');
    table.card('blue', 'weave').use('blue', 'marble').card('blue', 'marble').done('blue');
    expect(table.board('blue')).toMatchObject({ wood: 1, brick: 1, marble: 2, workshops: [1] });
  });

  it('C-6.2 a card can also be played in another player’s turn, while the player’s disc acts', () => {
    const table = position()
      .stack('wood-marble', 'red')
      .red({ hand: ['brick'] });
    table.place('blue', 'wood-marble');
    expect(table.refusal('red', { type: 'playCard', action: 'brick' }).code).toBe('move.notYours');
    table.pass('blue').card('red', 'brick');
    expect(table.board('red').brick).toBe(1);
  });

  it('C-6.2 no card can be played before the disc is placed', () => {
    const table = position().blue({ hand: ['wood'] });
    expect(table.refusal('blue', { type: 'playCard', action: 'wood' }).code).toBe(
      'move.wrongPhase',
    );
    expect(table.legal('blue', 'playCard')).toEqual([]);
  });

  it('C-6.2 no card can be played while a replacement is chosen', () => {
    const table = position().blue({ hand: ['wood'], coloured: 0 });
    table.stack('wood-marble', 'green', 'green', 'white').stack('ship-weave', 'blue', 'blue');
    table.blue({ coloured: 0, white: 1 });
    table.place('blue', 'wood-marble', 'white').pass('blue').pass('green').pass('green');
    expect(table.legal('blue').map(move => move.type)).toEqual(['replaceDisc', 'replaceDisc']);
    expect(table.refusal('blue', { type: 'playCard', action: 'wood' }).code).toBe(
      'move.wrongPhase',
    );
  });

  it('C-6.3 D9 a card just drawn may be played at once, even if the slots brought only cards', () => {
    const table = position().stack('artwork-ship', 'red').blue({ marble: 1 });
    table.deckTop('wood', 'weave', 'brick');
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    table.draw('blue', 'ship').done('blue');
    expect(table.hand('blue')).toEqual(['wood']);
    table.draw('red', 'artwork').card('red', 'weave').draw('red', 'ship').card('red', 'brick');
    expect(table.board('red')).toMatchObject({ workshops: [1], brick: 1 });
    expect(table.hand('red')).toEqual([]);
    table.done('red');
  });

  it('C-6.4 a card must have an effect, and brings no card', () => {
    const table = position()
      .blue({ wood: 4, hand: ['wood', 'ship'] })
      .place('blue', 'brick-build');
    const held = table.state.deck.length;
    expect(table.refusal('blue', { type: 'playCard', action: 'wood' }).code).toBe(
      'slot.impossible',
    );
    expect(table.refusal('blue', { type: 'playCard', action: 'ship', to: ['london'] }).code).toBe(
      'slot.impossible',
    );
    expect(table.legal('blue', 'playCard')).toEqual([]);
    table.use('blue', 'brick').use('blue', 'build', { build: 'ship' }).card('blue', 'wood');
    expect(table.state.deck).toHaveLength(held);
  });

  it('C-6.4 D10 a partial effect is enough', () => {
    const table = position().blue({ ships: 3, workshops: [2], hand: ['ship'] });
    table.place('blue', 'wood-marble').card('blue', 'ship', { to: ['lisbon'] });
    expect(table.cubesOf('blue', 'lisbon')).toBe(1);
    expect(table.hand('blue')).toEqual([]);
  });

  it('C-6.4 only cards in hand can be played, each once', () => {
    const table = position()
      .blue({ hand: ['wood'] })
      .place('blue', 'artwork-brick');
    expect(table.refusal('blue', { type: 'playCard', action: 'brick' }).code).toBe('card.notHeld');
    table.card('blue', 'wood');
    expect(table.refusal('blue', { type: 'playCard', action: 'wood' }).code).toBe('card.notHeld');
  });

  it('C-6.5 played cards lie face up on the discard pile, the last on top', () => {
    const table = position()
      .blue({ hand: ['wood', 'weave'] })
      .place('blue', 'wood-marble');
    table.card('blue', 'weave').card('blue', 'wood');
    expect(table.state.discard).toEqual(['weave', 'wood']);
  });
});

describe('drawing cards', () => {
  it('C-4.9 the top card is drawn, and the deck shrinks by one', () => {
    const table = position().deckTop('contribute', 'ship').place('blue', 'artwork-brick');
    const cards = table.state.deck.length;
    table.draw('blue', 'artwork');
    expect(table.hand('blue')).toEqual(['contribute']);
    expect(table.state.deck).toHaveLength(cards - 1);
    expect(table.state.deck.at(-1)).toBe('ship');
    expect(table.events[0]).toEqual({
      type: 'cardDrawn',
      seat: 0,
      action: 'artwork',
      card: 'contribute',
    });
  });

  it('T26 C-6.6 drawing the last card shuffles the discard pile into the deck at once', () => {
    const table = position()
      .blue({ hand: ['wood'] })
      .deckOf('weave');
    // The player with all other cards discards four of them.
    const pile = table.hand('green').splice(0, 4);
    table.state.discard.push(...pile);
    table.place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(table.hand('blue')).toEqual(['wood', 'weave']);
    expect([...table.state.deck].sort()).toEqual([...pile].sort());
    expect(table.state.discard).toEqual([]);
    expect(table.events.map(event => event.type)).toEqual(['cardDrawn', 'deckReshuffled']);
    expect(table.happened('deckReshuffled')).toEqual([{ type: 'deckReshuffled', cards: 4 }]);
    table.card('blue', 'wood');
    expect(table.state.discard).toEqual(['wood']);
    expect(table.state.deck).toHaveLength(4);
  });

  it('T27 A7 with nothing to draw the player gets no card and play goes on', () => {
    const table = position().deckOf().place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(table.hand('blue')).toEqual([]);
    expect(table.events).toEqual([
      { type: 'noCardDrawn', seat: 0, action: 'artwork', reason: 'deckEmpty' },
    ]);
    table.use('blue', 'brick').done('blue');
    expect(table.acting()).toBe('red');
    expect(table.hand('blue')).toEqual([]);
  });

  it('A7 the next draw after a discard reshuffles first', () => {
    const table = position()
      .blue({ hand: ['wood', 'weave'] })
      .deckOf();
    table.place('blue', 'artwork-brick').card('blue', 'wood').draw('blue', 'artwork');
    expect(table.hand('blue')).toEqual(['wood', 'weave']);
    expect(table.events.map(event => event.type)).toEqual(['deckReshuffled', 'cardDrawn']);
    expect(table.state.discard).toEqual([]);
    expect(table.state.deck).toEqual([]);
  });

  it('C-6.6 a draw that leaves the deck its last card reshuffles nothing', () => {
    const table = position().deckOf('weave', 'ship');
    table.state.discard.push(...table.hand('green').splice(0, 2));
    table.place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(table.state.deck).toEqual(['ship']);
    expect(table.state.discard).toHaveLength(2);
  });

  it('C-13.9 a hand is kept in the order of the actions, however it was drawn', () => {
    const table = position()
      .blue({ hand: ['marble', 'ship'] })
      .deckTop('transport', 'wood', 'marble');
    table.place('blue', 'artwork-brick', 'white').draw('blue', 'artwork').draw('blue', 'artwork');
    expect(table.hand('blue')).toEqual(['wood', 'marble', 'ship', 'transport']);
  });
});
