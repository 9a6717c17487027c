// The tiles as a schema: unknown keys, impossible effects and missing parts are refused.
import { z } from 'zod';
import { BUILDING_TYPES, TRACKS } from '../src/data.ts';

const source = z.enum(['rulebook', 'original']);
const amount = z.int().refine(value => value !== 0, 'an amount is not 0');
const buildingType = z.enum(BUILDING_TYPES);
const count = z.int().positive();

const gain = z
  .partialRecord(z.enum([...TRACKS, 'energy', 'prestige']), amount)
  .refine(gains => Object.keys(gains).length > 0, 'a gain gives something');
/** Conditions, build, permanent and endgame effects give one thing, and never take. */
const single = gain.refine(
  gains => Object.keys(gains).length === 1 && Object.values(gains).every(value => value > 0),
  'such an effect gives exactly one thing',
);
const density = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const matching = {
  scope: z.enum(['city', 'neighbours']),
  type: z.enum([...BUILDING_TYPES, 'any']),
  density: density.optional(),
};
const fittingDensity = (on: { type: string; density?: unknown }) =>
  on.density === undefined || on.type === 'residential';

const measure = z.union([
  z.strictObject({ track: z.enum(TRACKS).exclude(['progress']), every: count }),
  z.strictObject({ plantLevel: z.literal(true), every: count }),
  z.strictObject({ era: z.tuple([count, count, count]) }),
]);

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('immediate'), gain, source }),
  z.strictObject({ kind: z.literal('conditional'), per: measure, gain: single, source }),
  z.strictObject({ kind: z.literal('activated'), gain, source }),
  z.strictObject({
    kind: z.literal('build'),
    on: z.strictObject(matching).refine(fittingDensity),
    gain: single,
    source,
  }),
  z.strictObject({
    kind: z.literal('permanent'),
    on: z.union([
      z.strictObject({ event: z.literal('upgrade') }),
      z.strictObject({
        event: z.literal('activation'),
        scope: z.literal('neighbours'),
        type: z.literal('any'),
      }),
    ]),
    // An upgrade that gave progress could go on forever.
    gain: single.refine(gains => !('progress' in gains), 'a reaction gives no progress'),
    source,
  }),
  z
    .strictObject({
      kind: z.literal('endgame'),
      timing: z.enum(['beforeLastFair', 'finalScoring']),
      per: z
        .strictObject({
          tiles: z.strictObject({ ...matching, includesSelf: z.boolean() }).refine(fittingDensity),
          every: count,
        })
        .optional(),
      gain: single,
      source,
    })
    .refine(
      ({ timing, gain: gains, per }) =>
        timing === 'finalScoring' ? 'prestige' in gains : per === undefined,
      'the final scoring gives prestige; before the last fair nothing is counted',
    ),
]);

const requirement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trackLeader'), track: z.enum(TRACKS), source }),
  z.strictObject({ kind: z.literal('mostTiles'), types: z.array(buildingType).min(1), source }),
  z.strictObject({ kind: z.literal('fewestTiles'), types: z.array(buildingType).min(1), source }),
  z.strictObject({
    kind: z.literal('hasTiles'),
    counts: z.partialRecord(buildingType, count).refine(counts => Object.keys(counts).length > 0),
    source,
  }),
]);

const base = {
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(1),
  effects: z.array(effect).min(1),
  source,
};
const building = {
  ...base,
  type: buildingType,
  density: density.optional(),
  printedEnergy: z.int().min(0).max(2).optional(),
};

/** K-2.5: printed energy goes with an activated effect, a density with a residential tile. */
function isWhole(tile: z.infer<z.ZodObject<typeof building>>): boolean {
  const activated = tile.effects.some(({ kind }) => kind === 'activated');
  return (
    activated === (tile.printedEnergy !== undefined) &&
    (tile.type === 'residential') === (tile.density !== undefined)
  );
}

export const startTile = z.strictObject(building).refine(isWhole);
export const eraTile = z
  .strictObject({
    ...building,
    era: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    minPlayers: z.union([z.literal(4), z.literal(5)]).optional(),
  })
  .refine(isWhole);
export const prosperityTile = z
  .strictObject({ ...base, type: z.literal('prosperity'), requirement })
  .refine(
    ({ effects }) => effects.every(({ kind }) => kind !== 'activated'),
    'a prosperity tile has no printed energy',
  );
