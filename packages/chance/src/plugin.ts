// Chance in boardgame.io: a plugin whose data are the counters. The key stays in this closure.
import type { Plugin } from 'boardgame.io';
import { type Counters, type KeyedRandom, type Keystreams, keyedRandom } from './keyed-random.ts';

/** A game with this plugin finds its chance as `chance` beside `G` and `ctx`. */
export function chancePlugin(keystreams: Keystreams): Plugin<KeyedRandom, Counters> {
  return {
    name: 'chance',
    setup: () => ({}),
    api: ({ data }) => keyedRandom(keystreams, data),
    flush: ({ api }) => api.counters(),
    // How much chance was used up is nobody's business.
    playerView: () => ({}),
  };
}
