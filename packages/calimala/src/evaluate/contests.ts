// Future scorings as contests: who leads, how long it takes, what each seat can expect.
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
import { BLUR, TRUST } from './weights.ts';

/** One scoring that is still to come. */
export interface Contest {
  of: Tile | EndCard;
  counts: BySeat<number>;
  points: readonly number[];
  /** How large a lead, in cubes, is safe. */
  blur: number;
  /** The chance that somebody without a cube gets one in time. */
  entry: number;
  /** How much it counts today: less if it is far off, or an unrevealed end card. */
  weight: number;
}

/** The tiles, and the end card, that a cube on each place counts for. */
const FEEDS = Object.fromEntries(
  PLACES.map(place => [
    place,
    (Object.keys(TILE_PLACES) as Tile[]).filter(tile => TILE_PLACES[tile].includes(place)),
  ]),
) as unknown as Readonly<Record<Place, readonly Tile[]>>;

interface Kind {
  points: readonly number[];
  trust: { now: number; decay: number };
}
const TILE: Kind = { points: TILE_POINTS, trust: TRUST.tile };
const END_CARD: Kind = { points: END_CARD_POINTS, trust: TRUST.endCard };

/** Discs on the streets at the end of a game, from bot games. */
const DISCS_AT_THE_END = 30;

/** Turns each player still has. */
export function roundsLeft({ players }: View): number {
  let discs = 0;
  for (const player of players) discs += player.coloured + player.white;
  return discs / players.length;
}

/** Everything to come, from one position; contests are computed on demand. */
export class Outlook {
  readonly rounds: number;
  readonly #known: View;
  #power: BySeat<number> | undefined;
  #when: ((ahead: number) => number) | undefined;
  readonly #tiles: (Contest | undefined)[] = [];
  #endCards: Contest[] | undefined;

  constructor(known: View) {
    this.#known = known;
    this.rounds = roundsLeft(known);
  }

  /** The council's tie-break order as numbers: more wins. */
  get power(): BySeat<number> {
    this.#power ??= power(this.#known);
    return this.#power;
  }

  /** A council space's scoring, if it is still to come. */
  tile(space: number): Contest | undefined {
    const { council, tiles } = this.#known;
    const tile = tiles[space];
    if (tile === undefined || space < council.length) return undefined;
    let found = this.#tiles[space];
    if (found === undefined) {
      this.#when ??= timetable(this.#known, this.rounds);
      found = contest(this.#known, tile, TILE, 1, this.#when(space - council.length));
      this.#tiles[space] = found;
    }
    return found;
  }

  /** The end cards that will or may be scored. */
  endCards(): readonly Contest[] {
    this.#endCards ??= endCards(this.#known).map(([card, weight]) =>
      contest(this.#known, card, END_CARD, weight, this.rounds),
    );
    return this.#endCards;
  }

  /** What one more cube on a place would bring a seat. */
  worth(seat: Seat, place: Place): number {
    let sum = 0;
    for (const tile of FEEDS[place]) {
      const contest = this.tile(this.#known.tiles.indexOf(tile));
      if (contest !== undefined) sum += this.#gain(contest, seat);
    }
    for (const contest of this.endCards()) {
      const { of } = contest;
      const counts = of === 'palazzoVecchio' ? place === of : FEEDS[place].includes(of);
      if (counts) sum += this.#gain(contest, seat);
    }
    return sum;
  }

  #gain(contest: Contest, seat: Seat): number {
    const gain = expected(contest, this.power, seat, 1) - expected(contest, this.power, seat);
    return contest.weight * gain;
  }
}

/** Rounds until the tile this many places ahead is scored, as far as the stacks tell. */
function timetable(known: View, rounds: number): (ahead: number) => number {
  let onStreets = 0;
  let ripe = 0;
  for (const stack of known.stacks) {
    onStreets += stack.length;
    if (stack.length >= FULL_STACK - 1) ripe += 1;
  }
  const discsLeft = rounds * known.players.length;
  const scorings = Math.max(1, onStreets + discsLeft - DISCS_AT_THE_END);
  return ahead => {
    const evenly = rounds * Math.min(1, (ahead + 1) / (scorings + 1));
    return ahead < ripe ? Math.min(evenly, (0.6 * (ahead + 1)) / ripe) : evenly;
  };
}

/** The end cards that will or may be scored, with their chances. */
function endCards({ openEndCard, players, phase }: View): [EndCard, number][] {
  if (phase === 'over') return [];
  const found: [EndCard, number][] = openEndCard === undefined ? [] : [[openEndCard, 1]];
  let hidden = 0;
  for (const { kept } of players) {
    if (kept === 'hidden') hidden += 1;
    else if (kept !== undefined) found.push([kept, 1]);
  }
  if (hidden === 0) return found;
  const seen = new Set<EndCard | undefined>([openEndCard]);
  for (const { endCards } of players) {
    if (typeof endCards !== 'number') for (const card of endCards) seen.add(card);
  }
  const unseen = END_CARDS.filter(card => !seen.has(card));
  for (const card of unseen) found.push([card, hidden / unseen.length]);
  return found;
}

function contest(
  known: View,
  of: Tile | EndCard,
  { points, trust }: Kind,
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
    weight: (weight * trust.now) / (1 + trust.decay * rounds),
    blur: BLUR.least + BLUR.perCube * Math.sqrt(coming),
    entry: 1 - Math.exp(-BLUR.entry * coming),
  };
}

/** C-7.8 as one number per seat. */
function power(known: View): BySeat<number> {
  const { council } = known;
  return known.players.map((_, seat) => {
    let seats = 0;
    let last = 0;
    for (let space = 0; space < council.length; space++) {
      if (council[space] !== seat) continue;
      seats += 1;
      last = space;
    }
    const artworks = known.cubes.palazzoVecchio[seat] ?? 0;
    const first = artworks > 0 ? 99 - known.artists.indexOf(seat) : 0;
    return (seats + artworks) * 1e6 + seats * 1e4 + (seats > 0 ? (99 - last) * 100 : 0) + first;
  });
}

/** The points a seat can expect from a contest, with some more cubes. */
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
    const tie = BLUR.tie * Math.sign((power[other] ?? 0) - ownPower);
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
