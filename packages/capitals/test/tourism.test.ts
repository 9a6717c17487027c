// K-4.6 and chapter 5: who has most culture, and where tourists go.
import { describe, expect, it } from 'vitest';
import { type Colour, type Position, position } from './position.ts';

const five = (purple: number) =>
  position({ players: 5 })
    .purple({ culture: purple })
    .red({ culture: 12 })
    .green({ culture: 10 })
    .blue({ culture: 8 })
    .black({ culture: 5 });

const places = (p: Position, ...homes: Colour[]) => homes.map(home => p.place(home));

describe('tourism', () => {
  it('T34 K-4.6.3 K-4.6.4 level 2 reaches culture 9; the levels of others do not count', () => {
    const p = five(14).tourism();
    expect(p.all('touristsWalked')).toStrictEqual([
      {
        type: 'touristsWalked',
        highest: 4,
        lowest: 2,
        level: 2,
        walks: [
          { tourist: 0, from: 0, to: 4, reason: 'reach' },
          { tourist: 2, from: 2, to: 4, reason: 'lowest' },
        ],
      },
    ]);
    expect(places(p, 'blue', 'black', 'red', 'green', 'purple')).toEqual([
      'purple',
      'purple',
      'red',
      'green',
      'purple',
    ]);
  });

  it('T35 level 3 reaches everybody up to 23', () => {
    const p = five(24).tourism();
    expect(places(p, 'blue', 'red', 'black', 'green')).toEqual(new Array(4).fill('purple'));
  });

  it.each([
    [8, 0],
    [9, 1],
    [13, 1],
    [14, 2],
    [23, 2],
    [24, 3],
    [30, 3],
  ])('K-4.6.5 A4 culture %i has level %i', (culture, level) => {
    const p = position().blue({ culture }).red({ culture: 2 }).tourism();
    expect(p.all('touristsWalked')[0]?.level).toBe(level);
  });

  it('T36 A3 level 1 reaches culture 6, not 7', () => {
    const p = position({ players: 4 })
      .blue({ culture: 10 })
      .red({ culture: 7 })
      .black({ culture: 7 })
      .green({ culture: 6 })
      .tourism();
    expect(places(p, 'red', 'black', 'green')).toEqual(['red', 'black', 'blue']);
  });

  it('A3 each reach ends with its number', () => {
    const reached = (leader: number, culture: number) =>
      position()
        .blue({ culture: leader })
        .red({ culture })
        .black({ culture: 1 })
        .tourism()
        .place('red') === 'blue';
    expect([reached(9, 6), reached(9, 7)]).toEqual([true, false]);
    expect([reached(14, 9), reached(14, 10)]).toEqual([true, false]);
    expect([reached(25, 23), reached(25, 24)]).toEqual([true, false]);
  });

  const few = (options = {}) =>
    position({ options }).blue({ culture: 5 }).red({ culture: 4 }).black({ culture: 3 }).tourism();

  it('T37 A1 K-4.6.2 without a level only the lowest city loses its tourist', () => {
    expect(places(few(), 'red', 'black')).toEqual(['red', 'blue']);
  });

  it('A1 with the option the lowest city loses it only within the reach', () => {
    expect(places(few({ lowestCityLosesTourist: false }), 'red', 'black')).toEqual([
      'red',
      'black',
    ]);
  });

  it('T38 K-4.6.1 ties go to the richer city', () => {
    const p = position().blue({ culture: 9, economy: 6 }).red({ culture: 9, economy: 8 }).tourism();
    expect(p.state.highest).toBe(1);
    expect(p.all('touristsWalked')[0]?.tieBreak).toBe('economy');
  });

  it('T39 then further left on the initiative track', () => {
    const p = position()
      .blue({ culture: 9, economy: 8, column: 5 })
      .red({ culture: 9, economy: 8 })
      .tourism();
    expect(p.state.highest).toBe(1);
    expect(p.all('touristsWalked')[0]?.tieBreak).toBe('column');
  });

  it('K-4.6.3 the tie order also decides who is lowest', () => {
    const p = position().blue({ culture: 5 }).red({ economy: 8 }).black({ economy: 7 }).tourism();
    expect(places(p, 'red', 'black')).toEqual(['red', 'blue']);
  });

  it('T40 K-4.6.6 a tourist whose place does not change stays on its building', () => {
    const p = five(14).tourist('black', 'purple', 'hotel').tourism();
    expect(p.place('black')).toBe('purple hotel');
  });

  it('T41 K-4.6.7 a tourist that comes home makes the building cheaper', () => {
    const p = five(14).tourist('red', 'purple', 'hotel');
    expect(p.price('purple', 'hotel')).toBe(2);
    expect(p.tourism().place('red')).toBe('red');
    expect(p.all('touristsWalked')[0]?.walks).toContainEqual({
      tourist: 1,
      from: 4,
      to: 1,
      reason: 'home',
    });
    expect(p.price('purple', 'hotel')).toBe(1);
  });

  const three = (red: number) =>
    position()
      .blue({ culture: 10 })
      .red({ culture: red })
      .black({ culture: 3 })
      .tourist('black', 'blue', 'hotel')
      .tourist('blue', 'blue', 'city-hall')
      .cubes('blue', 'hotel', 2)
      .tourism();

  it('T80 visitors and the city’s own tourists stay on buildings', () => {
    const p = three(7);
    expect(places(p, 'black', 'blue')).toEqual(['blue hotel', 'blue city-hall']);
    expect(p.price('blue', 'hotel')).toBe(4);
  });

  it('T81 A38 a new leader lures them away from there', () => {
    const p = three(12);
    expect(p.state.highest).toBe(1);
    expect(places(p, 'black', 'blue')).toEqual(['red', 'blue city-hall']);
    expect(p.price('blue', 'hotel')).toBe(3);
  });
});

describe('two players', () => {
  const two = (neutral: number, blue: number, red: number, options = {}) =>
    position({ players: 2, round: 5, options })
      .set({ neutral })
      .blue({ culture: blue, economy: 8 })
      .red({ culture: red, economy: 6 })
      .tourism();

  it('T69 K-5.4 K-5.5 the neutral marker loses ties', () => {
    const p = two(5, 7, 5);
    expect([p.place('neutral'), p.place('red')]).toEqual(['blue', 'red']);
    expect(p.all('touristsWalked')).toStrictEqual([
      {
        type: 'touristsWalked',
        highest: 0,
        level: 0,
        walks: [{ tourist: 2, from: 'board', to: 0, reason: 'neutral' }],
      },
    ]);
  });

  it('T70 a city strictly below it is the lowest', () => {
    const p = two(5, 7, 4);
    expect([p.place('neutral'), p.place('red')]).toEqual(['blue', 'blue']);
  });

  it('A1 K-5.5 without the option only the reach counts, regardless of the neutral marker', () => {
    const places = (blue: number, red: number) => {
      const p = two(9, blue, red, { lowestCityLosesTourist: false });
      return [p.place('neutral'), p.place('red')];
    };
    expect(places(8, 4)).toEqual(['blue', 'red']);
    expect(places(9, 6)).toEqual(['blue', 'blue']);
  });

  it('K-5.4 K-4.6.6 the neutral tourist stays on a building until another city has more', () => {
    const p = two(1, 7, 5).tourist('neutral', 'blue', 'hotel').tourism();
    expect(p.place('neutral')).toBe('blue hotel');
    expect(p.red({ culture: 8 }).tourism().place('neutral')).toBe('red');
  });

  it('T83 equal cities: the richer one has the neutral tourist', () => {
    const p = two(5, 5, 5);
    expect([p.place('neutral'), p.place('red'), p.state.highest]).toEqual(['blue', 'red', 0]);
  });

  it('T84 A2 the neutral marker is never the highest', () => {
    const p = two(6, 5, 5);
    expect([p.place('neutral'), p.place('red'), p.state.highest]).toEqual(['blue', 'blue', 0]);
  });
});
