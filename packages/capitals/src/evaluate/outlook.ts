// What a city can expect to have at the end, part by part.
import type { Seat } from '@loggia/kernel';
import { touches } from '../city.ts';
import {
  ERAS,
  employmentPrestige,
  eraOf,
  INITIATIVE,
  LAP,
  ROUNDS,
  ROUNDS_PER_ERA,
  ROW_PRICES,
} from '../data.ts';
import { endgamePrestige } from '../ending.ts';
import { servicesProgress } from '../fair.ts';
import { activationsOf, at, playerOf, totalOf, touristsOn } from '../table.ts';
import { specOf } from '../tiles/index.ts';
import type { Player, State } from '../types.ts';
import { tileWorth } from './promises.ts';
import { chanceAhead, roundsLeft, worthOf, worthOfGain } from './weights.ts';

export const PARTS = [
  'prestige',
  'employment',
  'publicServices',
  'culture',
  'economy',
  'energy',
  'progress',
  'buildings',
  'initiative',
] as const;
export type Parts = Record<(typeof PARTS)[number], number>;

export function partsOf(state: State, seat: Seat): Parts {
  const player = playerOf(state, seat);
  const left = roundsLeft(state);
  return {
    prestige: totalOf(player.prestige),
    employment: employment(state, player),
    publicServices: publicServices(state, seat, player),
    culture: culture(state, seat, player, left),
    economy: economy(player, left),
    energy: energy(player, left),
    progress: progress(player, left),
    buildings: buildings(state, seat, player, left) + space(player, left),
    initiative: initiative(state, seat, left) + nextTile(state, seat, left),
  };
}

const fairsLeft = (state: State) => ERAS.length - eraOf(state.round) + 1;

/** Rounds until the next fair, including this one. */
const fairIn = ({ round }: State) => eraOf(round) * ROUNDS_PER_ERA - round + 1;

/** Employment tends to grow from one fair to the next. */
const EMPLOYMENT = 1.1;

/** Every future fair pays for employment; room for more is worth something, idle people cost. */
function employment(state: State, { tracks }: Player): number {
  const fairs = fairsLeft(state);
  const gap = tracks.population - tracks.employment;
  const builds = ROUNDS - state.round;
  const room = Math.min(gap, 4) * 0.32 * Math.min(1, builds / 4) * fairs;
  const idle = -Math.min(gap, 3) * (0.35 + 0.65 / fairIn(state));
  return EMPLOYMENT * (fairs * employmentPrestige(tracks.employment) + room + idle);
}

function publicServices(state: State, seat: Seat, { tracks }: Player): number {
  const fairs = fairsLeft(state);
  const scale = 0.5 + 0.4 * fairIn(state);
  let behind = 0;
  state.players.forEach((other, index) => {
    if (index === seat) return;
    behind += chanceAhead(other.tracks.publicServices - tracks.publicServices, scale);
  });
  return -2.4 * behind * (1 + 0.7 * (fairs - 1)) + 0.4 * fairs * servicesProgress(tracks);
}

/** Half a point each, plus what tourists and the extra activation bring the leading city. */
function culture(state: State, seat: Seat, { tracks }: Player, left: number): number {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  state.players.forEach((other, index) => {
    if (index === seat) return;
    most = Math.max(most, other.tracks.culture);
    least = Math.min(least, other.tracks.culture);
  });
  const scale = 1 + 0.3 * left;
  const first = chanceAhead(tracks.culture - most, scale);
  const last = chanceAhead(least - tracks.culture, scale);
  const each = 0.5 - (0.3 * left) / ROUNDS;
  return each * tracks.culture + left * (0.15 * first - 0.1 * last);
}

/** The first dollars save taxations. */
function economy({ tracks }: Player, left: number): number {
  const spared = left > 0.5 ? 0.15 * Math.min(tracks.economy, 10) : 0;
  return (left > 0.5 ? 0.38 : 0.25) * tracks.economy + spared;
}

function energy(player: Player, left: number): number {
  let used = 0;
  for (const { cubes } of player.city) used += cubes;
  return (player.energy + 0.85 * used) * worthOf('energy', left);
}

/** Only the spaces since the last upgrade count at the end; levels bring activations until then. */
function progress({ tracks, level }: Player, left: number): number {
  const share = left / ROUNDS;
  const levels = level - 1 + tracks.progress / LAP;
  return tracks.progress * 0.8 * (1 - share) ** 3 + levels * 3 * share;
}

/** What is built keeps giving: activations, reactions, later neighbours, the final scoring. */
function buildings(state: State, seat: Seat, player: Player, left: number): number {
  let sum = 0;
  const activations: number[] = [];
  player.city.forEach((tile, building) => {
    if (tile.lake) return;
    for (const effect of specOf(tile.tile).effects) {
      switch (effect.kind) {
        case 'activated': {
          const price =
            (specOf(tile.tile).printedEnergy ?? 0) +
            tile.cubes +
            touristsOn(state, seat, building).length +
            1;
          activations.push(worthOfGain(effect.gain, left) - 0.12 * price);
          break;
        }
        case 'build': {
          const often = effect.on.scope === 'city' ? 0.16 : 0.1;
          sum += often * left * worthOfGain(effect.gain, left);
          break;
        }
        case 'permanent': {
          const often = effect.on.event === 'upgrade' ? 0.22 : 0.3;
          sum += often * left * worthOfGain(effect.gain, left);
          break;
        }
        case 'endgame':
          sum +=
            effect.timing === 'finalScoring'
              ? endgamePrestige(state, player, tile, effect) + (effect.per ? 0.08 * left : 0)
              : 0.7 * worthOfGain(effect.gain, 0);
          break;
      }
    }
  });
  activations.sort((a, b) => b - a);
  const used = activations.slice(0, activationsOf(state, seat));
  for (const worth of used) sum += 0.55 * Math.min(left, 6) * Math.max(0, worth);
  return sum;
}

/** Free cells at the construction tokens. */
function space({ city, tokens }: Player, left: number): number {
  const taken = tokens.reduce(
    (sum, token) => sum + city.filter(tile => touches(token, tile)).length,
    0,
  );
  return 0.12 * Math.min(left, 3) * Math.min(8 - taken, 5);
}

/** An expensive column makes the next one expensive, and the last one has to be paid for. */
function initiative(state: State, seat: Seat, left: number): number {
  const column = state.picked[seat] || at(state.columns, seat);
  const { cost, multiplier } = INITIATIVE[column];
  return left > 1 ? -0.75 * multiplier : -0.4 * cost;
}

/** The tile a city will still build in this round: what earlier players are likely to leave. */
function nextTile(state: State, seat: Seat, left: number): number {
  const ahead = citiesBefore(state, seat);
  if (ahead === undefined) return 0;
  const worths = state.rows
    .flatMap((tiles, row) =>
      tiles.map(
        tile => tileWorth(state, playerOf(state, seat), tile, left) - 0.3 * (row * ROW_STEP),
      ),
    )
    .sort((a, b) => b - a);
  const whole = Math.floor(ahead);
  const [better = 0, worse = better] = worths.slice(whole, whole + 2);
  return NEXT_TILE * (better + (ahead - whole) * (worse - better));
}

const ROW_STEP = ROW_PRICES[1];
/** A tile delivers less than its first estimate. */
const NEXT_TILE = 0.8;

/** How many cities build before this one, as far as known; `undefined` if it has built. */
function citiesBefore({ phase, picked, order, turn, players }: State, seat: Seat) {
  if (phase === 'building') {
    const before = order.indexOf(seat) - turn;
    return before < 0 ? undefined : before;
  }
  if (phase !== 'political') return undefined;
  const own = picked[seat] || 0;
  if (own === 0) return (players.length - 1) / 2;
  let before = 0;
  for (const column of picked) {
    if (column === 0) before += 0.5;
    else if (column < own) before += 1;
  }
  return before;
}
