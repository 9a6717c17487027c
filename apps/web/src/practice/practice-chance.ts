// The randomness of a practice game: made as at a table, but without a commitment to anybody.
import { chancePlugin, commitmentTo, isSeed, Keystreams, keyOf } from '@loggia/chance';
import { parseOptions } from '@loggia/kernel';
import type { Game } from 'boardgame.io';
import type { AnyGameClient } from '../game/game-client.ts';
import { idOf, type KeptGame } from './kept-game.ts';

/** What a game's file says; games kept from before keys have a name as their seed. */
export function chanceOf({ module }: Pick<AnyGameClient, 'module'>, kept: KeptGame) {
  const { game, rulesVersion, seed, levels } = kept;
  if (!isSeed(seed)) return undefined;
  const table = idOf(kept);
  const options = parseOptions(module.options, kept.options);
  const words = ['', ...levels].map(() => '');
  const commitment = commitmentTo({ table, game, rulesVersion, seed });
  return { options, chance: { table, seed, commitment, words } };
}

/** Makes a boardgame.io game draw from it. */
export function dealing(client: Pick<AnyGameClient, 'game' | 'module'>, kept: KeptGame): Game {
  const promised = chanceOf(client, kept);
  if (promised === undefined) return { seed: kept.seed };
  const { options, chance } = promised;
  const keystreams = new Keystreams(keyOf({ ...chance, options }));
  return { plugins: [...(client.game.plugins ?? []), chancePlugin(keystreams)] };
}
