// What the reader is choosing, and the legal moves that remain. No rules: every offer is one of the
// legal moves.
import type {
  Bonus,
  BuildingIndex,
  Cell,
  Column,
  Corner,
  EraTileId,
  Move,
  MoveType,
  ProsperityId,
  Tourist,
} from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { Choosing } from '../../../kit/board.ts';

export type Deed = 'buildProsperity' | 'buildLake';

/** What cannot be undone asks for confirmation; what can is played at its target. */
export type Choice =
  | { kind: 'column'; column: Column }
  | { kind: 'bonus'; bonus: Bonus }
  /** A lost cube comes from one of several buildings. */
  | { kind: 'loser'; effect: number }
  | { kind: 'token'; token: 0 | 1 }
  | { kind: 'prosperity'; tile: ProsperityId; deed: Deed; cell?: Cell };

/** Something on the table that can be chosen. */
export type Target =
  | `tile.${EraTileId}`
  | `cell.${number}.${number}`
  | `corner.${number}.${number}`
  | `building.${BuildingIndex}`
  | `tourist.${Tourist}`
  | `token.${Seat}.${number}`;

export const cellTarget = ({ x, y }: Cell): Target => `cell.${x}.${y}`;
export const cornerTarget = ({ x, y }: Corner): Target => `corner.${x}.${y}`;

export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;

export function movesOf<Type extends MoveType>(legal: readonly Move[], type: Type): MoveOf<Type>[] {
  return legal.filter((move): move is MoveOf<Type> => move.type === type);
}

/** The legal moves that continue a choice. */
export function offers(legal: readonly Move[], choice: Choice | undefined): Move[] {
  switch (choice?.kind) {
    case 'column':
      return movesOf(legal, 'pickColumn').filter(move => move.column === choice.column);
    case 'bonus':
      return movesOf(legal, 'takeBonus').filter(move => move.bonus === choice.bonus);
    case 'loser':
      return movesOf(legal, 'resolve').filter(
        move => move.effect === choice.effect && move.building !== undefined,
      );
    case 'token':
      return movesOf(legal, 'moveToken').filter(move => move.token === choice.token);
    case 'prosperity':
      return deeds(legal, choice.deed, choice.tile).filter(
        ({ x, y }) => choice.cell === undefined || (choice.cell.x === x && choice.cell.y === y),
      );
    default:
      return [
        ...legal.filter(({ type }) => DIRECT.includes(type)),
        ...(movableTokens(legal).length === 1 ? movesOf(legal, 'moveToken') : []),
      ];
  }
}

/** Played at once where they are offered. */
const DIRECT: readonly MoveType[] = ['takeTile', 'placeTile', 'activate', 'useTourist'];

/** The construction tokens that may move now. */
export function movableTokens(legal: readonly Move[]): (0 | 1)[] {
  return [...new Set(movesOf(legal, 'moveToken').map(({ token }) => token))];
}

/** Where a prosperity tile of the hand may go, built or as a lake. */
export function deeds(legal: readonly Move[], deed: Deed, tile: ProsperityId): MoveOf<Deed>[] {
  return movesOf(legal, deed).filter(move => move.tile === tile);
}

/** The spot on the table that stands for a move; moves that ask for confirmation have none. */
export function targetOf(move: Move): Target | undefined {
  switch (move.type) {
    case 'takeTile':
      return `tile.${move.tile}`;
    case 'placeTile':
      return cellTarget(move);
    case 'moveToken':
      return cornerTarget(move);
    case 'activate':
      return `building.${move.building}`;
    case 'resolve':
      return move.building === undefined ? undefined : `building.${move.building}`;
    case 'useTourist':
      return `tourist.${move.tourist}`;
    default:
      return undefined;
  }
}

/** Focus moves on when a choice starts, and when a prosperity tile has found its cell. */
function stepOf(choice: Choice): string {
  return choice.kind === 'prosperity' && choice.cell !== undefined
    ? 'prosperity.placed'
    : choice.kind;
}

export const CHOOSING: Choosing<Move, Choice, Target> = { offers, targetOf, stepOf };

/** The move a choice plays once it is complete; `undefined` while there is more to choose. */
export function confirmed(legal: readonly Move[], choice: Choice): Move | undefined {
  if (choice.kind === 'prosperity' && choice.cell === undefined) return undefined;
  return endsWithButton(choice) ? offers(legal, choice)[0] : undefined;
}

/** Others end at a target on the table. */
export function endsWithButton(
  choice: Choice,
): choice is Exclude<Choice, { kind: 'loser' | 'token' }> {
  return choice.kind !== 'loser' && choice.kind !== 'token';
}
