// The games on the shelf. A new game is one line here; nothing else keeps a list.
import type { Shelf } from '@loggia/kernel/manifest';

/** By name, each loaded when it is needed: a browser loads only the game it shows. */
export const SHELF: Shelf = {
  calimala: async () => (await import('@loggia/calimala')).manifests,
  pillars: async () => (await import('@loggia/pillars')).manifests,
  capitals: async () => (await import('@loggia/capitals')).manifests,
};
