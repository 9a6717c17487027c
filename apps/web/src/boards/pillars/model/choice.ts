// What the reader is choosing, and the legal moves that remain. No rules: every offer is one of the
// legal moves.
import {
  type Advantage,
  type Craftsman,
  CUBES,
  type Cube,
  type Move,
  type MoveOf,
  type PlainLocation,
  type Resource,
} from '@loggia/pillars';
import type { Choosing } from '../../../kit/board.ts';

export type Deal = MoveOf<'buy'> | MoveOf<'sell'>;
export type Kept = Readonly<Record<Cube, number>>;

export type Choice =
  /** The card that pays for a builder is in hand. */
  { kind: 'freePlacement' } | { kind: 'deal'; deal: Deal };

/** Something on the table that can be chosen. */
export type Target =
  | `offer.${Craftsman}`
  | `offer.${Resource}`
  | `spot.${PlainLocation}`
  | `spot.kingsbridge.${Advantage}`
  | `spot.shiring.${Craftsman}`
  | `own.${Craftsman}`;

/** The legal moves that continue a choice. */
export function offers(legal: readonly Move[], choice: Choice | undefined): Move[] {
  switch (choice?.kind) {
    case 'freePlacement':
      return legal.filter(move => move.type === 'placeFree');
    case 'deal':
      return legal.filter(move => move.type === choice.deal.type && sameCube(move, choice.deal));
    default: {
      // A player who cannot pay is offered the card that does.
      const placement = legal.some(move => move.type === 'place') ? 'place' : 'placeFree';
      return legal.filter(({ type }) => type === placement || PLAIN_OFFERS.has(type));
    }
  }
}

const PLAIN_OFFERS: ReadonlySet<Move['type']> = new Set(['hire', 'gather', 'dismiss', 'use']);

const sameCube = (move: Move, deal: Deal) => 'cube' in move && move.cube === deal.cube;

/** The spot on the table that stands for a move, if there is exactly one. */
export function targetOf(move: Move): Target | undefined {
  switch (move.type) {
    case 'hire':
      return `offer.${move.craftsman}`;
    case 'gather':
      return `offer.${move.resource}`;
    case 'dismiss':
    case 'use':
      return `own.${move.craftsman}`;
    case 'place':
    case 'placeFree':
      if (move.location === 'kingsbridge') return `spot.kingsbridge.${move.card}`;
      if (move.location === 'shiring') return `spot.shiring.${move.card}`;
      return `spot.${move.location}`;
    default:
      return undefined;
  }
}

function stepOf(choice: Choice): string {
  return choice.kind === 'deal' ? `deal.${choice.deal.type}.${choice.deal.cube}` : choice.kind;
}

export const CHOOSING: Choosing<Move, Choice, Target> = { offers, targetOf, stepOf };

/** The move that keeps these cubes, once there are as many as may stay. */
export function keepMove(legal: readonly Move[], kept: Kept): Move | undefined {
  return legal.find(
    move => move.type === 'keepCubes' && CUBES.every(cube => move[cube] === kept[cube]),
  );
}
