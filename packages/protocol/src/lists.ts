// The lists of tables on the first page: a socket of their own that pushes changes.
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Match } from './lobby.ts';
import { MatchId, Secret } from './words.ts';

/** The namespace of the socket; no game can have this name. */
export const LISTS = '@lists';

/**
 * `watch`: the tables a browser wants to hear about besides the public ones, with the credentials
 * of a seat or the invite. It replaces earlier requests; the complete lists follow at once.
 */
export const WatchArgs = z
  .tuple([z.array(z.object({ id: MatchId, secret: Secret.optional() })).max(LIMITS.ownTables)])
  .rest(z.unknown());

/**
 * `listed` is about public tables that are waiting or being played, `own` about those asked for.
 */
export const Tidings = z.object({
  changed: z.array(Match),
  gone: z.array(MatchId).describe('No longer in the list.'),
  whole: z.boolean().optional().describe('Whatever was told before is forgotten.'),
});
export type Tidings = z.infer<typeof Tidings>;
