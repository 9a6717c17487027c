// The scorings to come as contests: who leads, how long it lasts, what each seat can expect.
import type { BySeat, Seat } from '@loggia/kernel';
import {
  CAPACITY,
  END_CARD_POINTS,
  END_CARDS,
  type EndCard,
  FULL_STACK,
  PLACES,
  type Place,
  TILE_PLACES,
  TILE_POINTS,
  type Tile,
} from '../data.ts';
import type { View } from '../types.ts';
import { BLUR } from './weights.ts';

/** One scoring that will still happen. */
export interface Contest {
  of: Tile | EndCard;
  counts: BySeat<number>;
  points: readonly number[];
  /** How many cubes of a lead make it safe. */
  blur: number;
  /** The chance that somebody without a cube gets one in time. */
  entry: number;
  /** The chance that it is scored at all; less than one for end cards nobody has shown. */
  weight: number;
}

/** Everything to come, as seen from one position. */
export interface Outlook {
  contests: Contest[];
  /** The council's tie-break order as numbers: more wins. */
  power: BySeat<number>;
  /** Turns each player still has. */
  rounds: number;
}

/** The contests a cube on each place counts for. */
const FEEDS = Object.fromEntries(
  PLACES.map(place => [
    place,
    new Set<Tile | EndCard>(
      [...(Object.keys(TILE_PLACES) as Tile[])].filter(tile => TILE_PLACES[tile].includes(place)),
    ),
  ]),
) as Record<Place, Set<Tile | EndCard>>;
FEEDS.palazzoVecchio.add('palazzoVecchio');

/** Discs that lie on the streets when a game ends, from games of bots. */
const DISCS_AT_THE_END = 30;

export function outlook(known: View): Outlook {
  const { players, council, tiles } = known;
  let discsLeft = 0;
  for (const player of players) discsLeft += player.coloured + player.white;
  const rounds = discsLeft / players.length;
  const when = timetable(known, discsLeft);
  const contests: Contest[] = [];
  if (known.phase !== 'over') {
    for (let space = council.length; space < tiles.length; space++) {
      const tile = tiles[space] as Tile;
      contests.push(contest(known, tile, TILE_POINTS, 1, when(space - council.length)));
    }
    for (const [card, weight] of endCards(known)) {
      contests.push(contest(known, card, END_CARD_POINTS, weight, rounds));
    }
  }
  return { contests, power: power(known), rounds };
}

/** Rounds until the tile so many places ahead is scored, as far as the stacks tell. */
function timetable(known: View, discsLeft: number): (ahead: number) => number {
  let onStreets = 0;
  let ripe = 0;
  for (const stack of known.stacks) {
    onStreets += stack.length;
    if (stack.length >= FULL_STACK - 1) ripe += 1;
  }
  const scorings = Math.max(1, onStreets + discsLeft - DISCS_AT_THE_END);
  const rounds = discsLeft / known.players.length;
  return ahead => {
    const evenly = rounds * Math.min(1, (ahead + 1) / (scorings + 1));
    return ahead < ripe ? Math.min(evenly, (0.6 * (ahead + 1)) / ripe) : evenly;
  };
}

/** The end cards that will or may be scored, with their chances. */
function endCards(known: View): [EndCard, number][] {
  const found: [EndCard, number][] = [];
  if (known.openEndCard !== undefined) found.push([known.openEndCard, 1]);
  const unseen = new Set(END_CARDS);
  if (known.openEndCard !== undefined) unseen.delete(known.openEndCard);
  let hidden = 0;
  for (const { kept, endCards } of known.players) {
    if (typeof endCards !== 'number') for (const card of endCards) unseen.delete(card);
    if (kept === 'hidden') hidden += 1;
    else if (kept !== undefined) found.push([kept, 1]);
  }
  if (hidden > 0) for (const card of unseen) found.push([card, hidden / unseen.size]);
  return found;
}

function contest(
  known: View,
  of: Tile | EndCard,
  points: readonly number[],
  weight: number,
  rounds: number,
): Contest {
  const { players, council, cubes } = known;
  const counts = new Array<number>(players.length).fill(0);
  let room = 0;
  let places = 1;
  if (of === 'palazzoVecchio') {
    for (let seat = 0; seat < counts.length; seat++) counts[seat] = cubes[of][seat] ?? 0;
    for (const owner of council) if (owner !== 'nobody') counts[owner] = (counts[owner] ?? 0) + 1;
    room = CAPACITY[of] + 15 - council.length;
    places = 3;
  } else {
    const counted = TILE_PLACES[of];
    places = counted.length;
    for (const place of counted) {
      const cubesThere = cubes[place];
      room += CAPACITY[place];
      for (let seat = 0; seat < counts.length; seat++) {
        const own = cubesThere[seat] ?? 0;
        counts[seat] = (counts[seat] ?? 0) + own;
        room -= own;
      }
    }
  }
  const coming = Math.min(room, rounds * BLUR.cubesPerRound * (1 + places));
  return {
    of,
    counts,
    points,
    weight,
    blur: BLUR.least + BLUR.perCube * Math.sqrt(coming),
    entry: 1 - Math.exp(-coming),
  };
}

/** C-7.8 as one number per seat. */
function power(known: View): BySeat<number> {
  return known.players.map((_, seat) => {
    let seats = 0;
    let last = 0;
    known.council.forEach((owner, space) => {
      if (owner !== seat) return;
      seats += 1;
      last = space;
    });
    const artworks = known.cubes.palazzoVecchio[seat] ?? 0;
    const first = artworks > 0 ? 99 - known.artists.indexOf(seat) : 0;
    return (seats + artworks) * 1e6 + seats * 1e4 + (seats > 0 ? (99 - last) * 100 : 0) + first;
  });
}

/** The points a seat can expect from a contest, if it had some cubes more. */
export function expected(contest: Contest, power: BySeat<number>, seat: Seat, more = 0): number {
  const { counts, points, blur, entry } = contest;
  const own = (counts[seat] ?? 0) + more;
  const ownPower = power[seat] ?? 0;
  // The chances that nobody, one or two others end up ahead.
  let none = 1;
  let one = 0;
  let two = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other === seat) continue;
    const theirs = counts[other] ?? 0;
    const tie = Math.sign((power[other] ?? 0) - ownPower) / 2;
    const chance = 1 / (1 + Math.exp((own - theirs - tie) / blur));
    const ahead = theirs > 0 ? chance : chance * entry;
    two += (one - two) * ahead;
    one += (none - one) * ahead;
    none -= none * ahead;
  }
  const [first = 0, second = 0, third = 0] = points;
  const gain = none * first + one * second + two * third;
  return own > 0 ? gain : gain * entry;
}

/** What one more cube on a place would bring a seat. */
export function worth({ contests, power }: Outlook, seat: Seat, place: Place): number {
  const feeds = FEEDS[place];
  let sum = 0;
  for (const contest of contests) {
    if (!feeds.has(contest.of)) continue;
    const gain = expected(contest, power, seat, 1) - expected(contest, power, seat);
    sum += contest.weight * gain;
  }
  return sum;
}
