// The lists of the first page, pushed by the server: one socket while the page is open.
import type { Acknowledgement, LISTS, Match, Tidings } from '@loggia/protocol';
import type { Socket } from 'socket.io-client';

const NAMESPACE: typeof LISTS = '@lists';

/** A table the reader may open, with proof. */
export interface OwnTable {
  id: string;
  secret?: string;
}

export interface ListsSnapshot {
  connection: 'connecting' | 'live' | 'lost';
  /** Public tables that are waiting or being played; absent until the server has sent them. */
  listed: ReadonlyMap<string, Match> | undefined;
  own: ReadonlyMap<string, Match> | undefined;
}

export interface ListsHooks {
  /** Connected, for the first time or again. */
  onConnect(): void;
  /** One of the reader's tables no longer exists. */
  onGone(id: string): void;
}

interface ServerEvents {
  listed(tidings: Tidings): void;
  own(tidings: Tidings): void;
}
interface ClientEvents {
  watch(tables: readonly OwnTable[], answered: (answer: Acknowledgement) => void): void;
}

const AGAIN_MILLISECONDS = 500;

export class ListsConnection {
  readonly #hooks: ListsHooks;
  readonly #listeners = new Set<() => void>();
  #socket: Socket<ServerEvents, ClientEvents> | undefined;
  #snapshot: ListsSnapshot = { connection: 'connecting', listed: undefined, own: undefined };
  #tables: readonly OwnTable[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(hooks: ListsHooks) {
    this.#hooks = hooks;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ListsSnapshot => this.#snapshot;

  /** The page is rendered before the socket code is loaded. */
  async open(): Promise<void> {
    this.#isOpen = true;
    const { io } = await import('socket.io-client');
    if (!this.#isOpen || this.#socket !== undefined) return;
    const socket: Socket<ServerEvents, ClientEvents> = io(`/${NAMESPACE}`, {
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 3000,
      forceNew: true,
    });
    this.#socket = socket;
    socket.on('connect', () => {
      this.#change({ connection: 'live' });
      this.#hooks.onConnect();
      this.#watch();
    });
    socket.on('connect_error', () => this.#change({ connection: 'lost' }));
    socket.on('disconnect', reason => {
      this.#change({ connection: 'lost' });
      // A server that shuts down cleanly closes the socket; it will be back.
      if (reason === 'io server disconnect') this.#later(() => this.#socket?.connect());
    });
    socket.on('listed', tidings => this.#change({ listed: told(this.#snapshot.listed, tidings) }));
    socket.on('own', tidings => {
      this.#change({ own: told(this.#snapshot.own, tidings) });
      tidings.gone.forEach(this.#hooks.onGone);
    });
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#again);
    this.#socket?.close();
    this.#socket = undefined;
  }

  /** The tables to hear about besides the public ones. */
  ask(tables: readonly OwnTable[]): void {
    this.#tables = tables;
    if (this.#socket?.connected) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#again);
    this.#socket?.emit('watch', this.#tables, answer => {
      if (answer.ok) return;
      const { seconds = 1 } = answer.error.params;
      this.#later(() => this.#watch(), Number(seconds) * 1000);
    });
  }

  #later(deed: () => void, wait = AGAIN_MILLISECONDS): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(deed, wait);
  }

  #change(part: Partial<ListsSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** A list after an update. */
function told(
  before: ReadonlyMap<string, Match> | undefined,
  { changed, gone, whole }: Tidings,
): ReadonlyMap<string, Match> {
  const after = new Map(whole ? [] : before);
  for (const id of gone) after.delete(id);
  for (const match of changed) after.set(match.matchID, match);
  return after;
}
