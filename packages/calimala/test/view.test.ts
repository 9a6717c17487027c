// C-2.7 and C-13.8 to C-13.13: what a seat and a spectator may know.
import { anyMove, play, seededRandom, type Viewer } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { calimala } from '../src/index.ts';
import { toMove } from '../src/legal.ts';
import { legal } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import { playerOf } from '../src/table.ts';
import type { Event, Move } from '../src/types.ts';
import { look, view, viewEvent } from '../src/view.ts';
import { position } from './position.ts';

describe('the view', () => {
  it('C-2.7 shows a player’s own cards; those of others are counts, the deck a number', () => {
    const { state } = position()
      .blue({ hand: ['wood', 'ship'] })
      .red({ hand: ['weave'] });
    const seen = view(state, 0);
    expect(seen.players[0]?.hand).toEqual(['wood', 'ship']);
    expect(seen.players[1]?.hand).toBe(1);
    expect(seen.players[2]?.hand).toBe(0);
    expect(seen.deck).toBe(state.deck.length);
    expect(seen.players[0]?.endCards).toEqual(playerOf(state, 0).endCards);
    expect(seen.players[0]?.kept).toBe(playerOf(state, 0).kept);
    expect(seen.players[1]?.endCards).toBe(2);
    expect(seen.players[1]?.kept).toBe('hidden');
  });

  it('C-2.7 shows a spectator no card at all', () => {
    const seen = view(position().blue({ hand: ['wood'] }).state, null);
    expect(seen.players.map(player => player.hand)).toEqual([1, 0, 0, 0]);
    expect(seen.players.map(player => player.endCards)).toEqual([2, 2, 2, 2]);
    expect(seen.players.map(player => player.kept)).toEqual(new Array(4).fill('hidden'));
  });

  it('C-2.7 shows everything else', () => {
    const { state } = position()
      .blue({ wood: 2, points: 5, hand: ['wood'] })
      .stack('wood-marble', 'red', 'white')
      .council('red')
      .discard('ship');
    const { deck: _, players, ...open } = state;
    const { deck: __, players: seenPlayers, ...seen } = view(state, 3);
    expect(seen).toEqual(open);
    players.forEach((player, seat) => {
      const { board, coloured, white, points } = player;
      expect(seenPlayers[seat]).toMatchObject({ board, coloured, white, points });
    });
  });

  it('C-3.5 C-2.7 shows whether another player has kept an end card, but not which', () => {
    const state = setup(4, {}, seededRandom('keeping'));
    const [card] = playerOf(state, 2).endCards;
    calimala.apply(state, 2, { type: 'keepEndCard', card }, seededRandom(1));
    expect(view(state, 0).players.map(player => player.kept)).toEqual([
      undefined,
      undefined,
      'hidden',
      undefined,
    ]);
    expect(view(state, 2).players[2]?.kept).toBe(card);
  });

  it('C-13.8 a start card stays known until a card like it is played', () => {
    const table = position().blue({ hand: ['wood', 'wood'], startCard: 'wood' });
    table.place('blue', 'wood-marble');
    expect(view(table.state, 1).players[0]?.startCard).toBe('wood');
    table.card('blue', 'wood');
    expect(table.hand('blue')).toEqual(['wood']);
    expect(view(table.state, 1).players[0]?.startCard).toBeUndefined();
    const other = position().blue({ hand: ['wood', 'brick'], startCard: 'wood' });
    other.place('blue', 'wood-marble').card('blue', 'brick');
    expect(view(other.state, 1).players[0]?.startCard).toBe('wood');
  });

  it('C-13.17 only the acting player sees whether there is a duty', () => {
    const { state } = position().place('blue', 'wood-marble');
    expect(view(state, 0).activation?.duty).toBe('owed');
    for (const viewer of [1, 3, null] as const) {
      expect(view(state, viewer).activation).toEqual({ ...state.activation, duty: 'hidden' });
    }
  });

  it('C-13.4 only the acting player sees what can be taken back', () => {
    const { state } = position().place('blue', 'wood-marble');
    expect(state.journal).toHaveLength(1);
    expect(view(state, 0).journal).toEqual(state.journal);
    for (const viewer of [1, 3, null] as const) expect(view(state, viewer).journal).toEqual([]);
  });

  it('C-13.10 when the game is over everything is shown', () => {
    const { state } = position().red({ hand: ['weave'] });
    state.phase = 'over';
    for (const viewer of [0, 3, null] as const) expect(view(state, viewer)).toEqual(state);
  });

  it('C-2.7 a view shares nothing with the state', () => {
    const { state } = position().blue({ hand: ['wood'] });
    const seen = view(state, 0);
    const kept = structuredClone(seen);
    expect(look(state, 0)).toEqual(kept);
    playerOf(state, 0).board.wood = 3;
    playerOf(state, 0).hand.push('ship');
    state.stacks[0]?.push('white');
    state.cubes.lisbon[0] = 7;
    expect(seen).toEqual(kept);
  });
});

describe('events by viewer', () => {
  const secret: Event[] = [
    { type: 'endCardKept', seat: 1, card: 'lisbon' },
    { type: 'extraCardDrawn', seat: 1, card: 'wood' },
    { type: 'cardDrawn', seat: 1, action: 'ship', card: 'wood' },
  ];

  it.each(secret)('C-13.11 $type: only its own player learns the card', event => {
    expect(viewEvent(event, 1)).toEqual(event);
    for (const viewer of [0, 2, null] as Viewer[]) {
      const seen = viewEvent(event, viewer);
      expect(seen).not.toHaveProperty('card');
      expect({ ...seen, card: 'card' in event ? event.card : undefined }).toEqual(event);
    }
    expect(event).toHaveProperty('card');
  });

  it('C-13.11 all other events are for everybody', () => {
    const open: Event[] = [
      { type: 'startCardTaken', seat: 1, card: 'wood' },
      { type: 'deckReshuffled', cards: 4 },
      { type: 'noCardDrawn', seat: 1, action: 'ship', reason: 'deckEmpty' },
    ];
    for (const event of open) expect(viewEvent(event, null)).toBe(event);
  });
});

describe('legal moves', () => {
  it('C-13.13 the same list from the state and from the seat’s own view; others have none', () => {
    const policy = anyMove<Move>(calimala);
    for (const players of [3, 4, 5]) {
      const state = setup(players, { extraStartCard: true }, seededRandom(`legal ${players}`));
      const chance = seededRandom('chance');
      const choice = seededRandom('choice');
      for (const _ of play(calimala, state, policy, { chance, choice })) {
        const deciding = toMove(state);
        for (let seat = 0; seat < players; seat++) {
          const moves = legal(state, seat);
          expect(legal(look(state, seat), seat)).toEqual(moves);
          expect(moves.length > 0).toBe(deciding.includes(seat));
        }
      }
    }
  });

  it('C-13.13 a view without the cards has nothing to keep', () => {
    const state = setup(3, {}, seededRandom('hidden'));
    expect(legal(view(state, 0), 1)).toEqual([]);
    expect(toMove(view(state, 0))).toEqual([0, 1, 2]);
  });

  it('C-13.13 slots come first, then cards, then the end, and taking back last', () => {
    const table = position()
      .blue({ hand: ['wood', 'weave'] })
      .place('blue', 'wood-marble', 'white');
    expect(table.legal('blue')).toEqual([
      { type: 'useSlot', action: 'wood' },
      { type: 'useSlot', action: 'marble' },
      { type: 'giveUpSlot', action: 'wood' },
      { type: 'giveUpSlot', action: 'marble' },
      { type: 'playCard', action: 'wood' },
      { type: 'playCard', action: 'weave' },
      { type: 'undo' },
      { type: 'restart' },
    ]);
    expect(table.legal('blue').filter(calimala.takesBack)).toEqual([
      { type: 'undo' },
      { type: 'restart' },
    ]);
  });
});
