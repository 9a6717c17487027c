// The consequences of a placement, to show before it is confirmed.
import type { Seat } from '@loggia/kernel';
import {
  type Action,
  DISCS_THAT_ACT,
  FULL_STACK,
  type Street,
  streetActions,
  TILES,
  type Tile,
} from './data.ts';
import { givesSeats } from './promotion.ts';
import { scoreTileNow } from './scoring.ts';
import { playerOf, stackOf } from './table.ts';
import type { Disc, DiscKind, ScoreRow, View } from './types.ts';

export interface Preview {
  actions: [Action, Action];
  /** How often each action can be used by the disc itself. */
  times: number;
  /** Who acts, from the top disc down, the placed one first. */
  acting: { seat: Seat; depth: number }[];
  /** The fourth disc, if there will be one, and what happens to it. */
  fourth?: {
    disc: Disc;
    /** Who takes a seat; nobody when the disc is only removed. */
    seat?: Seat;
    tile?: Tile;
    /** The points if the board stayed as it is: the new seat counts already (A15). */
    rows?: ScoreRow[];
  };
}

export function preview(known: View, seat: Seat, street: Street, disc: DiscKind): Preview {
  const placed: Disc = disc === 'white' ? 'white' : seat;
  const fromTop = [placed, ...stackOf(known, street).toReversed()];
  const acting = [{ seat, depth: 1 }];
  for (let depth = 2; depth <= DISCS_THAT_ACT; depth++) {
    const owner = fromTop[depth - 1];
    if (owner !== undefined && owner !== 'white') acting.push({ seat: owner, depth });
  }
  const result: Preview = {
    actions: streetActions(known.layout, street),
    times: disc === 'white' ? 2 : 1,
    acting,
  };
  const fourth = fromTop[FULL_STACK - 1];
  if (fourth !== undefined) result.fourth = promotion(known, seat, fourth, placed);
  return result;
}

function promotion(
  known: View,
  seat: Seat,
  disc: Disc,
  placed: Disc,
): NonNullable<Preview['fourth']> {
  if (!givesSeats(known)) return { disc };
  const owner = disc === 'white' ? replacer(known, seat, placed) : disc;
  const tile = known.tiles[known.council.length];
  const seated = owner === undefined ? {} : { seat: owner };
  if (tile === undefined || known.council.length >= TILES.length) return { disc, ...seated };
  const after: View = { ...known, council: [...known.council, owner ?? 'nobody'] };
  return { disc, ...seated, tile, rows: scoreTileNow(after, tile) };
}

/** A white fourth disc gives its seat to the active player, who needs a disc for it (A8). */
function replacer(known: View, seat: Seat, placed: Disc): Seat | undefined {
  const hasDisc =
    placed === seat ||
    playerOf(known, seat).coloured > 0 ||
    known.stacks.some(stack => stack.includes(seat));
  return hasDisc ? seat : undefined;
}
