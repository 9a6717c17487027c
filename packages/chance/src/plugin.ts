// Randomness in boardgame.io: a plugin whose data are the counters. The caller, who has the key,
// supplies the words.
import type { Plugin } from 'boardgame.io';
import { type Counters, type KeyedRandom, keyedRandom, type Words } from './keyed-random.ts';

/** A game with this plugin finds its randomness as `chance` beside `G` and `ctx`. */
export function chancePlugin(words: Words): Plugin<KeyedRandom, Counters> {
  return {
    name: 'chance',
    setup: () => ({}),
    api: ({ data }) => keyedRandom(words, data),
    flush: ({ api }) => api.counters(),
    // How many numbers were used is not shown to anybody.
    playerView: () => ({}),
  };
}
