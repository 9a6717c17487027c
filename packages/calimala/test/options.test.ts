// Chapter 12: the options of a table, each on and off.
import { RuleError, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CENTRE, CENTRE_ACTION, FIRST_LAYOUT } from '../src/data.ts';
import { toMove } from '../src/legal.ts';
import { OPTIONS } from '../src/options.ts';
import { apply } from '../src/rules.ts';
import { scoreEndCardNow } from '../src/scoring.ts';
import { setup } from '../src/setup.ts';
import { playerOf } from '../src/table.ts';
import type { Event, State } from '../src/types.ts';
import { type Colour, pointsOf, position, type Start } from './position.ts';

/** Plays through the end cards and the draft to the first turn; returns what the draft brought. */
function begin(players: number, options: Record<string, unknown>) {
  const random = seededRandom('begin');
  const state = setup(players, options, random);
  const events: Event[] = [];
  while (state.phase !== 'city') {
    const seat = toMove(state)[0] ?? -1;
    const move =
      state.phase === 'endCards'
        ? { type: 'keepEndCard', card: playerOf(state, seat).endCards[0] }
        : { type: 'takeStartCard', card: state.startCards[0] };
    events.push(...apply(state, seat, move, random));
  }
  return { state, events };
}

const handSizes = (state: State) => state.players.map(player => player.hand.length);

describe('extraStartCard', () => {
  it.each([3, 4, 5])('C-12.1 off: one card each, with %i players', players => {
    const { state } = begin(players, {});
    expect(handSizes(state)).toEqual(new Array(players).fill(1));
  });

  it.each([
    [3, 0],
    [4, 1],
    [5, 2],
  ])(
    'C-12.1 on: with %i players %i more cards, for the fourth and fifth in turn order',
    (players, more) => {
      const { state, events } = begin(players, { extraStartCard: true });
      const inOrder = Array.from(
        { length: players },
        (_, turn) => handSizes(state)[(state.first + turn) % players],
      );
      expect(inOrder).toEqual([1, 1, 1, 2, 2].slice(0, players));
      const drawn = events.filter(event => event.type === 'extraCardDrawn');
      expect(drawn).toHaveLength(more);
      for (const event of drawn) expect(playerOf(state, event.seat).hand).toContain(event.card);
      expect(state.deck).toHaveLength(45 - players - more);
    },
  );
});

describe('oneCardPerTurn', () => {
  const limited: Start = { options: { oneCardPerTurn: true } };

  it('C-12.2 the second impossible slot of the active player brings nothing', () => {
    const table = position(limited).place('blue', 'artwork-brick', 'white');
    table.draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
    table.draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
    expect(table.events).toEqual([
      { type: 'noCardDrawn', seat: 0, action: 'artwork', reason: 'oneCardPerTurn' },
    ]);
    expect(table.state.activation?.slots.filter(slot => slot.state === 'drawn')).toHaveLength(2);
  });

  it('C-12.2 the limit covers all of the player’s discs in the turn, and resets with the next', () => {
    const table = position(limited).stack('artwork-brick', 'blue').place('blue', 'artwork-brick');
    table.draw('blue', 'artwork').use('blue', 'brick').done('blue').draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
    table.use('blue', 'brick').done('blue');
    expect(table.state.drawnThisTurn).toBe(0);
    table.place('red', 'artwork-brick').draw('red', 'artwork');
    expect(table.hand('red')).toHaveLength(1);
  });

  it('C-12.2 there is no limit in the turns of others', () => {
    const table = position(limited).stack('artwork-ship', 'red', 'blue').blue({ marble: 1 });
    table.deckTop('build', 'build', 'build');
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    table.pass('blue');
    expect(table.hand('blue')).toHaveLength(1);
    table.draw('red', 'ship').draw('red', 'artwork').done('red');
    expect(table.hand('red')).toHaveLength(2);
    expect(table.acting()).toBe('blue');
    table.draw('blue', 'ship').draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
  });

  it('C-12.2 cards drawn by others do not use up the active player’s card', () => {
    const table = position(limited).stack('artwork-ship', 'red', 'blue');
    table.blue({ marble: 1, ships: 1, workshops: [1] });
    table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'sanMiniato' });
    table.use('blue', 'ship', { to: ['lisbon'] }).done('blue');
    table.draw('red', 'ship').draw('red', 'artwork').done('red');
    expect(table.state.drawnThisTurn).toBe(0);
    table.draw('blue', 'ship');
    expect(table.state.drawnThisTurn).toBe(1);
    table.draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(1);
  });

  it('C-12.2 off: every impossible slot brings a card', () => {
    const table = position().place('blue', 'artwork-brick', 'white');
    table.draw('blue', 'artwork').draw('blue', 'artwork');
    expect(table.hand('blue')).toHaveLength(2);
  });
});

describe('seatsAfterFifteenth', () => {
  const open: Start = { options: { seatsAfterFifteenth: true } };
  const full = new Array<Colour>(15).fill('green');

  it('C-12.3 a fourth disc still takes a seat, and no tile is scored', () => {
    const table = position(open)
      .council(...full)
      .stack('wood-marble', 'red', 'yellow', 'blue');
    table.place('blue', 'wood-marble').settle();
    expect(table.state.council).toHaveLength(16);
    expect(table.state.council.at(-1)).toBe(0);
    expect(table.happened('discPromoted')).toEqual([
      { type: 'discPromoted', seat: 0, street: 12, space: 16 },
    ]);
    expect(table.happened('tileScored')).toEqual([]);
    expect(table.happened('lastRoundBegan')).toEqual([]);
    expect(table.state.tileScores).toHaveLength(15);
    expect(pointsOf(scoreEndCardNow(table.state, 'palazzoVecchio'))).toEqual({ green: 5, blue: 3 });
  });

  it('C-12.3 a white fourth disc takes one by its swap', () => {
    const table = position(open)
      .council(...full)
      .stack('wood-marble', 'red', 'yellow', 'white');
    table.blue({ coloured: 2, white: 0 }).place('blue', 'wood-marble').settle();
    expect(table.state.council.at(-1)).toBe(0);
    expect(table.player('blue')).toMatchObject({ coloured: 0, white: 1 });
    expect(table.happened('tileScored')).toEqual([]);
  });

  it('C-12.3 A8 without a disc for the swap the white one just leaves', () => {
    const table = position(open)
      .council(...full)
      .stack('wood-marble', 'red', 'yellow', 'white');
    table.blue({ coloured: 0, white: 1 }).place('blue', 'wood-marble', 'white').settle();
    expect(table.state.council).toHaveLength(15);
    expect(table.happened('discRemoved')).toEqual([
      { type: 'discRemoved', street: 12, disc: 'white' },
    ]);
    expect(table.discs('wood-marble')).toEqual(['white', 'red', 'yellow']);
  });

  it('C-12.3 the game still ends with the round', () => {
    const table = position(open)
      .council(...full)
      .stack('wood-marble', 'red', 'yellow', 'blue');
    table.turnOf('green').place('green', 'wood-marble').settle();
    expect(table.state.council).toHaveLength(16);
    expect(table.state.phase).toBe('over');
    expect(table.happened('tileScored')).toEqual([]);
  });
});

describe('layout and white swap', () => {
  const layouts = (layout: string) =>
    Array.from(
      { length: 80 },
      (_, seed) => setup(4, { layout }, seededRandom(`layout ${seed}`)).layout,
    );

  it('C-12.4 D1 first: always the first-game layout', () => {
    for (const layout of layouts('first')) expect(layout).toEqual(FIRST_LAYOUT);
  });

  it('C-12.4 random: eight tiles anywhere around the centre', () => {
    const all = layouts('random');
    for (const layout of all) expect(layout[CENTRE]).toBe(CENTRE_ACTION);
    for (const cell of FIRST_LAYOUT.keys()) {
      const seen = new Set(all.map(layout => layout[cell]));
      expect(seen.size).toBe(cell === CENTRE ? 1 : 8);
    }
  });

  it('C-12.4 allRandom: all nine anywhere', () => {
    const all = layouts('allRandom');
    for (const layout of all) expect([...layout].sort()).toEqual([...ACTIONS].sort());
    for (const cell of FIRST_LAYOUT.keys()) {
      expect(new Set(all.map(layout => layout[cell])).size).toBe(9);
    }
  });

  it('C-12.5 C-12.6 first-edition rules are the default', () => {
    expect(setup(3, undefined, seededRandom(1)).options).toEqual({
      layout: 'random',
      whiteSwap: 'returned',
      oneCardPerTurn: false,
      extraStartCard: false,
      seatsAfterFifteenth: false,
    });
  });

  it('C-12.6 every option accepts each of its values, and has a line that explains it', () => {
    for (const [option, spec] of Object.entries(OPTIONS)) {
      for (const value of spec.values) {
        const { options } = setup(3, { [option]: value }, seededRandom(1));
        expect(options).toMatchObject({ [option]: value });
      }
      expect(spec.description).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it.each([
    [{ layout: 'spiral' }, 'options.value', 'layout'],
    [{ oneCardPerTurn: 'yes' }, 'options.value', 'oneCardPerTurn'],
    [{ speed: 'fast' }, 'options.unknown', 'speed'],
    ['first', 'options.malformed', 'object'],
    [[], 'options.malformed', 'object'],
  ])('C-12.6 %j is refused: %s', (options, code, word) => {
    const refused = () => setup(3, options, seededRandom(1));
    expect(refused).toThrow(RuleError);
    expect(refused).toThrow(expect.objectContaining({ code }));
    expect(refused).toThrow(word);
  });
});
