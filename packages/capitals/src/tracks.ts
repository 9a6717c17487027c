// K-4.4 and K-4.5: markers move, ends of tracks pay, plants are upgraded, taxes are raised.
import type { Seat } from '@loggia/kernel';
import {
  DEFAULT_ORDER,
  LAP,
  LEVELS,
  PLANTS,
  type PrestigeSource,
  type Resource,
  SCALES,
  TAXATION,
  type Track,
} from './data.ts';
import { at, playerOf, replaced } from './table.ts';
import { isTile, TILES, type TileId } from './tiles/index.ts';
import type { Gain } from './tiles/tile.ts';
import type {
  ArrowEnd,
  Cause,
  CityTile,
  Emit,
  Player,
  ScoreSheet,
  State,
  Tracks,
} from './types.ts';

/** A13: a build, an activation or another event in which each arrow pays at most once. */
export interface Occasion {
  seat: Seat;
  player: Player;
  /** Keeps count of the plants taken at each level. */
  table: Pick<State, 'plants'>;
  /** The ends of tracks that have paid so far. */
  arrows: ArrowEnd[];
  emit: Emit;
}

export function occasionOf(
  table: Pick<State, 'players' | 'plants'>,
  seat: Seat,
  emit: Emit,
  arrows: ArrowEnd[] = [],
): Occasion {
  return { seat, player: playerOf(table, seat), table, arrows, emit };
}

/** Gives, or takes if the amount is negative. Lost energy is handled separately (A17). */
export function gain(occasion: Occasion, resource: Resource, amount: number, by: Cause): void {
  if (amount === 0) return;
  switch (resource) {
    case 'prestige':
      gainPrestige(occasion, amount, 'tiles', isTile(by) ? by : undefined);
      break;
    case 'energy':
      gainEnergy(occasion, amount, by);
      break;
    case 'progress':
      moveProgress(occasion, amount, by);
      break;
    case 'economy':
      raiseTaxes(occasion, -amount);
      moveMarker(occasion, resource, amount, by);
      break;
    default:
      moveMarker(occasion, resource, amount, by);
  }
}

/** A payment: by K-4.5.2 the city ends on $1 or more. */
export function pay(occasion: Occasion, price: number): void {
  gain(occasion, 'economy', 0 - price, 'payment');
}

export function gainPrestige(
  { seat, player, emit }: Occasion,
  amount: number,
  source: PrestigeSource,
  by?: TileId,
): void {
  if (amount === 0) return;
  player.prestige = scored(player.prestige, source, amount);
  player.prestigeTokens += Math.abs(amount);
  const type = 'prestigeGained';
  emit(by === undefined ? { type, seat, amount, source } : { type, seat, amount, source, by });
}

function gainEnergy({ seat, player, emit }: Occasion, amount: number, by: Cause): void {
  player.energy += amount;
  emit({ type: 'energyGained', seat, amount, to: player.energy, by });
}

/** How many extra taxations a payment needs: A24, the smallest number. */
export function taxationsFor(economy: number, price: number): number {
  const missing = SCALES.economy.min - (economy - price);
  return Math.max(0, Math.ceil(missing / TAXATION.economy));
}

function raiseTaxes(occasion: Occasion, price: number): void {
  const { seat, player, emit } = occasion;
  const times = taxationsFor(player.tracks.economy, price);
  if (times === 0) return;
  setTrack(player, 'economy', player.tracks.economy + times * TAXATION.economy);
  emit({ type: 'taxed', seat, times });
  gainPrestige(occasion, times * TAXATION.prestige, 'taxation');
}

function setTrack(player: Player, track: Track, space: number): void {
  player.tracks = moved(player.tracks, track, space);
}

type StraightTrack = Exclude<Track, 'progress'>;

function moveMarker(occasion: Occasion, track: StraightTrack, amount: number, by: Cause): void {
  const { seat, player, emit } = occasion;
  const { tracks } = player;
  const { min, max } = SCALES[track];
  const from = tracks[track];
  const target = from + amount;
  // K-4.4.5: employment is first limited by population; its arrow pays only when that is at its
  // end.
  const ceiling = track === 'employment' ? Math.min(max, tracks.population) : max;
  const to = Math.max(min, Math.min(ceiling, target));
  setTrack(player, track, to);
  emit({ type: 'trackMoved', seat, track, amount, from, to, by });
  if (target > max && ceiling === max) payArrow(occasion, track, 'above');
  if (target < min) payArrow(occasion, track, 'below');
  if (track === 'population') followPopulation(occasion);
}

/** K-4.4.4: once per event and end, however many steps are left over. */
function payArrow(occasion: Occasion, track: StraightTrack, side: 'above' | 'below'): void {
  const end: ArrowEnd = `${track} ${side}`;
  const scale: { above: Reward; below?: Reward } = SCALES[track];
  const reward = scale[side];
  if (reward === undefined || occasion.arrows.includes(end)) return;
  occasion.arrows.push(end);
  occasion.emit({ type: 'arrowPaid', seat: occasion.seat, end });
  if (reward.resource === 'prestige') gainPrestige(occasion, reward.amount, 'arrows');
  else gain(occasion, reward.resource, reward.amount, 'arrow');
}

type Reward = { readonly resource: Resource; readonly amount: number };

/** K-4.4.1, A14: employment pulled down pays no arrow. */
function followPopulation({ seat, player, emit }: Occasion): void {
  const { employment: from, population: to } = player.tracks;
  if (from <= to) return;
  setTrack(player, 'employment', to);
  emit({ type: 'employmentFell', seat, from, to });
}

/** K-4.4.2, A9: a loop; going back stops at the symbol. */
function moveProgress(occasion: Occasion, amount: number, by: Cause): void {
  const { seat, player, emit } = occasion;
  const from = player.tracks.progress;
  const target = Math.max(0, from + amount);
  const to = target % LAP;
  setTrack(player, 'progress', to);
  emit({ type: 'trackMoved', seat, track: 'progress', amount, from, to, by });
  for (let laps = Math.floor(target / LAP); laps > 0; laps--) upgrade(occasion);
}

/** K-4.4.3; A26: after level 6 nothing happens. A43: reactions happen at once. */
function upgrade(occasion: Occasion): void {
  const { seat, player, table, emit } = occasion;
  const level = LEVELS.find(higher => higher > player.level);
  if (level === undefined) return;
  const taken = at(table.plants, level - 1);
  const energy = at(PLANTS[level].energy, taken);
  table.plants = replaced(table.plants, level - 1, taken + 1);
  player.level = level;
  player.energy += energy;
  emit({ type: 'plantUpgraded', seat, level, energy });
  const reactions: { by: TileId; gains: Gain }[] = [];
  for (const tile of player.city) {
    for (const gains of gainsOnUpgrade(tile)) reactions.push({ by: tile.tile, gains });
  }
  if (reactions.length === 0) return;
  for (const resource of DEFAULT_ORDER) {
    for (const { by, gains } of reactions) gain(occasion, resource, gains[resource] ?? 0, by);
  }
}

const ON_UPGRADE: ReadonlyMap<TileId, readonly Gain[]> = new Map(
  TILES.map(({ id, effects }) => [
    id,
    effects
      .filter(effect => effect.kind === 'permanent' && effect.on.event === 'upgrade')
      .map(effect => effect.gain),
  ]),
);

/** What a tile of a city gives when its plant is upgraded. */
export function gainsOnUpgrade({ tile, lake }: CityTile): readonly Gain[] {
  return (lake ? undefined : ON_UPGRADE.get(tile)) ?? [];
}

// Spelled out: a spread and a computed key take several times as long.

/** A copy with one marker on another space. */
function moved(tracks: Tracks, track: Track, space: number): Tracks {
  return {
    economy: track === 'economy' ? space : tracks.economy,
    culture: track === 'culture' ? space : tracks.culture,
    publicServices: track === 'publicServices' ? space : tracks.publicServices,
    progress: track === 'progress' ? space : tracks.progress,
    population: track === 'population' ? space : tracks.population,
    employment: track === 'employment' ? space : tracks.employment,
  };
}

/** A copy with more on one line, or less. */
function scored(sheet: ScoreSheet, source: PrestigeSource, amount: number): ScoreSheet {
  const more = (line: PrestigeSource) => (line === source ? amount : 0);
  return {
    placement: sheet.placement + more('placement'),
    taxation: sheet.taxation + more('taxation'),
    tiles: sheet.tiles + more('tiles'),
    arrows: sheet.arrows + more('arrows'),
    employment: sheet.employment + more('employment'),
    unemployment: sheet.unemployment + more('unemployment'),
    publicServices: sheet.publicServices + more('publicServices'),
    finalTiles: sheet.finalTiles + more('finalTiles'),
    energy: sheet.energy + more('energy'),
    economy: sheet.economy + more('economy'),
    culture: sheet.culture + more('culture'),
    progress: sheet.progress + more('progress'),
  };
}
