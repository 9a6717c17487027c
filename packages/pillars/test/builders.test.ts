// Chapter 2: phase II.
import { keyOf, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../src/flow.ts';
import { freeSpots, type Location, type Move, pillars } from '../src/index.ts';
import { type Name, type Position, position } from './position.ts';

const place = (location: 'bishop' | 'priory' | 'court' | 'castle' | 'market' | 'startPlayer') =>
  ({ type: 'place', location }) as const;
const PARK = { type: 'park' } as const;
const KEEP = { type: 'keepBuilder' } as const;

/** Keeps every builder drawn, parks it if possible, otherwise places it anywhere. */
function parkAll(table: Position): Name[] {
  const asked: Name[] = [];
  while (table.state.part === 'drawing') {
    const name = (table.asked()?.[0] ?? 'A') as Name;
    if (table.asked()?.endsWith('redraw')) table.play(name, KEEP);
    else {
      asked.push(name);
      const [parking] = table.choices(name, 'park');
      table.play(name, parking ?? (table.choices(name, 'place')[0] as Move));
    }
  }
  return asked;
}

const prices = (table: Position) => table.told('builderDrawn').map(({ price }) => price);

describe('drawing and placing', () => {
  it('T9 P-2.3 P-2.4 P-2.5 passing at 7 parks the builder there', () => {
    const table = position().draws('B', 'C').enter('drawing');
    table.play('A', KEEP).move('B', PARK);
    expect(table.state.parked).toEqual([{ seat: 1, price: 7 }]);
    table.done('B');
    expect(table.told('builderDrawn').at(-1)).toEqual({ type: 'builderDrawn', seat: 2, price: 6 });
  });

  it('T10 P-2.9 A2 parked builders are placed free of charge in the order they were parked', () => {
    const table = position({ players: 2 }).draws('A', 'B', 'A', 'B', 'B', 'A').enter('drawing');
    for (const name of ['A', 'B', 'A'] as const) table.play('A', KEEP).play(name, PARK);
    table.play('A', KEEP).play('B', place('castle'));
    table.play('A', KEEP).play('B', place('bishop')).play('A', place('market'));
    const placed: string[] = [];
    while (table.state.part === 'parked') {
      const name = (table.asked()?.[0] ?? 'A') as Name;
      placed.push(name);
      expect(table.refusal(name, PARK)).toBe('park.mustPlace');
      table.play(name, table.choices(name, 'place')[0] as Move);
    }
    expect(placed).toEqual(['A', 'B', 'A']);
    expect(table.brought('A', 'builderPlaced')).toEqual({ gold: -2 });
  });

  it('T11 P-2.1 P-2.2 P-2.10 four players draw at 7 to 0 and four more times at 0', () => {
    const table = position({ players: 4 }).enter('drawing');
    parkAll(table);
    expect(prices(table)).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]);
  });

  it('T12 P-2.10 A8 two players draw at 7 to 2, then the marker stands on 0', () => {
    const table = position({ players: 2 }).enter('drawing');
    parkAll(table);
    expect(prices(table)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(table.state).toMatchObject({ part: 'parked', price: 0 });
  });

  it('P-2.10 three players draw at 7 to 0 and once more at 0', () => {
    const table = position().enter('drawing');
    parkAll(table);
    expect(prices(table)).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 0]);
  });

  it('T13 P-2.3 paying 7 of 20 leaves 13, and the marker on 6', () => {
    const table = position().draws('A').enter('drawing');
    table.play('A', KEEP).play('A', place('priory'));
    expect(table.player('A').gold).toBe(13);
    expect(table.state.price).toBe(6);
    expect(table.state.builders.priory).toEqual([0]);
  });

  it('T14 P-2.8 the start player puts a builder back once in a round', () => {
    const table = position().draws('B', 'B').enter('drawing').play('A', { type: 'redraw' });
    expect(table.told('builderDrawn').map(({ seat, price }) => [seat, price])).toEqual([
      [1, 7],
      [1, 7],
    ]);
    expect(table.asked()).toBe('B place');
    expect(table.state.bag).toEqual([3, 2, 3]);
    parkAll(table);
    expect(table.told('builderPutBack')).toHaveLength(1);
    expect(table.told('builderKept')).toHaveLength(0);
    expect(prices(table).slice(1)).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 0]);
  });

  it.each(['drawn', 'drawn again'])(
    'P-2.8 P-6.3 all builders in the bag are equally likely to be %s',
    how => {
      const seats = Array.from({ length: 6 }, (_, chosen) => {
        const { state } = position({ players: 3 });
        state.bag = [3, 1, 2];
        state.part = 'drawing';
        const below = (count: number) => {
          expect(count).toBe(6);
          return chosen;
        };
        const dice = seededRandom('bag');
        const random = { ...dice, stream: () => ({ ...dice, below }) };
        PARTS.drawing.begin({ state, random, emit: () => {} });
        if (how === 'drawn') return state.drawn;
        pillars.apply(state, 0, { type: 'redraw' }, random);
        return state.drawn;
      });
      expect(seats).toEqual([0, 0, 0, 1, 2, 2]);
    },
  );

  it('A3 P-2.8 the redraw is offered at any price, also for the start player’s builders, but not for the last', () => {
    const table = position({ players: 2 }).draws('A', 'A', 'A').enter('drawing');
    parkAll(table);
    expect(table.told('builderKept')).toHaveLength(5);
    expect(table.told('builderKept').slice(0, 3)).toEqual(
      [0, 0, 0].map(seat => ({ type: 'builderKept', seat, by: 0 })),
    );
  });

  it('P-2.6 A1 F20 at price 0 a builder must be placed', () => {
    const table = position({ players: 4 }).give('A', { gold: 0 }).enter('drawing');
    table.state.price = 0;
    while (table.asked() !== 'A place') {
      const name = (table.asked()?.[0] ?? 'A') as Name;
      if (table.asked()?.endsWith('redraw')) table.play(name, KEEP);
      else table.play(name, table.choices(name, 'place')[0] as Move);
    }
    expect(table.choices('A', 'park')).toEqual([]);
    expect(table.refusal('A', PARK)).toBe('park.mustPlace');
    expect(table.choices('A', 'place').length).toBeGreaterThan(0);
  });

  it('P-2.7 A16 a space holds one builder, a location several of one player', () => {
    const table = position().at('bishop', 'B').at('priory', 'A').draws('A').enter('drawing');
    table.play('A', KEEP);
    expect(table.refusal('A', place('bishop'))).toBe('space.taken');
    table.play('A', place('priory'));
    expect(table.state.builders.priory).toEqual([0, 0]);
  });

  it('F16 P-2.15 P-2.16 A49 places are six locations, and the cards of Kingsbridge and Shiring', () => {
    const table = position()
      .kingsbridge(['wool'], ['cloak', 'B'])
      .shiring(['mason1', 'C'], ['toolmaker1'])
      .at('castle', 'C')
      .draws('A')
      .enter('drawing')
      .play('A', KEEP);
    const spots = freeSpots(table.state);
    const choices = table.choices('A', 'place').map(({ type: _, ...spot }) => spot);
    expect(new Set(choices.map(keyOf))).toEqual(new Set(spots.map(keyOf)));
    const locations: readonly Location[] = spots.map(({ location }) => location);
    expect(locations.toSorted()).toEqual([
      'bishop',
      'court',
      'kingsbridge',
      'market',
      'priory',
      'shiring',
      'startPlayer',
    ]);
    const at = (location: string, card: string) => ({ type: 'place', location, card });
    expect(table.refusal('A', at('kingsbridge', 'cloak'))).toBe('space.taken');
    expect(table.refusal('A', at('kingsbridge', 'studies'))).toBe('space.noSuchCard');
    expect(table.refusal('A', at('shiring', 'stonecutter'))).toBe('move.malformed');
    expect(table.refusal('A', { type: 'place', location: 'mill' })).toBe('move.malformed');
    expect(table.refusal('A', { type: 'place', location: 'cathedral' })).toBe('move.malformed');
    table.play('A', { type: 'place', location: 'shiring', card: 'toolmaker1' });
    expect(table.state.shiring).toEqual([
      { card: 'mason1', builder: 2 },
      { card: 'toolmaker1', builder: 0 },
    ]);
  });

  it('P-2.11 A46 a player who cannot pay passes without being asked', () => {
    const table = position().give('B', { gold: 6 }).draws('B', 'C').enter('drawing');
    table.play('A', KEEP);
    expect(table.told('builderParked')).toEqual([
      { type: 'builderParked', seat: 1, price: 7, why: 'unaffordable' },
    ]);
    expect(table.told('builderDrawn').at(-1)).toMatchObject({ seat: 2, price: 6 });
  });

  it('T17 P-2.11 P-2.12 a free placement replaces 5 gold', () => {
    const table = position()
      .give('A', { gold: 3, advantages: ['freePlacement'] })
      .draws('A', 'B');
    table.state.price = 5;
    table.enter('drawing').play('A', KEEP);
    expect(table.refusal('A', place('market'))).toBe('space.gold');
    expect(table.choices('A', 'placeFree')).toHaveLength(freeSpots(table.state).length);
    table.play('A', { type: 'placeFree', location: 'market' });
    expect(table.player('A')).toMatchObject({ gold: 3, advantages: [] });
    expect(table.state.builders.market).toEqual([0]);
    expect(table.state.price).toBe(4);
  });

  it('A34 at price 0 a free placement is refused, and so is a card a player does not own', () => {
    const table = position()
      .give('A', { advantages: ['freePlacement'] })
      .draws('A', 'B');
    table.state.price = 0;
    table.enter('drawing').play('A', KEEP);
    const free = { type: 'placeFree', location: 'market' } as const;
    expect(table.refusal('A', free)).toBe('space.freeAnyway');
    expect(table.choices('A', 'placeFree')).toEqual([]);
    table.play('A', place('market')).play('A', KEEP);
    expect(table.refusal('B', free)).toBe('card.notOwned');
  });
});

describe('behind the town wall', () => {
  const walled = (...names: Name[]) => position().walled(...names);

  it('T15 P-2.13 A4 A5 three players draw six builders at 7 to 2, and three are set aside', () => {
    const table = walled('A', 'B', 'C').enter('drawing');
    parkAll(table);
    expect(prices(table)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(
      table
        .told('builderSetAside')
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([0, 1, 2]);
    expect(table.state.aside).toEqual([1, 1, 1]);
  });

  it('T16 P-2.14 A6 a player who averted it uses three', () => {
    const table = walled('B', 'C').enter('drawing');
    const asked = parkAll(table);
    expect(asked.toSorted().join('')).toBe('AAABBCC');
  });

  it.each([
    [2, [7, 6, 5, 4]],
    [3, [7, 6, 5, 4, 3, 2]],
    [4, [7, 6, 5, 4, 3, 2, 1, 0]],
  ] as const)(
    'T78 P-2.10 P-4.9 A8 %i players: prices, marker, and all builders back in the next round',
    (players, expected) => {
      const table = position({ players, round: 2 }).happened('feud');
      table.state.walled = table.state.players.map((_, seat) => seat);
      table.enter('drawing');
      parkAll(table);
      expect(prices(table)).toEqual(expected);
      expect(table.state.aside).toEqual(table.state.players.map(() => 1));
      expect(table.state.price).toBe(0);
      while (table.state.part === 'parked') {
        const name = (table.asked()?.[0] ?? 'A') as Name;
        table.play(name, table.choices(name, 'place')[0] as Move);
      }
      table.state.players.forEach(player => {
        player.asked = 'nothing';
      });
      table.enter('startPlayer');
      expect(table.state).toMatchObject({ round: 3, walled: [] });
      expect(table.state.bag).toEqual(table.state.players.map(() => 3));
      expect(table.state.aside).toEqual(table.state.players.map(() => 0));
    },
  );

  it('T79 P-2.13 A5 a builder put back by the redraw does not count', () => {
    const table = walled('B').draws('B', 'B', 'B', 'B', 'A').enter('drawing');
    table.play('A', KEEP).play('B', place('market'));
    table.play('A', { type: 'redraw' });
    expect(table.asked()).toBe('B place');
    expect(table.told('builderDrawn').at(-1)).toMatchObject({ seat: 1, price: 6 });
    table.play('B', place('market'));
    expect(table.told('builderSetAside')).toEqual([{ type: 'builderSetAside', seat: 1 }]);
    expect(table.told('builderDrawn').at(-1)).toMatchObject({ seat: 0, price: 5 });
    expect(table.asked()).toBe('A place');
  });
});
