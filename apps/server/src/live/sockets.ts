// The sockets: boardgame.io's wire protocol over socket.io, every message checked before it counts.
import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Acknowledgement,
  CLIENT_EVENTS,
  type ClientEvent,
  isTame,
  LIMITS,
  LISTS,
  ProtocolError,
  type Refused,
} from '@loggia/protocol';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Bans } from '../door/bans.ts';
import { type ConnectionParts, Connections } from '../door/connections.ts';
import { Bucket, type Taken } from '../door/limiter.ts';
import { addressOf, isWelcome } from '../door/origin.ts';
import { refusalOf, wireOf } from '../door/refusals.ts';
import type { Rooms } from './audience.ts';
import { plainParser } from './encoder.ts';
import { ListReader, type Lists } from './lists.ts';
import type { MatchRecords } from './match-records.ts';
import type { Tables } from './tables.ts';
import { type Described, type Reply, Visitor } from './visitor.ts';

export interface SocketParts extends ConnectionParts {
  games: readonly string[];
  bans: Bans;
  /** Called late: the tables need the sockets to send, the sockets the tables to play. */
  tables(): Tables;
  records(): MatchRecords;
  lists: Lists;
}

/** The handler of a socket: its events by name, and what a refusal is about. */
interface Behind {
  take(event: unknown, args: unknown[]): Promise<number>;
  described(event: unknown, args: unknown[]): Described;
  refused(event: unknown): void;
  disconnect(): void;
}

const RETRY_MILLISECONDS = 1_500;
const FLUSH_MILLISECONDS = 100;

export class Sockets {
  readonly io: Server;
  readonly #parts: SocketParts;
  readonly #connections: Connections;
  readonly #rooms = new Map<string, Rooms>();

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts;
    this.#connections = new Connections(parts);
    const { door } = parts;
    this.io = new Server(http, {
      serveClient: false,
      parser: plainParser,
      maxHttpBufferSize: LIMITS.frame,
      pingInterval: 20_000,
      pingTimeout: 20_000,
      connectTimeout: 10_000,
      perMessageDeflate: false,
      cors: { origin: [...door.origins] },
      allowRequest: (request, answer) => {
        const banned = parts.bans.refusal(addressOf(request, door));
        if (!isWelcome(request, door)) answer('request.origin', false);
        else if (banned !== undefined) answer(this.#counted(banned).code, false);
        else if (!this.#connections.mayBegin(request)) answer('request.too-many', false);
        else answer(null, true);
      },
    });
    this.io.engine.on('connection_error', () => parts.observer.refused('request.malformed'));
    this.#connections.guard(this.io.engine);
    parts.bans.onMore(() => this.#sendAway());
    // socket.io's default namespace belongs to no game.
    this.io.use((_, refuse) => refuse(new ProtocolError('game.unknown')));
    for (const game of parts.games) {
      this.io.of(`/${game}`).on('connection', socket => this.#welcome(socket, game));
    }
    this.io.of(`/${LISTS}`).on('connection', socket => this.#welcomeReader(socket));
  }

  /** For all tables of a game. */
  rooms(game: string): Rooms {
    const known = this.#rooms.get(game) ?? roomsIn(this.io.of(`/${game}`));
    this.#rooms.set(game, known);
    return known;
  }

  #counted(refusal: ProtocolError): ProtocolError {
    this.#parts.observer.refused(refusal.code);
    return refusal;
  }

  /** Disconnects banned clients, and says why. */
  #sendAway(): void {
    for (const game of [...this.#parts.games, LISTS]) {
      for (const socket of this.io.of(`/${game}`).sockets.values()) this.#sendAwayBanned(socket);
    }
  }

  #sendAwayBanned(socket: Socket): boolean {
    const banned = this.#parts.bans.refusal(this.#addressOf(socket));
    if (banned === undefined) return false;
    socket.emit('dismissed', wireOf(this.#counted(banned)));
    socket.disconnect(true);
    return true;
  }

  /** Somebody connects to the tables of a game. */
  #welcome(socket: Socket, game: string): void {
    const { limiter, observer, tables, records } = this.#parts;
    const address = this.#addressOf(socket);
    const visitor = new Visitor(socket, {
      game,
      tables: tables(),
      records: records(),
      limiter,
      address,
    });
    this.#listen(socket, {
      async take(event, args) {
        if (!isClientEvent(event)) throw new ProtocolError('event.unknown');
        const began = performance.now();
        const stateID = await visitor[event](args);
        if (event === 'update') {
          observer.moved({ game, by: 'person', milliseconds: performance.now() - began });
        }
        return stateID;
      },
      described: (event, args) => visitor.described(event, args),
      refused: event => event === 'update' && visitor.correct(),
      disconnect: () => visitor.disconnect(),
    });
  }

  /** Somebody connects to the lists. */
  #welcomeReader(socket: Socket): void {
    const { limiter, lists } = this.#parts;
    const reader = new ListReader(socket, { lists, limiter, address: this.#addressOf(socket) });
    this.#listen(socket, {
      async take(event, args) {
        if (event !== 'watch') throw new ProtocolError('event.unknown');
        return reader.watch(args);
      },
      described: () => ({}),
      refused() {},
      disconnect: () => reader.disconnect(),
    });
  }

  #addressOf({ conn }: Socket): string {
    return this.#connections.addressOf(conn);
  }

  #listen(socket: Socket, behind: Behind): void {
    const { rates, limiter, observer } = this.#parts;
    // The connection may be older than the ban.
    if (this.#sendAwayBanned(socket)) return;
    const address = this.#addressOf(socket);
    const bucket = new Bucket(rates.socket);
    observer.socketOpened();

    // All incoming messages pass through here; none is dispatched to listeners by name.
    socket.use(([event, ...args]) => {
      const reply = replyOf(args);
      const wait = slowest(bucket.take(), limiter.take('socketsOfAddress', address));
      // Each is answered: a flood big enough for that to matter ends with its connection.
      if (wait !== undefined) {
        const error = new ProtocolError('request.too-many', { seconds: wait });
        this.#refuse(socket, error, reply, behind.described(event, args));
        return;
      }
      void this.#handle(socket, behind, { event, args, reply });
    });
    socket.on('disconnect', () => {
      observer.socketClosed();
      behind.disconnect();
    });
    // Only socket.io's own errors arrive here, e.g. from a middleware.
    socket.on('error', () => {});
  }

  /** Never rejects. */
  async #handle(
    socket: Socket,
    behind: Behind,
    { event, args, reply }: { event: unknown; args: unknown[]; reply: Reply | undefined },
  ): Promise<void> {
    try {
      if (!isTame(args)) {
        throw new ProtocolError('request.malformed', { problem: 'too deep or too large' });
      }
      const stateID = await behind.take(event, args);
      reply?.({ ok: true, stateID });
    } catch (error) {
      // Everybody has been told to reconnect, and a message resent then loses nothing.
      if (error instanceof ProtocolError && error.code === 'server.closing') return;
      this.#refuse(socket, error, reply, behind.described(event, args));
      behind.refused(event);
    }
  }

  #refuse(
    socket: Socket,
    error: unknown,
    reply: Reply | undefined,
    { seat, ...about }: Described = {},
  ): void {
    const { matchID: id } = about;
    const whose = id === undefined ? {} : { about: { id, ...(seat !== undefined && { seat }) } };
    const { status: _, ...wire } = refusalOf(
      error,
      { what: 'socket message', ...whose },
      this.#parts.observer,
    );
    socket.emit('refused', { ...wire, ...about } satisfies Refused);
    reply?.({
      ok: false,
      error: wire,
      ...(about.stateID !== undefined && { stateID: about.stateID }),
    });
  }

  /** Tells everybody that the server is about to stop and will be back in a moment. */
  announceClosing(): void {
    for (const game of this.#parts.games) {
      this.io.of(`/${game}`).emit('closing', { retryAfter: RETRY_MILLISECONDS });
    }
  }

  async close(): Promise<void> {
    // Closing drops what has not been written yet.
    await pause(FLUSH_MILLISECONDS);
    await new Promise<void>(done => void this.io.close(() => done()));
  }
}

/** A frame is serialised once for all its recipients. */
function roomsIn(namespace: Namespace): Rooms {
  return {
    send: (rooms, [event, ...args]) => void namespace.to(rooms).emit(event, ...args),
    dismiss: room => void namespace.in(room).disconnectSockets(true),
  };
}

/** socket.io passes the acknowledgement callback last. */
function replyOf(args: unknown[]): Reply | undefined {
  if (typeof args.at(-1) !== 'function') return undefined;
  return args.pop() as (answer: Acknowledgement) => void;
}

function isClientEvent(event: unknown): event is ClientEvent {
  return (CLIENT_EVENTS as readonly unknown[]).includes(event);
}

/** The longer of two waits; `undefined` if both allow it. */
function slowest(...waits: Taken[]): number | undefined {
  const numbers = waits.filter(wait => wait !== 'taken');
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}
