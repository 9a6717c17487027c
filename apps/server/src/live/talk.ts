// Which messages have been sent at a table. Other nodes bring some, in any order, or none at all.

export class Talk {
  /** All up to this one were sent, or were there before the table was opened. */
  #upTo: number | undefined;
  readonly #beyond = new Set<number>();

  constructor(last: number | undefined) {
    this.#upTo = last;
  }

  /** The last message before the first unsent one. */
  get upTo(): number {
    return this.#upTo ?? 0;
  }

  /** Whether a message is new; from now on it is not. */
  isNew(seq: number): boolean {
    // A single node sends every message once, when it is written.
    if (this.#upTo === undefined) return true;
    if (seq <= this.#upTo || this.#beyond.has(seq)) return false;
    this.#beyond.add(seq);
    while (this.#beyond.delete(this.#upTo + 1)) this.#upTo++;
    return true;
  }
}
