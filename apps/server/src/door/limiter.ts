// Token buckets by rate and key, refilled by monotonic time.
import { ProtocolError } from '@loggia/protocol';
import type { Rate, RateName, Rates } from './rates.ts';

/** `taken`, or the seconds until there is enough. */
export type Taken = number | 'taken';

/**
 * What an address (or a seat, or a table) may still do. Several nodes share their counts behind
 * this interface.
 */
export interface Limiter {
  take(rate: RateName, key: string, cost?: number): Taken;
}

/** Takes from the allowance, or refuses with how long to wait. */
export function spend(limiter: Limiter, ...[rate, key, cost]: Parameters<Limiter['take']>): void {
  const wait = limiter.take(rate, key, cost);
  if (wait !== 'taken') throw new ProtocolError('request.too-many', { seconds: wait });
}

/** One allowance. The time of day may be set back, so it uses monotonic time. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  /** A cost above the maximum takes everything there is. */
  take(cost = 1): Taken {
    this.#refill();
    const price = Math.min(cost, this.#rate.burst);
    if (this.#tokens < price) return Math.ceil((price - this.#tokens) / this.#rate.perSecond);
    this.#tokens -= price;
    return 'taken';
  }

  /** Already spent on another node: the balance may become negative for a while. */
  charge(cost: number): void {
    this.#refill();
    this.#tokens = Math.max(-this.#rate.burst, this.#tokens - cost);
  }

  get isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.#rate.burst;
  }

  #refill(): void {
    const now = performance.now();
    const { burst, perSecond } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

const SWEEP_AT = 1_000;
/** Beyond this many keys the oldest are dropped: strangers cannot fill the memory. */
const KEYS_MOST = 100_000;

/** A bucket per key. Full ones are dropped. */
class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = SWEEP_AT;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(key: string): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep();
      bucket = new Bucket(this.#rate);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }

  #sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < KEYS_MOST) break;
      this.#buckets.delete(key);
    }
    // The remaining ones are in heavy use; sweep again at twice as many.
    this.#sweepAt = Math.min(KEYS_MOST, Math.max(SWEEP_AT, this.#buckets.size * 2));
  }
}

/** Counts what this node receives. */
export class LocalLimiter implements Limiter {
  readonly #rates: Rates;
  readonly #buckets = new Map<RateName, Buckets>();

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  take(rate: RateName, key: string, cost?: number): Taken {
    return this.#bucket(rate, key).take(cost);
  }

  /** Something was spent on another node. */
  charge(rate: RateName, key: string, cost: number): void {
    this.#bucket(rate, key).charge(cost);
  }

  #bucket(rate: RateName, key: string): Bucket {
    let buckets = this.#buckets.get(rate);
    if (buckets === undefined) {
      buckets = new Buckets(this.#rates[rate]);
      this.#buckets.set(rate, buckets);
    }
    return buckets.of(key);
  }
}
