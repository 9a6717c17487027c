// C-13.11 and C-13.12: what events contain, and the log lines made from them.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe as chapter, expect, it } from 'vitest';
import { PLACES } from '../src/data.ts';
import { describe } from '../src/describe.ts';
import { calimala } from '../src/index.ts';
import { setup } from '../src/setup.ts';
import type { Event, Move, ScoreRow } from '../src/types.ts';
import { position } from './position.ts';

chapter('events', () => {
  it('C-13.11 a placement reports the disc, the street and its actions', () => {
    const table = position().place('blue', 'artwork-brick', 'white');
    expect(table.events).toEqual([
      { type: 'discPlaced', seat: 0, street: 3, disc: 'white', actions: ['artwork', 'brick'] },
      { type: 'discActivated', seat: 0, street: 3, depth: 1 },
    ]);
  });

  it('C-13.11 an action reports its choice, its cause, the cubes and the workshops', () => {
    const table = position().blue({ ships: 2, workshops: [1, 2], hand: ['weave'], wood: 1 });
    table.place('blue', 'build-ship').use('blue', 'ship', { to: ['lisbon', 'london'] });
    expect(table.events).toEqual([
      {
        type: 'actionCarriedOut',
        seat: 0,
        by: 'slot',
        action: 'ship',
        to: ['lisbon', 'london'],
        cubes: ['lisbon', 'london'],
        workshops: [1, 0],
      },
    ]);
    table.card('blue', 'weave');
    expect(table.events).toEqual([
      {
        type: 'actionCarriedOut',
        seat: 0,
        by: 'card',
        action: 'weave',
        cubes: [],
        workshops: [0, 1],
      },
    ]);
  });

  it.each([
    ['contribute', { material: 'wood', church: 'sanMiniato' }, ['sanMiniato.wood']],
    ['artwork', { building: 'palazzoVecchio' }, ['palazzoVecchio']],
    ['artwork', { building: 'santaCroce' }, ['santaCroce.artwork']],
    ['transport', { to: ['bruges'] }, ['bruges']],
    ['wood', {}, []],
    ['build', { build: 'house', city: 'troyes' }, []],
  ] as const)('C-13.11 %s %j reports where its cubes went', (action, choice, cubes) => {
    const table = position().blue({ wood: 1, marble: 1, brick: 2, workshops: [1] });
    table.blue({ houses: ['bruges'], hand: [action] }).place('blue', 'wood-marble');
    table.play('blue', { type: 'playCard', action, ...choice });
    expect(table.events[0]).toMatchObject({ type: 'actionCarriedOut', action, ...choice, cubes });
  });

  it('C-13.11 reports a slot that was given up', () => {
    const table = position().place('blue', 'wood-marble').giveUp('blue', 'wood');
    expect(table.events).toEqual([{ type: 'slotGivenUp', seat: 0, action: 'wood' }]);
  });

  it('C-13.11 a game can be reconstructed from its events: points, cubes and cards add up', () => {
    const policy = anyMove<Move>(calimala);
    for (const players of [3, 4, 5]) {
      const state = setup(players, {}, seededRandom(`told ${players}`));
      const random = { chance: seededRandom('a'), choice: seededRandom('b') };
      const points = new Array<number>(players).fill(0);
      const hands = new Array<number>(players).fill(0);
      const cubes = new Map<string, number>();
      const count = (list: number[], seat: number, by: number) => {
        list[seat] = (list[seat] ?? 0) + by;
      };
      for (const { events } of play(calimala, state, policy, random)) {
        for (const event of events) {
          if (event.type === 'tileScored' || event.type === 'endCardScored') {
            for (const row of event.rows) count(points, row.seat, row.points);
          }
          if (event.type === 'cardDrawn' || event.type === 'startCardTaken') {
            count(hands, event.seat, 1);
          }
          if (event.type === 'actionCarriedOut') {
            if (event.by === 'card') count(hands, event.seat, -1);
            for (const place of event.cubes) {
              const key = `${place} ${event.seat}`;
              cubes.set(key, (cubes.get(key) ?? 0) + 1);
            }
          }
        }
      }
      expect(state.players.map(player => player.points)).toEqual(points);
      expect(state.players.map(player => player.hand.length)).toEqual(hands);
      for (const place of PLACES) {
        expect(state.cubes[place]).toEqual(
          points.map((_, seat) => cubes.get(`${place} ${seat}`) ?? 0),
        );
      }
    }
  });
});

const rows: ScoreRow[] = [
  { seat: 2, count: 4, place: 1, points: 3 },
  { seat: 0, count: 1, place: 2, points: 2 },
  { seat: 1, count: 0, points: 0 },
];
const done = { seat: 1, cubes: [], workshops: [] };
const winners = (seats: number[]) => ({ standings: [], winners: seats });

const LINES: [Event, string, Record<string, string | number>][] = [
  [{ type: 'endCardKept', seat: 1 }, 'endCardKept', { seat: 1 }],
  [
    { type: 'endCardKept', seat: 1, card: 'lisbon' },
    'endCardKept.known',
    { seat: 1, card: 'lisbon' },
  ],
  [{ type: 'startCardTaken', seat: 1, card: 'wood' }, 'startCardTaken', { seat: 1, card: 'wood' }],
  [{ type: 'extraCardDrawn', seat: 1 }, 'extraCardDrawn', { seat: 1 }],
  [
    { type: 'extraCardDrawn', seat: 1, card: 'ship' },
    'extraCardDrawn.known',
    { seat: 1, card: 'ship' },
  ],
  [{ type: 'turnBegan', seat: 1, round: 4 }, 'turnBegan', { seat: 1, round: 4 }],
  [
    { type: 'discPlaced', seat: 1, street: 3, disc: 'white', actions: ['artwork', 'brick'] },
    'discPlaced',
    { seat: 1, street: 3, disc: 'white', one: 'artwork', other: 'brick' },
  ],
  [
    { type: 'discActivated', seat: 1, street: 3, depth: 2 },
    'discActivated',
    { seat: 1, street: 3, depth: 2 },
  ],
  [
    { ...done, type: 'actionCarriedOut', by: 'slot', action: 'wood' },
    'slot.wood',
    { seat: 1, action: 'wood', places: '', workshops: 0 },
  ],
  [
    { ...done, type: 'actionCarriedOut', by: 'card', action: 'build', build: 'ship' },
    'card.build.ship',
    { seat: 1, action: 'build', places: '', workshops: 0 },
  ],
  [
    {
      ...done,
      type: 'actionCarriedOut',
      by: 'slot',
      action: 'build',
      build: 'house',
      city: 'troyes',
    },
    'slot.build.house',
    { seat: 1, action: 'build', places: '', workshops: 0, city: 'troyes' },
  ],
  [
    {
      type: 'actionCarriedOut',
      seat: 1,
      by: 'slot',
      action: 'ship',
      to: ['lisbon', 'london'],
      cubes: ['lisbon', 'london'],
      workshops: [0, 1],
    },
    'slot.ship',
    { seat: 1, action: 'ship', places: 'lisbon,london', workshops: 2 },
  ],
  [
    {
      type: 'actionCarriedOut',
      seat: 1,
      by: 'card',
      action: 'contribute',
      material: 'brick',
      church: 'santaCroce',
      cubes: ['santaCroce.brick'],
      workshops: [],
    },
    'card.contribute',
    {
      seat: 1,
      action: 'contribute',
      places: 'santaCroce.brick',
      workshops: 0,
      material: 'brick',
    },
  ],
  [{ type: 'slotGivenUp', seat: 1, action: 'wood' }, 'slotGivenUp', { seat: 1, action: 'wood' }],
  [{ type: 'cardDrawn', seat: 1, action: 'ship' }, 'cardDrawn', { seat: 1, action: 'ship' }],
  [
    { type: 'cardDrawn', seat: 1, action: 'ship', card: 'wood' },
    'cardDrawn.known',
    { seat: 1, action: 'ship', card: 'wood' },
  ],
  [
    { type: 'noCardDrawn', seat: 1, action: 'ship', reason: 'deckEmpty' },
    'noCardDrawn.deckEmpty',
    { seat: 1, action: 'ship', reason: 'deckEmpty' },
  ],
  [
    { type: 'noCardDrawn', seat: 1, action: 'ship', reason: 'oneCardPerTurn' },
    'noCardDrawn.oneCardPerTurn',
    { seat: 1, action: 'ship', reason: 'oneCardPerTurn' },
  ],
  [{ type: 'deckReshuffled', cards: 9 }, 'deckReshuffled', { cards: 9 }],
  [{ type: 'activationDone', seat: 1 }, 'activationDone', { seat: 1 }],
  [
    { type: 'movesTakenBack', seat: 1, moves: [{ type: 'done' }, { type: 'done' }] },
    'movesTakenBack',
    { seat: 1, moves: 2 },
  ],
  [
    { type: 'discPromoted', seat: 1, street: 3, space: 7 },
    'discPromoted',
    { seat: 1, street: 3, space: 7 },
  ],
  ...(['supply', 'stack', 'box'] as const).map(
    (whiteTo): [Event, string, Record<string, number>] => [
      {
        type: 'whiteDiscReplaced',
        seat: 1,
        street: 3,
        space: 7,
        from: whiteTo === 'supply' ? whiteTo : { street: 5, position: 2 },
        whiteTo,
      },
      `whiteDiscReplaced.${whiteTo}`,
      { seat: 1, street: 3, space: 7 },
    ],
  ),
  [{ type: 'discRemoved', street: 3, disc: 2 }, 'discRemoved', { street: 3, seat: 2 }],
  [{ type: 'discRemoved', street: 3, disc: 'white' }, 'discRemoved.white', { street: 3 }],
  [
    { type: 'discRemoved', street: 3, disc: 'white', space: 7 },
    'discRemoved.white',
    { street: 3, space: 7 },
  ],
  [
    { type: 'tileScored', tile: 'ports', space: 7, rows, cause: 'promotion' },
    'tileScored.promotion',
    { tile: 'ports', space: 7, points: '2:3,0:2' },
  ],
  [
    { type: 'tileScored', tile: 'ports', space: 7, rows: [], cause: 'endOfGame' },
    'tileScored.endOfGame',
    { tile: 'ports', space: 7, points: '' },
  ],
  [{ type: 'lastRoundBegan', triggeredBy: 2 }, 'lastRoundBegan', { triggeredBy: 2 }],
  [
    { type: 'finalScoringBegan', reason: 'discsUsedUp' },
    'finalScoringBegan.discsUsedUp',
    { reason: 'discsUsedUp' },
  ],
  [
    { type: 'endCardScored', card: 'lisbon', keptBy: 1, rows },
    'endCardScored',
    { card: 'lisbon', seat: 1, points: '2:3,0:2' },
  ],
  [
    { type: 'endCardScored', card: 'lisbon', keptBy: 'table', rows },
    'endCardScored.open',
    { card: 'lisbon', points: '2:3,0:2' },
  ],
  [{ type: 'gameEnded', result: winners([2]) }, 'gameEnded', { seats: '2', seat: 2 }],
  [{ type: 'gameEnded', result: winners([2, 0]) }, 'gameEnded.shared', { seats: '2,0', seat: 2 }],
];

chapter('log lines', () => {
  it.each(LINES)('C-13.12 %j', (event, key, params) => {
    expect(describe(event)).toStrictEqual({ key: `log.${key}`, params });
  });
});
