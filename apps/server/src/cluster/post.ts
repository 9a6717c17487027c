// Messages between nodes: letters through one Redis channel, and whether they arrive.
import { createClient } from '@redis/client';
import { Outbox } from '../store/outbox.ts';
import { type Letter, letterOf, type NewsItem } from './news.ts';

export interface PostParts {
  url: string;
  /** Several installations may share a Redis. */
  house: string;
  node: string;
  hear(letter: Letter): void;
}

/**
 * Our own letters come back; after this long without one, nothing is arriving, whatever the socket
 * says.
 */
const SILENCE_MILLISECONDS = 3_500;
const RECONNECT_MILLISECONDS = 500;
/** Letters waiting for a slow Redis. */
const QUEUE_MOST = 10_000;

export class Post {
  readonly #parts: PostParts;
  readonly #channel: string;
  readonly #outbox: Outbox<NewsItem>;
  readonly #sender: ReturnType<typeof clientFor>;
  readonly #listener: ReturnType<typeof clientFor>;
  #heardAt = -Infinity;

  constructor(parts: PostParts) {
    this.#parts = parts;
    this.#channel = `loggia:${parts.house}`;
    this.#sender = clientFor(parts.url);
    this.#listener = clientFor(parts.url);
    this.#outbox = new Outbox(items => this.#send(items));
    // Anything sent while a connection is down is lost, however briefly.
    for (const client of [this.#sender, this.#listener]) client.on('error', () => this.#lost());
  }

  /** Until one of our own letters arrives again, nothing is known to arrive. */
  #lost(): void {
    this.#heardAt = -Infinity;
  }

  /** Never rejects: Redis may come up later. */
  open(): void {
    void this.#sender.connect().catch(() => {});
    void this.#listen().catch(() => {});
  }

  async #listen(): Promise<void> {
    await this.#listener.connect();
    await this.#listener.subscribe(this.#channel, text => {
      const letter = letterOf(text);
      if (letter?.node === this.#parts.node) this.#heardAt = performance.now();
      else if (letter !== undefined) this.#parts.hear(letter);
    });
  }

  /** Whether messages arrive. */
  get works(): boolean {
    return performance.now() - this.#heardAt < SILENCE_MILLISECONDS;
  }

  tell(item: NewsItem): void {
    this.#outbox.put(item);
  }

  #send(items: readonly NewsItem[]): void {
    // What can't be sent now is not kept: nodes that reconnect look in the store.
    if (!this.#sender.isReady) {
      this.#lost();
      return;
    }
    const letter: Letter = { node: this.#parts.node, items: [...items] };
    this.#sender.publish(this.#channel, JSON.stringify(letter)).catch(() => this.#lost());
  }

  close(): void {
    this.#sender.destroy();
    this.#listener.destroy();
  }
}

function clientFor(url: string) {
  return createClient({
    url,
    // Commands of a broken connection fail instead of waiting for the next.
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_MOST,
    socket: { reconnectStrategy: RECONNECT_MILLISECONDS, connectTimeout: 5_000 },
  });
}
