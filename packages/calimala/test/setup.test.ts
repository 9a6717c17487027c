// Chapters 1 to 3: the box, the board and the start of a game.
import { clone, RuleError, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  BUILDINGS,
  CAPACITY,
  CELLS,
  CENTRE,
  CENTRE_ACTION,
  CHURCHES,
  CITIES,
  END_CARDS,
  FIRST_LAYOUT,
  MATERIALS,
  PLACES,
  ROWS,
  STREETS,
  streetActions,
  TILE_PLACES,
  TILES,
} from '../src/data.ts';
import { toMove } from '../src/legal.ts';
import { apply, legal } from '../src/rules.ts';
import { tilesFedBy } from '../src/scoring.ts';
import { setup } from '../src/setup.ts';
import { playerOf, stackOf } from '../src/table.ts';
import type { State } from '../src/types.ts';
import { position } from './position.ts';

const PLAYERS = [3, 4, 5] as const;
const seeds = Array.from({ length: 60 }, (_, index) => `set-up ${index}`);

/** Everybody keeps the first end card dealt. */
function drafting(state: State): State {
  for (const seat of toMove(state)) {
    const [card] = playerOf(state, seat).endCards;
    apply(state, seat, { type: 'keepEndCard', card }, seededRandom(1));
  }
  return state;
}

/** Everybody takes the first start card that is left. */
function inTheCity(state: State, random = seededRandom(2)): State {
  drafting(state);
  while (state.phase === 'startDraft') {
    const [seat] = toMove(state);
    apply(state, seat ?? -1, { type: 'takeStartCard', card: state.startCards[0] }, random);
  }
  return state;
}

describe('the board', () => {
  it('C-2.1 F1 F2 nine cells hold the nine actions, each once, always with the same one in the centre', () => {
    expect(CELLS).toHaveLength(9);
    for (const seed of seeds) {
      const { layout } = setup(4, {}, seededRandom(seed));
      expect([...layout].sort()).toEqual([...ACTIONS].sort());
      expect(layout[CENTRE]).toBe(CENTRE_ACTION);
    }
  });

  it('F3 the centre action is a constant, and the first layout agrees with it', () => {
    expect(CENTRE_ACTION).toBe('build');
    expect(CELLS[CENTRE]).toBe('C');
    expect(FIRST_LAYOUT[CENTRE]).toBe(CENTRE_ACTION);
  });

  it('C-2.2 F4 F5 twelve streets join orthogonal neighbours', () => {
    const pairs = STREETS.map(street => streetActions(FIRST_LAYOUT, street).join('-'));
    expect(pairs).toEqual([
      'artwork-ship',
      'ship-weave',
      'artwork-brick',
      'ship-build',
      'weave-transport',
      'brick-build',
      'build-transport',
      'brick-contribute',
      'build-wood',
      'transport-marble',
      'contribute-wood',
      'wood-marble',
    ]);
    const touching = FIRST_LAYOUT.map(
      action =>
        STREETS.filter(street => streetActions(FIRST_LAYOUT, street).includes(action)).length,
    );
    expect(touching).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2]);
    expect(() => streetActions(FIRST_LAYOUT, 13)).toThrow(RangeError);
    expect(() => streetActions(FIRST_LAYOUT, 0)).toThrow(RangeError);
  });

  it('C-2.2 C-2.3 there is no thirteenth street, and no seat beyond the players', () => {
    const { state } = position({ players: 3 });
    expect(stackOf(state, 12)).toEqual([]);
    expect(() => stackOf(state, 13)).toThrow('no street 13');
    expect(playerOf(state, 2).white).toBe(3);
    expect(() => playerOf(state, 3)).toThrow('no seat 3');
  });

  it('F6 the first-game layout has every pair the worked examples name', () => {
    const table = position();
    for (const pair of [
      'wood-contribute',
      'artwork-brick',
      'artwork-ship',
      'build-ship',
    ] as const) {
      expect(table.street(pair)).toBeGreaterThan(0);
    }
  });

  it('C-2.5 F13 six cities of twelve cloth; each material has twelve spaces, artworks sixteen', () => {
    for (const city of CITIES) expect(CAPACITY[city]).toBe(12);
    for (const material of MATERIALS) {
      const spaces = CHURCHES.map(church => CAPACITY[`${church}.${material}`]);
      expect(spaces.reduce((a, b) => a + b)).toBe(12);
    }
    const artworks = TILE_PLACES.artworks.map(place => CAPACITY[place]);
    expect(artworks.reduce((a, b) => a + b)).toBe(16);
    expect(BUILDINGS).toHaveLength(4);
  });

  it.each([
    ['F9', 'santaMariaDelFiore', 5],
    ['F10', 'sanMiniato', 3],
    ['F11', 'santaCroce', 4],
  ] as const)('%s %s has rows of %i', (_, church, size) => {
    expect(ROWS.map(row => CAPACITY[`${church}.${row}`])).toEqual([size, size, size, size]);
  });

  it('F12 Palazzo Vecchio takes four artworks and no material', () => {
    expect(CAPACITY.palazzoVecchio).toBe(4);
    expect(PLACES.filter(place => place.startsWith('palazzo'))).toEqual(['palazzoVecchio']);
  });

  it('F14 fifteen tiles; a cube counts for two of them, in Palazzo Vecchio for one', () => {
    expect(new Set(TILES).size).toBe(15);
    for (const place of PLACES) {
      expect(tilesFedBy(place)).toHaveLength(place === 'palazzoVecchio' ? 1 : 2);
    }
    expect(tilesFedBy('lisbon')).toEqual(['lisbon', 'ports']);
    expect(tilesFedBy('sanMiniato.marble')).toEqual(['sanMiniato', 'marble']);
    expect(tilesFedBy('sanMiniato.artwork')).toEqual(['sanMiniato', 'artworks']);
    expect(tilesFedBy('palazzoVecchio')).toEqual(['artworks']);
  });

  it('F16 ten end cards: the cities, the churches and Palazzo Vecchio', () => {
    expect(END_CARDS).toEqual([...CITIES, ...CHURCHES, 'palazzoVecchio']);
  });
});

describe('the set-up', () => {
  it('C-3.1 chance picks the first player, who is active', () => {
    for (const players of PLAYERS) {
      const states = seeds.map(seed => setup(players, {}, seededRandom(seed)));
      expect(new Set(states.map(state => state.first)).size).toBe(players);
      for (const state of states) expect(state.active).toBe(state.first);
    }
  });

  it('C-3.2 D1 the layout is shuffled by default', () => {
    const layouts = seeds.map(seed => setup(4, {}, seededRandom(seed)).layout.join());
    expect(new Set(layouts).size).toBeGreaterThan(50);
  });

  it('C-3.3 all fifteen tiles lie face up in a shuffled order', () => {
    const orders = seeds.map(seed => setup(4, {}, seededRandom(seed)).tiles);
    for (const tiles of orders) expect([...tiles].sort()).toEqual([...TILES].sort());
    expect(new Set(orders.map(String)).size).toBe(seeds.length);
  });

  it.each([
    [3, 12, 3, 15],
    [4, 10, 2, 12],
    [5, 8, 2, 10],
  ])(
    'C-3.4 C-2.3 with %i players: %i coloured and %i white discs, %i turns',
    (players, coloured, white, turns) => {
      const state = setup(players, {}, seededRandom('discs'));
      expect(state.players).toHaveLength(players);
      for (const player of state.players) {
        expect(player).toMatchObject({ coloured, white, points: 0 });
        expect(player.coloured + player.white).toBe(turns);
      }
    },
  );

  it.each([
    [3, 3, 1, 0],
    [4, 2, 1, 1],
    [5, 2, 0, 0],
  ])(
    'C-3.5 with %i players: %i end cards each, %i open, %i out of the game',
    (players, dealt, open, out) => {
      const state = setup(players, {}, seededRandom('end cards'));
      for (const player of state.players) {
        expect(player.endCards).toHaveLength(dealt);
        expect(player.kept).toBeUndefined();
      }
      const known = state.players.flatMap(player => player.endCards);
      if (state.openEndCard !== undefined) known.push(state.openEndCard);
      expect(known).toHaveLength(players * dealt + open);
      expect(new Set(known).size).toBe(10 - out);
    },
  );

  it('C-3.5 all choose their end card at once, each from their own', () => {
    const state = setup(4, {}, seededRandom('at once'));
    expect(toMove(state)).toEqual([0, 1, 2, 3]);
    const [first, second] = playerOf(state, 2).endCards;
    expect(legal(state, 2).map(move => (move.type === 'keepEndCard' ? move.card : ''))).toEqual(
      END_CARDS.filter(card => card === first || card === second),
    );
    apply(state, 2, { type: 'keepEndCard', card: second }, seededRandom(1));
    expect(playerOf(state, 2).kept).toBe(second);
    expect(toMove(state)).toEqual([0, 1, 3]);
    expect(state.phase).toBe('endCards');
    expect(legal(state, 2)).toEqual([]);
    drafting(state);
    expect(state.phase).toBe('startDraft');
  });

  it('C-2.4 F7 C-3.6 there are five cards of each action, and five cards are laid out for the draft', () => {
    const state = setup(5, {}, seededRandom('cards'));
    expect(state.startCards).toEqual(['wood', 'brick', 'marble', 'weave', 'build']);
    const all = [...state.deck, ...state.startCards];
    expect(all).toHaveLength(45);
    for (const action of ACTIONS) expect(all.filter(card => card === action)).toHaveLength(5);
  });

  it.each(PLAYERS)(
    'C-3.6 with %i players the draft goes counter-clockwise, the first player last',
    players => {
      for (const seed of seeds.slice(0, 12)) {
        const state = drafting(setup(players, {}, seededRandom(seed)));
        const order: number[] = [];
        while (state.phase === 'startDraft') {
          const [seat = -1] = toMove(state);
          const events = apply(
            state,
            seat,
            { type: 'takeStartCard', card: state.startCards[0] },
            seededRandom(3),
          );
          for (const event of events) if (event.type === 'startCardTaken') order.push(event.seat);
        }
        const expected = Array.from(
          { length: players },
          (_, taken) => (state.first - 1 - taken + 2 * players) % players,
        );
        expect(order).toEqual(expected);
        expect(order.at(-1)).toBe(state.first);
      }
    },
  );

  it('C-3.6 only a card still laid out may be taken', () => {
    const state = drafting(setup(3, {}, seededRandom('any')));
    const [seat = -1] = toMove(state);
    expect(
      legal(state, seat).map(move => (move.type === 'takeStartCard' ? move.card : '')),
    ).toEqual(['wood', 'brick', 'marble', 'weave', 'build']);
    apply(state, seat, { type: 'takeStartCard', card: 'marble' }, seededRandom(3));
    expect(playerOf(state, seat).hand).toEqual(['marble']);
    expect(state.startCards).toEqual(['wood', 'brick', 'weave', 'build']);
    const [next = -1] = toMove(state);
    const again = () =>
      apply(state, next, { type: 'takeStartCard', card: 'marble' }, seededRandom(3));
    expect(again).toThrow(RuleError);
  });

  it.each([
    [3, 42],
    [4, 41],
    [5, 40],
  ])('C-3.6 with %i players the deck ends up with %i cards, shuffled', (players, cards) => {
    const state = inTheCity(setup(players, {}, seededRandom('deck')));
    expect(state.phase).toBe('city');
    expect(state.deck).toHaveLength(cards);
    expect(state.startCards).toEqual([]);
    const other = inTheCity(setup(players, {}, seededRandom('deck')), seededRandom(9));
    expect(other.deck).not.toEqual(state.deck);
  });

  it('C-3.7 everybody starts with an empty workshop, a card and nothing else; the first player begins', () => {
    const state = inTheCity(setup(4, {}, seededRandom('begin')));
    for (const player of state.players) {
      expect(player.board).toEqual({
        wood: 0,
        brick: 0,
        marble: 0,
        workshops: [0],
        ships: 0,
        houses: [],
      });
      expect(player.hand).toHaveLength(1);
      expect(player.startCard).toBe(player.hand[0]);
    }
    expect(toMove(state)).toEqual([state.first]);
    expect(state.round).toBe(1);
    expect(state.stacks).toEqual(STREETS.map(() => []));
    for (const place of PLACES) expect(state.cubes[place]).toEqual([0, 0, 0, 0]);
  });

  it.each([2, 6, 3.5, Number.NaN, 0])('C-3.4 %d players are refused', players => {
    expect(() => setup(players, {}, seededRandom(1))).toThrow('3 to 5');
  });

  it('C-3.1 the same seed gives the same table', () => {
    const one = setup(5, {}, seededRandom('same'));
    expect(setup(5, {}, seededRandom('same'))).toEqual(one);
    expect(clone(one)).toEqual(one);
  });
});
