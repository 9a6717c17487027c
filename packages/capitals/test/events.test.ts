// Log lines: every event has a key and parameters a text can be made of.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { describe as line } from '../src/describe.ts';
import { capitals } from '../src/index.ts';
import type { Event } from '../src/types.ts';

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
    { type: 'tilesTurnedUp', tiles: ['market'], era: 1 },
    'log.tilesTurnedUp',
    { tiles: 'market', era: 1 },
  ],
  [
    { type: 'movesTakenBack', seat: 1, moves: [{ type: 'pay' }] },
    'log.movesTakenBack',
    { seat: 1, moves: 1 },
  ],
  [
    { type: 'gameEnded', result: { standings: [], winners: [2] } },
    'log.gameEnded',
    { seat: 2, seats: '2' },
  ],
];

describe('log lines', () => {
  it.each(LINES)('%j is told as %s', (event, key, params) => {
    expect(line(event)).toEqual({ key, params });
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
