// What a tile says, as data: six kinds of effects that one interpreter carries out.
import type { BuildingType, Density, Era, Resource, TileType, Track } from '../data.ts';

/** What the printed rulebook states, and what was designed for this edition. */
export type Source = 'rulebook' | 'original';

/** How much of what; a loss is negative. */
export type Gain = Readonly<Partial<Record<Resource, number>>>;

/** The whole city, or the up to eight tiles around. */
export type Scope = 'city' | 'neighbours';

export interface Matching {
  readonly scope: Scope;
  readonly type: BuildingType | 'any';
  readonly density?: Density;
}

/** How often a conditional effect gives its gain, at the moment it is carried out. */
export type Measure =
  | { readonly track: Exclude<Track, 'progress'>; readonly every: number }
  | { readonly plantLevel: true; readonly every: number }
  | { readonly era: readonly [number, number, number] };

export type Trigger =
  | { readonly event: 'upgrade' }
  | { readonly event: 'activation'; readonly scope: 'neighbours'; readonly type: 'any' };

interface Sourced {
  readonly gain: Gain;
  readonly source: Source;
}

/** Once, when the tile is built. */
export interface Immediate extends Sourced {
  readonly kind: 'immediate';
}
/** Once, when the tile is built, as often as a measure says. */
export interface Conditional extends Sourced {
  readonly kind: 'conditional';
  readonly per: Measure;
}
/** Each time the tile is activated. */
export interface Activated extends Sourced {
  readonly kind: 'activated';
}
/** For every matching tile that stands when this one is built, and for every one built later. */
export interface BuildEffect extends Sourced {
  readonly kind: 'build';
  readonly on: Matching;
}
/** Every time something happens while the tile stands. */
export interface Permanent extends Sourced {
  readonly kind: 'permanent';
  readonly on: Trigger;
}
/** Once, at the end: just before the last World's Fair, or in the final scoring. */
export interface Endgame extends Sourced {
  readonly kind: 'endgame';
  readonly timing: 'beforeLastFair' | 'finalScoring';
  readonly per?: {
    readonly tiles: Matching & { readonly includesSelf: boolean };
    readonly every: number;
  };
}

export type Effect = Immediate | Conditional | Activated | BuildEffect | Permanent | Endgame;

/** What a city needs to build a prosperity tile. */
export type Requirement = { readonly source: Source } & (
  | { readonly kind: 'trackLeader'; readonly track: Track }
  | { readonly kind: 'mostTiles' | 'fewestTiles'; readonly types: readonly BuildingType[] }
  | { readonly kind: 'hasTiles'; readonly counts: Readonly<Partial<Record<BuildingType, number>>> }
);

interface TileBase {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly Effect[];
  /** Where the name comes from; each effect has its own source. */
  readonly source: Source;
}

/** Only tiles with an activated effect have printed energy. */
interface Building extends TileBase {
  readonly type: BuildingType;
  /** Residential tiles only. */
  readonly density?: Density;
  readonly printedEnergy?: number;
}

export interface StartTile extends Building {}

export interface EraTile extends Building {
  readonly era: Era;
  /** Absent: used with any number of players. */
  readonly minPlayers?: 4 | 5;
}

export interface ProsperityTile extends TileBase {
  readonly type: 'prosperity';
  readonly requirement: Requirement;
}

/** The row of any tile that may lie in a city. */
export interface TileRow extends TileBase {
  readonly type: TileType;
  readonly density?: Density;
  readonly printedEnergy?: number;
  readonly era?: Era;
  readonly minPlayers?: 4 | 5;
  readonly requirement?: Requirement;
}

/** The same with every field: tiles of one shape are read faster. */
export type TileSpec = { readonly [Field in keyof Required<TileRow>]: TileRow[Field] };
