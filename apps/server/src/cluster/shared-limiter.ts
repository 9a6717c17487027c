// Limits across all nodes: each counts by itself and hears what was spent elsewhere.
import { type Limiter, LocalLimiter, type Taken } from '../door/limiter.ts';
import type { RateName, Rates } from '../door/rates.ts';

/** A rate, its key, and the amount. */
type Spent = [rate: string, key: string, cost: number];

/**
 * Asking Redis for every message would make each as slow as Redis, and none possible without it. So
 * an allowance is taken locally at once, reported to the others soon, and may become negative by
 * what was spent on several nodes meanwhile. Without Redis every node counts alone.
 */
export class SharedLimiter implements Limiter {
  readonly #rates: Rates;
  readonly #local: LocalLimiter;
  #spent = new Map<string, Spent>();

  constructor(rates: Rates) {
    this.#rates = rates;
    this.#local = new LocalLimiter(rates);
  }

  take(rate: RateName, key: string, cost = 1): Taken {
    const taken = this.#local.take(rate, key, cost);
    if (taken === 'taken') {
      const name = `${rate} ${key}`;
      const [, , before] = this.#spent.get(name) ?? [rate, key, 0];
      this.#spent.set(name, [rate, key, before + cost]);
    }
    return taken;
  }

  /** What was spent here since the last time. */
  collect(): Spent[] {
    const spent = [...this.#spent.values()];
    this.#spent = new Map();
    return spent;
  }

  /** What was spent elsewhere. */
  charge(spent: readonly Spent[]): void {
    for (const [rate, key, cost] of spent) {
      if (Object.hasOwn(this.#rates, rate)) this.#local.charge(rate as RateName, key, cost);
    }
  }
}
