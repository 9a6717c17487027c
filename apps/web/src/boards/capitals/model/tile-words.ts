// A tile in words, made from its data.
import {
  type Effect,
  type Gain,
  type Matching,
  type Requirement,
  type Resource,
  specOf,
  type TileId,
  type TileType,
} from '@loggia/capitals';
import type { Message } from '@loggia/kernel';

/** What the sentences are built with. */
export interface Words {
  text(key: string, params?: Message['params']): string;
  list(items: readonly string[]): string;
}

/** One sentence per effect, in the order of the tile. */
export function effectsInWords(tile: TileId, words: Words): string[] {
  const { effects, printedEnergy = 0 } = specOf(tile);
  return effects.map(effect => effectInWords(effect, printedEnergy, words));
}

/** The whole tile in one sentence, for screen readers and long presses. */
export function tileInWords(tile: TileId, words: Words, type?: TileType): string {
  const { requirement } = specOf(tile);
  const lines = [
    words.text(`capitals.tile.${tile}`),
    kindInWords(tile, words, type),
    ...(requirement === undefined ? [] : [requirementInWords(requirement, words)]),
    ...effectsInWords(tile, words),
  ];
  return lines.join(' · ');
}

/**
 * Era, type and density. The table decides the type of the city hall; only homes have a density.
 */
export function kindInWords(tile: TileId, { text }: Words, type = specOf(tile).type): string {
  const { era, density } = specOf(tile);
  const kind = text(`capitals.type.${type}`);
  const isDense = density !== undefined && type === 'residential';
  const dense = isDense ? `, ${text(`capitals.density.${density}`)}` : '';
  return era === undefined
    ? `${kind}${dense}`
    : `${text('capitals.era', { era })}: ${kind}${dense}`;
}

function effectInWords(effect: Effect, energy: number, words: Words): string {
  const { text } = words;
  const gains = gainInWords(effect.gain, words);
  switch (effect.kind) {
    case 'immediate':
      return text('capitals.effect.immediate', { gains });
    case 'conditional': {
      const { per } = effect;
      if ('track' in per) {
        const measure = text(`capitals.measure.${per.track}`, { every: per.every });
        return text('capitals.effect.conditional', { gains, measure });
      }
      if ('era' in per) {
        const [one, two, three] = per.era;
        return text('capitals.effect.byEra', { gains, one, two, three });
      }
      const measure = text('capitals.measure.level', { every: per.every });
      return text('capitals.effect.conditional', { gains, measure });
    }
    case 'activated':
      return text('capitals.effect.activated', { gains, energy });
    case 'build':
      return text(`capitals.effect.build.${effect.on.scope}`, {
        gains,
        tiles: matchingInWords(effect.on, words),
      });
    case 'permanent':
      return text(`capitals.effect.permanent.${effect.on.event}`, { gains });
    case 'endgame': {
      if (effect.per === undefined) return text(`capitals.effect.${effect.timing}`, { gains });
      const { tiles, every } = effect.per;
      const self = tiles.includesSelf ? 'self' : 'others';
      return text(`capitals.effect.finalPer.${tiles.scope}.${self}`, {
        gains,
        every,
        tiles: matchingInWords(tiles, words, every),
      });
    }
  }
}

/** "+2 culture and −1 energy" */
function gainInWords(gain: Gain, { text }: Words): string {
  const gains = Object.entries(gain).map(pair => pair.join(':'));
  return text('capitals.brought', { gain: gains.join() });
}

function matchingInWords({ type, density }: Matching, { text }: Words, count = 1): string {
  const tiles = text(`capitals.tiles.${type}`, { count });
  return density === undefined ? tiles : `${tiles} (${text(`capitals.density.${density}`)})`;
}

export function requirementInWords(requirement: Requirement, { text, list }: Words): string {
  switch (requirement.kind) {
    case 'trackLeader':
      return text('capitals.requirement.trackLeader', {
        track: text(`capitals.resource.${requirement.track}`),
      });
    case 'mostTiles':
    case 'fewestTiles': {
      const { kind, types } = requirement;
      return text(`capitals.requirement.${kind}`, { types: types.join(), kinds: types.length });
    }
    case 'hasTiles': {
      const tiles = list(
        Object.entries(requirement.counts).map(
          ([type, count]) => `${count}\u00a0× ${text(`capitals.type.${type}`)}`,
        ),
      );
      return text('capitals.requirement.hasTiles', { tiles });
    }
  }
}

/** The gains of an effect as pairs, for pictures. */
export function gainsOf(gain: Gain): [Resource, number][] {
  return Object.entries(gain) as [Resource, number][];
}
