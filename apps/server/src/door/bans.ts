// Addresses that are blocked for a while. Refreshed from the store now and then.
import { ProtocolError } from '@loggia/protocol';
import type { Ban } from '../store/store.ts';

export class Bans {
  readonly #until = new Map<string, number>();
  #told: () => void = () => {};

  /** Called whenever there are new bans. */
  onMore(told: () => void): void {
    this.#told = told;
  }

  /** Replaces all bans. */
  learn(bans: readonly Ban[]): void {
    const isMore = bans.some(({ address }) => !this.#until.has(address));
    this.#until.clear();
    for (const { address, until } of bans) this.#until.set(address, until);
    if (isMore) this.#told();
  }

  /** The refusal for a banned address, if it is one. */
  refusal(address: string): ProtocolError | undefined {
    const milliseconds = (this.#until.get(address) ?? 0) - Date.now();
    if (milliseconds <= 0) return undefined;
    return new ProtocolError('request.banned', { seconds: Math.ceil(milliseconds / 1000) });
  }
}
