// Log lines: every event has a key, and parameters for a text.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { describe as line } from '../src/describe.ts';
import { capitals } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { type Position, position } from './position.ts';

const LINES: [Event, string, object][] = [
  [
    { type: 'tileBuilt', seat: 0, tile: 'market', x: 2, y: 1, broken: ['token', 'type'] },
    'log.tileBuilt.broken',
    { seat: 0, tile: 'market', x: 2, y: 1, broken: 'token,type' },
  ],
  [
    { type: 'tileBuilt', seat: 0, tile: 'market', x: 1, y: 1, broken: [] },
    'log.tileBuilt',
    { seat: 0, tile: 'market', x: 1, y: 1, broken: '' },
  ],
  [
    { type: 'trackMoved', seat: 1, track: 'culture', amount: 3, from: 4, to: 7, by: 'music-hall' },
    'log.trackMoved.tile',
    { seat: 1, track: 'culture', amount: 3, from: 4, to: 7, by: 'music-hall' },
  ],
  [
    { type: 'trackMoved', seat: 1, track: 'economy', amount: -2, from: 4, to: 2, by: 'payment' },
    'log.trackMoved.payment',
    { seat: 1, track: 'economy', amount: -2, from: 4, to: 2, by: 'payment' },
  ],
  [
    { type: 'energyGained', seat: 1, amount: 2, to: 6, by: 'lake' },
    'log.energyGained.lake',
    { seat: 1, amount: 2, to: 6, by: 'lake' },
  ],
  [
    { type: 'energyLost', seat: 1, building: 3, by: 'high-finance-square' },
    'log.energyLost.building',
    { seat: 1, building: 3, by: 'high-finance-square' },
  ],
  [
    { type: 'energyLost', seat: 1, building: 'plant', by: 'high-finance-square' },
    'log.energyLost',
    { seat: 1, building: 'plant', by: 'high-finance-square' },
  ],
  [
    { type: 'energyGained', seat: 1, amount: 2, to: 6, by: 'recycling-plant' },
    'log.energyGained.tile',
    { seat: 1, amount: 2, to: 6, by: 'recycling-plant' },
  ],
  [
    { type: 'prestigeGained', seat: 2, amount: -2, source: 'placement' },
    'log.prestigeGained.placement',
    { seat: 2, amount: -2, source: 'placement' },
  ],
  [
    { type: 'prestigeGained', seat: 2, amount: 3, source: 'finalTiles', by: 'robotics-works' },
    'log.prestigeGained.tile',
    { seat: 2, amount: 3, source: 'finalTiles', by: 'robotics-works' },
  ],
  [
    { type: 'arrowPaid', seat: 0, end: 'publicServices above' },
    'log.arrowPaid',
    { seat: 0, track: 'publicServices', side: 'above' },
  ],
  [
    {
      type: 'touristsWalked',
      highest: 2,
      tieBreak: 'economy',
      lowest: 1,
      level: 2,
      walks: [{ tourist: 1, from: 1, to: 2, reason: 'lowest' }],
    },
    'log.touristsWalked',
    { seat: 2, level: 2, walks: '1:2:lowest', lowest: 1, tieBreak: 'economy' },
  ],
  [
    { type: 'touristsWalked', highest: 2, level: 0, walks: [] },
    'log.touristsWalked.nobody',
    { seat: 2, level: 0, walks: '' },
  ],
  [
    { type: 'tileActivated', seat: 0, tile: 'hotel', building: 0, cubes: 1, tourists: [2, 3] },
    'log.tileActivated.tourists',
    { seat: 0, tile: 'hotel', cubes: 1, tourists: '2,3' },
  ],
  [
    { type: 'tileActivated', seat: 0, tile: 'hotel', building: 0, cubes: 1, tourists: [] },
    'log.tileActivated',
    { seat: 0, tile: 'hotel', cubes: 1, tourists: '' },
  ],
  [
    {
      type: 'touristsWalked',
      highest: 0,
      level: 3,
      walks: [
        { tourist: 1, from: 1, to: 0, reason: 'reach' },
        { tourist: 2, from: 'board', to: 0, reason: 'neutral' },
      ],
    },
    'log.touristsWalked',
    { seat: 0, level: 3, walks: '1:0:reach,2:0:neutral' },
  ],
  [
    { type: 'tokenMoved', seat: 0, token: 0, from: { x: 1, y: 0 }, to: { x: 0, y: -1 } },
    'log.tokenMoved',
    { seat: 0, token: 1, x: 0, y: -1 },
  ],
  [
    { type: 'effectChosen', seat: 0, resource: 'rest' },
    'log.effectChosen.rest',
    { seat: 0, resource: 'rest' },
  ],
  [
    { type: 'effectChosen', seat: 0, resource: 'culture' },
    'log.effectChosen',
    { seat: 0, resource: 'culture' },
  ],
  [{ type: 'roundBegan', round: 5, era: 2 }, 'log.roundBegan', { round: 5, era: 2 }],
  [
    { type: 'turnDone', seat: 0, phase: 'building' },
    'log.turnDone.building',
    { seat: 0, phase: 'building' },
  ],
  [
    { type: 'rowsShifted', removed: ['market', 'sawmill'] },
    'log.rowsShifted.removed',
    { tiles: 'market,sawmill' },
  ],
  [{ type: 'rowsShifted', removed: [] }, 'log.rowsShifted', { tiles: '' }],
  [{ type: 'orderSettled', order: [2, 0, 1] }, 'log.orderSettled', { seats: '2,0,1' }],
  [
    { type: 'tilesTurnedUp', tiles: ['market', 'sawmill'], era: 1 },
    'log.tilesTurnedUp',
    { tiles: 'market,sawmill', era: 1 },
  ],
  [
    { type: 'movesTakenBack', seat: 1, moves: [{ type: 'pay' }] },
    'log.movesTakenBack',
    { seat: 1, moves: 1 },
  ],
  [
    { type: 'gameEnded', result: { standings: [], winners: [2, 0] } },
    'log.gameEnded',
    { seat: 2, seats: '2,0' },
  ],
];

describe('log lines', () => {
  it.each(LINES)('%j is described as %s', (event, key, params) => {
    expect(line(event)).toStrictEqual({ key, params });
  });

  it('of whole random games are made of words and numbers', () => {
    const [chance, choice] = [seededRandom('lines'), seededRandom('choices')];
    const state = capitals.setup(2, { prosperity: true }, chance);
    for (const { events } of play(capitals, state, anyMove(capitals), { chance, choice })) {
      for (const { key, params } of events.map(line)) {
        expect(key).toMatch(/^log\.[\w.]+$/);
        for (const value of Object.values(params))
          expect(['string', 'number']).toContain(typeof value);
      }
    }
  });
});

describe('the log', () => {
  /** Every event in order, as its values. */
  const log = (p: Position) => p.events.map(event => Object.values(event).join(' '));

  it('A48 A43 K-4.5.3 describes a build: row, tile, penalty, then its effects with all they trigger', () => {
    const p = position({ round: 5 })
      .blue({ economy: 1, energy: 0, progress: 7, publicServices: -3 })
      .stands('blue', ['student-quarter', 2, 1])
      .offer(1, 'magnificent-arch')
      .builds('magnificent-arch', 2, -1);
    expect(log(p)).toEqual([
      'tileTaken 0 magnificent-arch 1 2',
      'tileBuilt 0 magnificent-arch 2 -1 token,type',
      'taxed 0 1',
      'prestigeGained 0 -1 taxation',
      'trackMoved 0 economy -2 4 2 payment',
      'prestigeGained 0 -4 placement',
      'trackMoved 0 progress 3 7 2 magnificent-arch',
      'plantUpgraded 0 2 4',
      'trackMoved 0 culture 1 1 2 student-quarter',
      'trackMoved 0 publicServices -1 -3 -3 magnificent-arch',
      'arrowPaid 0 publicServices below',
      'prestigeGained 0 -1 arrows',
      'trackMoved 0 culture 9 2 11 magnificent-arch',
      'taxed 0 4',
      'prestigeGained 0 -4 taxation',
      'trackMoved 0 economy -12 14 2 magnificent-arch',
    ]);
  });

  it('A17 K-4.3.7 says where a cube is lost and which condition gives', () => {
    const gains = [
      'trackMoved 0 progress 2 0 2 high-finance-square',
      'trackMoved 0 culture 6 1 7 high-finance-square',
    ];
    const given = (energy: number) => position().blue({ energy }).cubes('blue', 'city-hall', 1);
    expect(
      log(given(1).cubes('blue', 'hotel', 1).builds('high-finance-square', 1, 1)).slice(2),
    ).toEqual([
      ...gains,
      'energyLost 0 plant high-finance-square',
      'prestigeGained 0 1 tiles high-finance-square',
    ]);
    expect(log(given(0).builds('high-finance-square', 1, 1)).slice(2)).toEqual([
      ...gains,
      'energyLost 0 1 high-finance-square',
      'prestigeGained 0 1 tiles high-finance-square',
    ]);
  });

  it('K-8.2 K-4.7.8 describes an activation step by step, and the bonus', () => {
    const executive = () => position({ phase: 'executive' }).tourist('red', 'blue');
    const p = executive().stands('blue', ['museum-of-art', 0, 1]).activates('hotel', 'blue');
    expect(log(p)).toEqual([
      'buildingChosen 0 hotel 0',
      'touristOffered 0 0',
      'tileActivated 0 hotel 0 0 0',
      'trackMoved 0 economy 3 12 15 hotel',
      'trackMoved 0 culture 2 1 3 museum-of-art',
    ]);
    expect(log(p.done())).toEqual(['turnDone 0 executive']);
    expect(log(executive().play({ type: 'takeBonus', bonus: 'energy' }))).toEqual([
      'bonusTaken 0 energy',
      'energyGained 0 1 5 bonus',
    ]);
  });

  it("K-4.9.1 K-4.9.5 describes a World's Fair step by step, each in turn order", () => {
    const p = position({ round: 4 })
      .blue({ population: 9, employment: 7, publicServices: 3, progress: 7, column: 5 })
      .cubes('blue', 'hotel', 3)
      .cubes('blue', 'city-hall', 2)
      .fair();
    expect(log(p)).toEqual([
      'fairBegan 1',
      'prestigeGained 1 -1 employment',
      'prestigeGained 2 -1 employment',
      'prestigeGained 0 3 employment',
      'prestigeGained 1 -2 unemployment',
      'prestigeGained 2 -2 unemployment',
      'prestigeGained 0 -2 unemployment',
      'trackMoved 0 progress 1 7 0 fair',
      'plantUpgraded 0 2 4',
      'prestigeGained 1 -2 publicServices',
      'prestigeGained 2 -4 publicServices',
      'cubesReturned 0 5',
    ]);
  });

  it('K-4.10.1 K-4.10.2 K-4.10.3 describes the end: tiles, fair, last payment, final scoring', () => {
    const p = position({ round: 12, players: 2 })
      .blue({ economy: 2, culture: 5, progress: 1 })
      .stands('blue', ['robotics-works', 0, 1], ['labour-exchange', 1, 1])
      .end();
    expect(log(p).slice(0, -1)).toEqual([
      'trackMoved 0 employment 2 3 5 labour-exchange',
      'fairBegan 3',
      'prestigeGained 0 1 employment',
      'prestigeGained 1 -1 employment',
      'prestigeGained 1 -2 unemployment',
      'prestigeGained 0 -2 publicServices',
      'finalScoringBegan',
      'taxed 0 1',
      'prestigeGained 0 -1 taxation',
      'trackMoved 0 economy -3 5 2 payment',
      'trackMoved 1 economy -2 12 10 payment',
      'prestigeGained 0 1 finalTiles robotics-works',
      'prestigeGained 0 1 energy',
      'prestigeGained 0 2 culture',
      'prestigeGained 0 1 progress',
      'prestigeGained 1 1 energy',
      'prestigeGained 1 2 economy',
    ]);
    expect(p.all('gameEnded')[0]?.result).toStrictEqual({
      standings: [
        { seat: 0, place: 1, score: 3, decidedBy: 'prestige' },
        { seat: 1, place: 2, score: 0 },
      ],
      winners: [0],
    });
  });
});
