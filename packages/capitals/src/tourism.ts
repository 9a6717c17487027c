// K-4.6 and chapter 5: tourists go where culture is.
import { rank, type Seat } from '@loggia/kernel';
import { ATTRACTION } from './data.ts';
import { at, playerOf, replaced, seatsOf } from './table.ts';
import type { Emit, State, TieBreak, View, Walk } from './types.ts';

export interface Tourism {
  highest: Seat;
  tieBreak?: TieBreak;
  lowest?: Seat;
  level: 0 | 1 | 2 | 3;
  walks: Walk[];
}

/** Who is ahead on a track: more of it, then more economy, then further left (K-4.6.1, K-4.9.4). */
export function byTrack(known: View, track: 'culture' | 'publicServices') {
  const value = (seat: Seat, name: 'culture' | 'publicServices' | 'economy') =>
    playerOf(known, seat).tracks[name];
  return [
    (a: Seat, b: Seat) => value(b, track) - value(a, track),
    (a: Seat, b: Seat) => value(b, 'economy') - value(a, 'economy'),
    (a: Seat, b: Seat) => at(known.columns, a) - at(known.columns, b),
  ];
}

/** What decided, by the step of the comparison above. */
const TIE_BREAKS = [undefined, 'economy', 'column'] as const;

/** What the tourism phase would do now. */
export function tourismOf(known: View): Tourism {
  const ranked = rank(seatsOf(known), byTrack(known, 'culture'));
  const first = at(ranked, 0);
  const highest = at(first.items, 0);
  const tieBreak = TIE_BREAKS[first.step ?? 0];
  const lowest = lowestOf(known, at(at(ranked, ranked.length - 1).items, 0));
  const { culture } = playerOf(known, highest).tracks;
  const attraction = ATTRACTION.find(({ from }) => culture >= from);
  const walks: Walk[] = [];
  known.tourists.forEach((place, tourist) => {
    const { to, reason } = destination(tourist);
    if (place.city !== to) walks.push({ tourist, from: place.city, to, reason });
  });
  const tourism: Tourism = { highest, level: attraction?.level ?? 0, walks };
  if (tieBreak !== undefined) tourism.tieBreak = tieBreak;
  if (lowest !== undefined) tourism.lowest = lowest;
  return tourism;

  function destination(tourist: number): Pick<Walk, 'to' | 'reason'> {
    if (tourist >= known.players.length) return { to: highest, reason: 'neutral' };
    if (tourist === lowest) return { to: highest, reason: 'lowest' };
    const reached = playerOf(known, tourist).tracks.culture <= (attraction?.reach ?? 0);
    return reached ? { to: highest, reason: 'reach' } : { to: tourist, reason: 'home' };
  }
}

/** A1, K-5.5: the last city; with two players only if it is below the neutral marker. */
function lowestOf(known: View, last: Seat): Seat | undefined {
  if (!known.options.lowestCityLosesTourist) return undefined;
  const { neutral } = known;
  if (neutral === 'none') return last;
  return playerOf(known, last).tracks.culture < neutral ? last : undefined;
}

export function holdTourism(state: State, emit: Emit): void {
  const tourism = tourismOf(state);
  state.highest = tourism.highest;
  // K-4.6.6: tourists who change city lie beside it; all others stay exactly where they are.
  for (const { tourist, to } of tourism.walks) {
    state.tourists = replaced(state.tourists, tourist, { city: to, on: 'beside' });
  }
  emit({ type: 'touristsWalked', ...tourism });
}
