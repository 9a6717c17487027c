// Chapter 7: counting, ranking, the tie-break chain, sharing.
import {
  type BySeat,
  type Comparison,
  type RankedPlace,
  rank,
  type Seat,
  share,
} from '@loggia/kernel';
import {
  END_CARD_POINTS,
  type EndCard,
  type Place,
  TILE_PLACES,
  TILE_POINTS,
  type Tile,
} from './data.ts';
import { seatsOf } from './table.ts';
import type { ScoreRow, TieBreak, View } from './types.ts';

/** A player's standing in the council, which breaks every tie. */
export interface Influence {
  seat: Seat;
  seats: number;
  artworks: number;
  /** When the current number of seats was reached: the index of the player's last seat. */
  lastSeat: number;
  /** When the first artwork came to Palazzo Vecchio: the index among the artists. */
  firstArtwork: number;
}

export function influenceOf(known: View, seat: Seat): Influence {
  let seats = 0;
  for (const owner of known.council) if (owner === seat) seats += 1;
  return {
    seat,
    seats,
    artworks: known.cubes.palazzoVecchio[seat] ?? 0,
    lastSeat: known.council.lastIndexOf(seat),
    firstArtwork: known.artists.indexOf(seat),
  };
}

const sum = (influence: Influence) => influence.seats + influence.artworks;

/** C-7.8, steps 1 to 4. Players that none of these can separate have no influence at all. */
const CHAIN: readonly { name: TieBreak; compare: Comparison<Influence> }[] = [
  { name: 'influence', compare: (a, b) => sum(b) - sum(a) },
  { name: 'seats', compare: (a, b) => b.seats - a.seats },
  { name: 'earlierSeat', compare: (a, b) => a.lastSeat - b.lastSeat },
  { name: 'earlierArtwork', compare: (a, b) => a.firstArtwork - b.firstArtwork },
];
export const TIE_BREAKS = CHAIN.map(step => step.name);
export const INFLUENCE_CHAIN = CHAIN.map(step => step.compare);

/** The order in which the council breaks ties now; those without influence share the end. */
export function councilOrder(known: View): RankedPlace<Influence>[] {
  return rank(
    seatsOf(known).map(seat => influenceOf(known, seat)),
    INFLUENCE_CHAIN,
  );
}

/** C-7.6 and C-8.3: what each player has in a category. */
export function countsOf(known: View, category: Tile | EndCard): BySeat<number> {
  if (category === 'palazzoVecchio') {
    return seatsOf(known).map(seat => sum(influenceOf(known, seat)));
  }
  const counts = seatsOf(known).map(() => 0);
  for (const place of TILE_PLACES[category]) {
    known.cubes[place].forEach((cubes, seat) => {
      counts[seat] = (counts[seat] ?? 0) + cubes;
    });
  }
  return counts;
}

/** The scoring tiles a cube on this place counts for. */
export function tilesFedBy(place: Place): Tile[] {
  return (Object.keys(TILE_PLACES) as Tile[]).filter(tile => TILE_PLACES[tile].includes(place));
}

/** What a scoring tile would score for each player now. */
export function scoreTileNow(known: View, tile: Tile): ScoreRow[] {
  return scoreRows(known, countsOf(known, tile), TILE_POINTS);
}

/** What an end card would score for each player now. */
export function scoreEndCardNow(known: View, card: EndCard): ScoreRow[] {
  return scoreRows(known, countsOf(known, card), END_CARD_POINTS);
}

/** C-7.7 to C-7.10: rows from best to worst; players with nothing take no place. */
function scoreRows(known: View, counts: BySeat<number>, points: readonly number[]): ScoreRow[] {
  const count = (seat: Seat) => counts[seat] ?? 0;
  const ranked = rank(
    seatsOf(known)
      .filter(seat => count(seat) > 0)
      .map(seat => influenceOf(known, seat)),
    [(a, b) => count(b.seat) - count(a.seat), ...INFLUENCE_CHAIN],
  );
  const rows: ScoreRow[] = [];
  for (const { place, items, step } of ranked) {
    const each = share(points, place, items.length);
    for (const { seat } of items) {
      const row: ScoreRow = { seat, count: count(seat), place, points: each };
      const tieBreak = TIE_BREAKS[(step ?? 0) - 1];
      if (tieBreak !== undefined) row.tieBreak = tieBreak;
      if (items.length > 1) row.sharedBy = items.length;
      rows.push(row);
    }
  }
  for (const seat of seatsOf(known)) {
    if (count(seat) === 0) rows.push({ seat, count: 0, points: 0 });
  }
  return rows;
}
