// What the reader is choosing, and the legal moves that remain. No rules: every offer is one of the
// legal moves.
import {
  type Action,
  artworkPlace,
  type DiscKind,
  type Move,
  type Place,
  type Street,
  type TradingCity,
} from '@loggia/calimala';
import type { Choosing } from '../../../kit/board.ts';
import type { Cargo } from './deliveries.ts';

/** How an action is carried out: by a slot of the disc, or by a card. */
export type By = 'useSlot' | 'playCard';

export type Choice =
  | { kind: 'street'; street: Street; disc: DiscKind }
  | { kind: 'deed'; by: By; action: Action; cargo: Cargo }
  /** Giving up asks for confirmation. */
  | { kind: 'giveUp'; action: Action };

/** Something on the table that can be chosen. */
export type Target =
  | Place
  | 'harbour'
  | 'workshop'
  | `house.${TradingCity}`
  | `disc.${Street}.${number}`;

export type DeedMove = Extract<Move, { type: By }>;
export type PlaceMove = Extract<Move, { type: 'placeDisc' }>;

export function deeds(legal: readonly Move[], by: By, action: Action): DeedMove[] {
  return legal.filter((move): move is DeedMove => move.type === by && move.action === action);
}

export function placements(legal: readonly Move[], street: Street): PlaceMove[] {
  return legal.filter(
    (move): move is PlaceMove => move.type === 'placeDisc' && move.street === street,
  );
}

/** The move of a type that names this action: giving up or drawing for a slot. */
export function slotMove(
  legal: readonly Move[],
  type: 'giveUpSlot' | 'drawForSlot',
  action: Action,
): Move | undefined {
  return legal.find(move => move.type === type && move.action === action);
}

/** The legal moves that continue a choice. */
export function offers(legal: readonly Move[], choice: Choice | undefined): Move[] {
  switch (choice?.kind) {
    case 'street':
      return placements(legal, choice.street).filter(move => move.disc === choice.disc);
    case 'deed':
      return deeds(legal, choice.by, choice.action);
    case 'giveUp':
      return legal.filter(move => move.type === 'giveUpSlot' && move.action === choice.action);
    default:
      return legal.filter(move => move.type === 'replaceDisc');
  }
}

/** The spot on the table that stands for a move, if there is exactly one. */
export function targetOf(move: Move): Target | undefined {
  if (move.type === 'replaceDisc') return `disc.${move.street}.${move.position}`;
  if (move.type !== 'useSlot' && move.type !== 'playCard') return undefined;
  switch (move.action) {
    case 'artwork':
      return artworkPlace(move.building);
    case 'contribute':
      return `${move.church}.${move.material}`;
    case 'build':
      if (move.build === 'house') return `house.${move.city}`;
      return move.build === 'ship' ? 'harbour' : 'workshop';
    default:
      return undefined;
  }
}

/** Focus moves on when a choice starts, and when the last cloth of a delivery is set. */
function stepOf(choice: Choice): string {
  return choice.kind === 'deed'
    ? `${choice.by}.${choice.action}.${choice.cargo.length}`
    : choice.kind;
}

export const CHOOSING: Choosing<Move, Choice, Target> = { offers, targetOf, stepOf };

/** The move of an action that leaves nothing to choose, so that one tap plays it. */
export function onlyDeed(legal: readonly Move[], by: By, action: Action): DeedMove | undefined {
  const [first, second] = deeds(legal, by, action);
  return second === undefined && first !== undefined && targetOf(first) === undefined
    ? 'to' in first
      ? undefined
      : first
    : undefined;
}
