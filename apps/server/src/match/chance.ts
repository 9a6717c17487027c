// The randomness of one match: committed to when its table is opened, settled at the start,
// published at the end.
import { randomBytes } from 'node:crypto';
import { commitmentTo, Keystreams, keyOf } from '@loggia/chance';
import { Bytes32, MatchId, Options, ProtocolError } from '@loggia/protocol';
import { z } from 'zod';
import type { Setup } from '../engine/engine.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { type ChanceDetails, detailsOf } from './details.ts';

/** What a match is created with. Those from before commitments have a text as their seed. */
const Secrets = z.union([
  z.object({ chance: z.object({ seed: Bytes32, table: MatchId }) }),
  z.object({ seed: z.string() }),
]);
type Secrets = z.infer<typeof Secrets>;

/** All randomness of a game, drawn before anybody sits down. */
export function promised(match: { id: string; game: string; rulesVersion: number }): {
  secrets: Secrets;
  chance: ChanceDetails;
} {
  const seed = randomBytes(32).toString('hex');
  const { id: table, game, rulesVersion } = match;
  const commitment = commitmentTo({ table, game, rulesVersion, seed });
  return { secrets: { chance: { seed, table } }, chance: { commitment } };
}

export async function secretsOf(store: Store, id: string): Promise<Secrets> {
  const initial = await store.initialState(id);
  if (initial === undefined) throw new ProtocolError('match.unknown');
  return Secrets.parse(JSON.parse(initial.state));
}

/** The words of the seats: settled ones, or the current ones while the table waits. */
export function wordsOf(match: MatchRecord): string[] {
  return detailsOf(match).chance?.words ?? match.seats.map(({ word }) => word ?? '');
}

/** Players, options and randomness: all a game needs besides its moves. */
export async function storedSetup(store: Store, match: MatchRecord): Promise<Setup> {
  const { players, options } = match;
  const secrets = await secretsOf(store, match.id);
  if (!('chance' in secrets)) return { players, options, seed: secrets.seed };
  const { chance } = detailsOf(match);
  if (chance === undefined) throw new Error(`match ${match.id} has lost its promise`);
  const key = keyOf({
    commitment: chance.commitment,
    seed: secrets.chance.seed,
    options: Options.parse(options),
    words: wordsOf(match),
  });
  return { players, options, keystreams: new Keystreams(key) };
}

/** The same with its seed, for everybody: the game is over. */
export async function toldChance(
  store: Store,
  match: MatchRecord,
): Promise<{ chance?: ChanceDetails }> {
  const { chance } = detailsOf(match);
  const secrets = await secretsOf(store, match.id);
  return chance && 'chance' in secrets ? { chance: { ...chance, seed: secrets.chance.seed } } : {};
}
