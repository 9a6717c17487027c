// Advice: who may ask, and the sentence of a move.
import { consequence } from '@loggia/bots';
import { calimala, type Move, type View } from '@loggia/calimala';
import { anyMove, below, seededRandom, type Typed } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { expect, test } from 'vitest';
import type { AnyGameClient } from '../src/game/game-client.ts';
import { mayAsk } from '../src/table/hints/hint-desk.ts';

const module = calimala as unknown as AnyGameClient['module'];

const table = (hints: Match['hints'], ...bots: ('easy' | undefined)[]) =>
  ({ hints, players: bots.map((bot, id) => ({ id, ...(bot && { bot }) })) }) as Match;

test('a player among bots may ask for hints; among people the host decides', () => {
  expect(mayAsk(table('bots-only', undefined, 'easy', 'easy'), 0)).toBe(true);
  expect(mayAsk(table('bots-only', undefined, undefined, 'easy'), 0)).toBe(false);
  expect(mayAsk(table('always', undefined, undefined, 'easy'), 0)).toBe(true);
});

/** The event that describes each move. */
const TOLD: Readonly<Record<string, string>> = {
  keepEndCard: 'endCardKept',
  takeStartCard: 'startCardTaken',
  placeDisc: 'discPlaced',
  useSlot: 'actionCarriedOut',
  playCard: 'actionCarriedOut',
  giveUpSlot: 'slotGivenUp',
  drawForSlot: 'cardDrawn',
  done: 'activationDone',
  replaceDisc: 'whiteDiscReplaced',
};

test('describes every move by its effect, without revealing chance or hidden choices', () => {
  const random = seededRandom('advice');
  const state = calimala.setup(3, {}, random);
  const told = new Set<string>();
  while (calimala.result(state) === undefined) {
    const seats = calimala.toMove(state);
    const seat = seats[below(random, seats.length)] ?? 0;
    const view: View = calimala.view(state, seat);
    const moves: Move[] = calimala.legal(view, seat).filter(move => !calimala.takesBack(move));
    const [move] = moves;
    if (move === undefined) throw new Error('nothing to do');
    const event: Typed | undefined = consequence(module, view, seat, move);
    if (move.type === 'drawForSlot') {
      expect(['cardDrawn', 'noCardDrawn']).toContain(event?.type);
      expect(module.describe(event ?? move).params).not.toHaveProperty('card');
    } else expect(event?.type).toBe(TOLD[move.type]);
    told.add(move.type);
    calimala.apply(state, seat, anyMove(calimala)(moves, seat, random), random);
  }
  expect(told.size).toBeGreaterThanOrEqual(7);
});
