// Who has the host's rights, and with which credentials.
import type { Match } from '@loggia/protocol';
import type { KeptTable } from '../net/seats.ts';

/**
 * The host's credentials, if this browser has them; once the role is passed on, they are those of a
 * seat.
 */
export function hostKey(
  { host }: Match,
  kept: KeptTable | undefined,
  seat: number | null,
): string | undefined {
  if (host === undefined) return kept?.host;
  return host === seat ? kept?.seats.find(one => one.seat === seat)?.credentials : undefined;
}
