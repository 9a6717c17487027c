// The lists of the first page, as the server tells them: one socket while the page is open.
import type { Acknowledgement, LISTS, Match, Tidings } from '@loggia/protocol';
import type { Socket } from 'socket.io-client';

const NAMESPACE: typeof LISTS = '@lists';

/** A table the reader has a way to, and what proves it. */
export interface OwnTable {
  id: string;
  secret?: string;
}

export interface ListsSnapshot {
  connection: 'connecting' | 'live' | 'lost';
  /** Public tables that wait or are played; absent until they were told. */
  listed: ReadonlyMap<string, Match> | undefined;
  own: ReadonlyMap<string, Match> | undefined;
}

export interface ListsHooks {
  /** The server is there, for the first time or again. */
  onConnect(): void;
  /** A table of the reader's own does not exist any more. */
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

  /** The page is drawn before the code of sockets is there. */
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
      // A server that goes down in an orderly way ends the socket; it will be back.
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

  /** What the reader wants to hear of beside the public tables. */
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

/** A list after what was told of it. */
function told(
  before: ReadonlyMap<string, Match> | undefined,
  { changed, gone, whole }: Tidings,
): ReadonlyMap<string, Match> {
  const after = new Map(whole ? [] : before);
  for (const id of gone) after.delete(id);
  for (const match of changed) after.set(match.matchID, match);
  return after;
}
