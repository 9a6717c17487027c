// Choosing: every legal move can be reached by choosing, and what glows is legal.
import { CUBES, MARKET_STOCK, type Move } from '@loggia/pillars';
import { describe, expect, test } from 'vitest';
import {
  CHOOSING,
  type Choice,
  keepMove,
  offers,
  targetOf,
} from '../../../src/boards/pillars/model/choice.ts';
import { changed, dealRows, whyNoMore } from '../../../src/boards/pillars/model/market.ts';
import { PANELS, panelFor } from '../../../src/boards/pillars/model/panel.ts';
import { targets } from '../../../src/kit/board.ts';
import { moments } from './games.ts';

/** Moves with a separate button. */
const BUTTONS: ReadonlySet<Move['type']> = new Set([
  'passCards',
  'keepBuilder',
  'redraw',
  'park',
  'askBishop',
  'takeCube',
  'playCard',
  'holdCard',
  'withdraw',
  'done',
  'undo',
  'restart',
]);

/** Plays a move the way a reader would: a target, a deal with its amount, a set of cubes. */
function byHand(legal: Move[], wanted: Move): Move | undefined {
  if (BUTTONS.has(wanted.type)) return wanted;
  if (wanted.type === 'buy' || wanted.type === 'sell') {
    const begun = { ...wanted, amount: 1 };
    expect(offers(legal, { kind: 'deal', deal: begun })).toContainEqual(wanted);
    return changed(begun, wanted.amount, wanted.amount);
  }
  if (wanted.type === 'keepCubes') return keepMove(legal, wanted);
  const target = targetOf(wanted);
  if (target === undefined) return undefined;
  const glows = (choice?: Choice) => targets(CHOOSING, offers(legal, choice)).get(target);
  const plain = glows();
  return plain?.type === wanted.type ? plain : glows({ kind: 'freePlacement' });
}

test('every legal move of whole games can be chosen by hand', () => {
  const seen = new Set<string>();
  for (const { legal } of moments()) {
    for (const move of legal) {
      expect(byHand(legal, move)).toEqual(move);
      seen.add(move.type);
    }
  }
  expect(seen.size).toBe(21);
});

test('everything that glows is legal and stands for one move', () => {
  for (const { legal } of moments(2)) {
    const offered = offers(legal, undefined);
    const glowing = targets(CHOOSING, offered);
    for (const move of glowing.values()) expect(legal).toContain(move);
    expect(glowing.size).toBe(offered.length);
  }
});

test('a player who cannot pay is offered the card that does', () => {
  const free: Move = { type: 'placeFree', location: 'priory' };
  const paid: Move = { type: 'place', location: 'priory' };
  expect(offers([free, { type: 'park' }], undefined)).toEqual([free]);
  expect(offers([paid, free], undefined)).toEqual([paid]);
  expect(offers([paid, free], { kind: 'freePlacement' })).toEqual([free]);
});

describe('the market', () => {
  test('offers legal trades in their largest amount, and says why there are no others', () => {
    const trades = [...moments()].filter(({ legal }) =>
      legal.some(({ type }) => type === 'withdraw'),
    );
    expect(trades.length).toBeGreaterThan(5);
    const reasons = new Set<string>();
    for (const { state, seat, legal } of trades) {
      const rows = dealRows(state, seat, legal);
      expect(rows.map(({ cube }) => cube)).toEqual(CUBES);
      for (const { cube, buy, sell } of rows) {
        for (const [type, side] of [['buy', buy] as const, ['sell', sell] as const]) {
          const amounts = legal.flatMap(move =>
            move.type === type && move.cube === cube ? [move.amount] : [],
          );
          expect(side?.most ?? 0).toBe(Math.max(0, ...amounts));
          expect(side?.why === undefined).toBe(side === undefined || amounts.length > 0);
          if (side?.why !== undefined) reasons.add(side.why.code);
        }
      }
    }
    expect(reasons).toContain('market.cubes');
  });

  test('the largest deal says why it cannot be one more, even with a full market', () => {
    const reasons = new Map<string, number[]>();
    for (const { state, seat, legal } of moments(12)) {
      for (const move of legal) {
        if (move.type !== 'buy' && move.type !== 'sell') continue;
        const why = whyNoMore(state, seat, move)?.code;
        const isMore = (other: Move) =>
          other.type === move.type && other.cube === move.cube && other.amount > move.amount;
        expect(why === undefined).toBe(legal.some(isMore));
        if (why !== undefined) reasons.set(why, [...(reasons.get(why) ?? []), move.amount]);
      }
    }
    expect([...reasons.keys()].toSorted()).toEqual(['market.cubes', 'market.gold', 'market.stock']);
    expect(reasons.get('market.stock')).toContain(MARKET_STOCK);
  });

  test('an amount stays between one and the maximum', () => {
    const deal = { type: 'buy', cube: 'sand', amount: 2 } as const;
    expect(changed(deal, 0, 4).amount).toBe(1);
    expect(changed(deal, 9, 4).amount).toBe(4);
    expect(changed(deal, 3, 4).amount).toBe(3);
  });
});

test('a decision opens the panel it is made on', () => {
  for (const { legal } of moments(2)) {
    const panel = panelFor(legal);
    if (panel !== undefined) expect(PANELS).toContain(panel);
    const types = new Set(legal.map(({ type }) => type));
    if (types.has('place')) expect(panel).toBe('land');
    if (types.has('hire') || types.has('withdraw') || types.has('use')) expect(panel).toBe('desk');
    if (types.has('dismiss')) expect(panel).toBeUndefined();
  }
});
