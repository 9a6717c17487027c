// Addresses nothing is taken from for a while. What is known here is read from the store now and then.
import { ProtocolError } from '@loggia/protocol';
import type { Ban } from '../store/store.ts';

export class Bans {
  readonly #until = new Map<string, number>();
  #told: () => void = () => {};

  /** Hears whenever there are bans that were not there before. */
  onMore(told: () => void): void {
    this.#told = told;
  }

  /** These and no others. */
  learn(bans: readonly Ban[]): void {
    const isMore = bans.some(({ address }) => !this.#until.has(address));
    this.#until.clear();
    for (const { address, until } of bans) this.#until.set(address, until);
    if (isMore) this.#told();
  }

  /** Why nothing is taken from an address, if that is so. */
  refusal(address: string): ProtocolError | undefined {
    const milliseconds = (this.#until.get(address) ?? 0) - Date.now();
    if (milliseconds <= 0) return undefined;
    return new ProtocolError('request.banned', { seconds: Math.ceil(milliseconds / 1000) });
  }
}
