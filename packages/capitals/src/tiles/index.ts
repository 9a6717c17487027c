// Every tile that may lie in a city, by its id.
import { ERA_1_TILES } from './era-1.ts';
import { ERA_2_TILES } from './era-2.ts';
import { ERA_3_TILES } from './era-3.ts';
import { PROSPERITY_TILES } from './prosperity.ts';
import { START_TILES } from './start.ts';
import type { Effect, EraTile, TileRow, TileSpec } from './tile.ts';

export { PROSPERITY_TILES, START_TILES };

const ERA_ROWS = [...ERA_1_TILES, ...ERA_2_TILES, ...ERA_3_TILES] as const;
const ALL_TILES = [...START_TILES, ...ERA_ROWS, ...PROSPERITY_TILES] as const;

export type EraTileId = (typeof ERA_ROWS)[number]['id'];
export type ProsperityId = (typeof PROSPERITY_TILES)[number]['id'];
export type TileId = (typeof ALL_TILES)[number]['id'];

const ROWS: readonly (TileRow & { readonly id: TileId })[] = ALL_TILES;
const UNSAID = {
  density: undefined,
  printedEnergy: undefined,
  era: undefined,
  minPlayers: undefined,
  requirement: undefined,
};

export const TILES: readonly (TileSpec & { readonly id: TileId })[] = ROWS.map(row => ({
  ...UNSAID,
  ...row,
}));
export const ERA_DECK: readonly (EraTile & { readonly id: EraTileId })[] = ERA_ROWS;
export const PROSPERITY_IDS: readonly ProsperityId[] = PROSPERITY_TILES.map(tile => tile.id);

/** A record without a prototype, in which names are looked up faster than in a map. */
const BY_ID: Readonly<Record<string, TileSpec>> = Object.assign(
  Object.create(null),
  Object.fromEntries(TILES.map(tile => [tile.id, tile])),
);

export function isTile(name: string): name is TileId {
  return name in BY_ID;
}

export function specOf(id: TileId): TileSpec {
  return BY_ID[id] as TileSpec;
}

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** The effects of one kind by their tile. Most tiles have none and are not in it. */
export function effectsBy<Kind extends Effect['kind']>(
  kind: Kind,
): ReadonlyMap<TileId, readonly EffectOf<Kind>[]> {
  const isOf = (effect: Effect): effect is EffectOf<Kind> => effect.kind === kind;
  return new Map(
    TILES.map(({ id, effects }) => [id, effects.filter(isOf)] as const).filter(
      ([, effects]) => effects.length > 0,
    ),
  );
}
