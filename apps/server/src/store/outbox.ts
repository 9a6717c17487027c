// Messages to another thread: all of one turn of the event loop travel together.

/** A message costs the same whether it holds one letter or fifty. */
export class Outbox<Letter> {
  readonly #post: (letters: readonly Letter[]) => void;
  #letters: Letter[] = [];

  constructor(post: (letters: readonly Letter[]) => void) {
    this.#post = post;
  }

  put(letter: Letter): void {
    if (this.#letters.push(letter) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const letters = this.#letters;
    this.#letters = [];
    this.#post(letters);
  }
}
