// What a player has and has not used yet: goods, engine, cards, discs.
import type { Seat } from '@loggia/kernel';
import { MATERIALS } from '../data.ts';
import { clothOf, handSize } from '../table.ts';
import type { PlayerBoard, PlayerView, View } from '../types.ts';
import { WEIGHTS } from './weights.ts';

const upTo = (values: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i] ?? 0;
  return sum;
};

/** Goods lose their value as the time to use them runs out. */
const inTime = (rounds: number) => Math.min(1, (rounds + 0.5) / 4);

/** Materials, cloth, and a way to bring it to the trading cities. */
export function goods(board: PlayerBoard, rounds: number): number {
  let sum = clothOf(board) * WEIGHTS.cloth;
  for (const material of MATERIALS) sum += upTo(WEIGHTS[material], board[material]);
  if (board.houses.length > 0) sum += WEIGHTS.firstHouse;
  return sum * inTime(rounds);
}

/** Workshops, ships and houses, which pay every round. */
export function engine(board: PlayerBoard, rounds: number): number {
  return (
    rounds *
    (upTo(WEIGHTS.workshop, board.workshops.length) +
      upTo(WEIGHTS.ship, board.ships) +
      upTo(WEIGHTS.house, board.houses.length))
  );
}

/** What the next card is worth to a hand of this size. */
export function cardWorth(held: number, rounds: number): number {
  return (held < 3 ? WEIGHTS.card : WEIGHTS.cardBeyond) * inTime(rounds);
}

export function hand(player: PlayerView, rounds: number): number {
  let sum = 0;
  for (let held = 0; held < handSize(player); held++) sum += cardWorth(held, rounds);
  return sum;
}

/** Discs on the streets and white ones in the supply: the tempo of the stacks. */
export function discs(known: View, seat: Seat, rounds: number): number {
  let sum = 0;
  for (const stack of known.stacks) {
    for (let depth = 0; depth < stack.length; depth++) {
      if (stack[stack.length - 1 - depth] === seat) sum += WEIGHTS.disc[depth] ?? 0;
    }
  }
  const white = known.players[seat]?.white ?? 0;
  return (sum + white * WEIGHTS.whiteDisc) * inTime(rounds);
}

/** Seats and artworks in the council, which will break ties nobody sees yet. */
export function influence(known: View, seat: Seat): number {
  let sum = known.cubes.palazzoVecchio[seat] ?? 0;
  for (const owner of known.council) if (owner === seat) sum += 1;
  const open = known.tiles.length - Math.min(known.council.length, known.tiles.length);
  return (sum * WEIGHTS.influence * open) / known.tiles.length;
}
