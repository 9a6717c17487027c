// How much one socket or one address may ask for: token buckets, the numbers as data.
import type { Config } from '../config.ts';

export interface Rate {
  /** How many at once. */
  burst: number;
  perSecond: number;
}

export interface Rates {
  /** Messages of one socket, and of all sockets of an address. */
  socket: Rate;
  socketsOfAddress: Rate;
  chat: Rate;
  /** New connections of an address, and how many it may have open. */
  connections: Rate;
  openSockets: number;
  /** Requests to the lobby, by address. */
  http: Rate;
  create: Rate;
  import: Rate;
  /** A hint costs as much thinking as a move of a hard bot. */
  hint: Rate;
}

type Settings = Pick<
  Config,
  'RATE_HTTP' | 'RATE_CREATE' | 'RATE_SOCKET' | 'RATE_CHAT' | 'SOCKETS_PER_ADDRESS'
>;

/** A household shares an address: it may do what several of its sockets may. */
const HOUSEHOLD = 10;
const BURST_SECONDS = 5;

export function ratesOf(settings: Settings): Rates {
  const { RATE_HTTP, RATE_CREATE, RATE_SOCKET, RATE_CHAT, SOCKETS_PER_ADDRESS } = settings;
  const perSocket = { burst: RATE_SOCKET * BURST_SECONDS, perSecond: RATE_SOCKET };
  return {
    socket: perSocket,
    socketsOfAddress: {
      burst: perSocket.burst * HOUSEHOLD,
      perSecond: perSocket.perSecond * HOUSEHOLD,
    },
    chat: { burst: Math.ceil(RATE_CHAT / 4), perSecond: RATE_CHAT / 60 },
    connections: { burst: SOCKETS_PER_ADDRESS * 2, perSecond: SOCKETS_PER_ADDRESS / 10 },
    openSockets: SOCKETS_PER_ADDRESS,
    http: { burst: Math.ceil(RATE_HTTP / 2), perSecond: RATE_HTTP / 60 },
    create: { burst: Math.ceil(RATE_CREATE / 2), perSecond: RATE_CREATE / 3600 },
    import: { burst: Math.ceil(RATE_CREATE / 10), perSecond: RATE_CREATE / 36_000 },
    hint: { burst: Math.ceil(RATE_HTTP / 60), perSecond: RATE_HTTP / 1200 },
  };
}

/** One allowance, refilled by time. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes one; otherwise the seconds until there is one. */
  take(now: number): number | 'taken' {
    this.#refill(now);
    if (this.#tokens < 1) return Math.ceil((1 - this.#tokens) / this.#rate.perSecond);
    this.#tokens--;
    return 'taken';
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** A bucket per address. Full ones are forgotten, so that strangers do not fill the memory. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1_000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now = Date.now()): number | 'taken' {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep(now);
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    // Whoever is left asks for much; look again when there are twice as many.
    this.#sweepAt = Math.max(1_000, this.#buckets.size * 2);
  }
}
