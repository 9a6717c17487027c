// Credentials: made from 256 random bits, kept as hashes, compared in constant time.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Ids nobody can guess, short enough for a link, and none that a command line takes for an option.
 */
export function newMatchId(): string {
  const id = randomBytes(9).toString('base64url');
  return id.startsWith('-') ? newMatchId() : id;
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Whether a secret matches a hash. */
export function fits(secret: string | null | undefined, hash: string | undefined): boolean {
  if (typeof secret !== 'string' || hash === undefined) return false;
  return same(hashOf(secret), hash);
}

/** Comparison in constant time. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
