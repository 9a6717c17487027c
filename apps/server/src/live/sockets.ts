// The sockets: boardgame.io's wire protocol over socket.io, every message checked before it counts.
import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Acknowledgement,
  CLIENT_EVENTS,
  type ClientEvent,
  isTame,
  LIMITS,
  ProtocolError,
  type Refused,
} from '@loggia/protocol';
import { Server, type Socket } from 'socket.io';
import type { Rooms } from './audience.ts';
import { plainParser } from './encoder.ts';
import type { Observer } from './observer.ts';
import { addressOf, type Door, isWelcome } from './origin.ts';
import { Bucket, Buckets, type Rates } from './rates.ts';
import { refusalOf } from './refusals.ts';
import type { Tables } from './tables.ts';
import { type Reply, Visitor } from './visitor.ts';

export interface SocketParts {
  games: readonly string[];
  door: Door;
  rates: Rates;
  observer: Observer;
  /** Asked late: the tables need the sockets to send, the sockets the tables to play. */
  tables(): Tables;
}

const RETRY_MILLISECONDS = 1_500;
const FLUSH_MILLISECONDS = 100;
/** So many refusals for speed in a row and the socket is closed. */
const PATIENCE = 200;

export class Sockets {
  readonly io: Server;
  readonly #parts: SocketParts;
  readonly #ofAddress: Buckets;
  readonly #openSockets = new Map<string, number>();

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts;
    this.#ofAddress = new Buckets(parts.rates.socketsOfAddress);
    const connections = new Buckets(parts.rates.connections);
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
        if (!isWelcome(request, door)) answer('request.origin', false);
        else if (!this.#hasRoom(addressOf(request, door), connections)) {
          answer('request.too-many', false);
        } else answer(null, true);
      },
    });
    this.io.engine.on('connection_error', () => parts.observer.refused('request.malformed'));
    for (const game of parts.games) {
      this.io.of(`/${game}`).on('connection', socket => this.#welcome(socket, game));
    }
  }

  #hasRoom(address: string, connections: Buckets): boolean {
    const open = this.#openSockets.get(address) ?? 0;
    return open < this.#parts.rates.openSockets && connections.take(address) === 'taken';
  }

  #count(address: string, change: 1 | -1): void {
    const open = (this.#openSockets.get(address) ?? 0) + change;
    if (open > 0) this.#openSockets.set(address, open);
    else this.#openSockets.delete(address);
  }

  /** A frame is serialised once for all it is sent to. */
  rooms(game: string): Rooms {
    const namespace = this.io.of(`/${game}`);
    return {
      send: (rooms, [event, ...args]) => void namespace.to(rooms).emit(event, ...args),
      dismiss: room => void namespace.in(room).disconnectSockets(true),
    };
  }

  #welcome(socket: Socket, game: string): void {
    const { rates, observer, door } = this.#parts;
    const visitor = new Visitor(socket, { game, tables: this.#parts.tables(), rates });
    const address = addressOf(socket.request, door);
    const bucket = new Bucket(rates.socket, Date.now());
    let impatience = 0;
    observer.socketOpened();
    this.#count(address, 1);

    // Everything that comes in passes here; nothing is handed on to listeners by name.
    socket.use(([event, ...args]) => {
      const reply = replyOf(args);
      const wait = slowest(bucket.take(Date.now()), this.#ofAddress.take(address));
      if (wait !== undefined) {
        if (++impatience > PATIENCE) socket.disconnect(true);
        // Answering every message of a flood would double it.
        else if (impatience % 20 === 1) {
          this.#refuse(socket, new ProtocolError('request.too-many', { seconds: wait }), reply);
        } else observer.refused('request.too-many');
        return;
      }
      impatience = 0;
      void this.#handle(socket, visitor, { game, event, args, reply });
    });
    socket.on('disconnect', () => {
      observer.socketClosed();
      this.#count(address, -1);
      visitor.disconnect();
    });
    // Only socket.io's own errors come here, e.g. from a middleware.
    socket.on('error', () => {});
  }

  /** Never rejects. */
  async #handle(
    socket: Socket,
    visitor: Visitor,
    message: { game: string; event: unknown; args: unknown[]; reply: Reply | undefined },
  ): Promise<void> {
    const { game, event, args, reply } = message;
    const began = performance.now();
    try {
      if (!isClientEvent(event)) throw new ProtocolError('event.unknown');
      if (!isTame(args)) {
        throw new ProtocolError('request.malformed', { problem: 'too deep or too large' });
      }
      const stateID = await visitor[event](args);
      if (stateID === undefined) return;
      if (event === 'update') {
        const milliseconds = performance.now() - began;
        this.#parts.observer.moved({ game, by: 'person', milliseconds });
      }
      reply?.({ ok: true, stateID });
    } catch (error) {
      // Everybody has been told to come back, and whoever sends it again then loses nothing.
      if (error instanceof ProtocolError && error.code === 'server.closing') return;
      this.#refuse(socket, error, reply, visitor.described(event, args));
      if (event === 'update') visitor.resync();
    }
  }

  #refuse(
    socket: Socket,
    error: unknown,
    reply: Reply | undefined,
    about: Pick<Refused, 'matchID' | 'moveID' | 'stateID'> = {},
  ): void {
    const { status: _, ...wire } = refusalOf(error, 'socket message', this.#parts.observer);
    socket.emit('refused', { ...wire, ...about } satisfies Refused);
    reply?.({
      ok: false,
      error: wire,
      ...(about.stateID !== undefined && { stateID: about.stateID }),
    });
  }

  /** Tells everybody that the server is about to go and will be back in a moment. */
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

/** socket.io puts the function that answers last. */
function replyOf(args: unknown[]): Reply | undefined {
  if (typeof args.at(-1) !== 'function') return undefined;
  return args.pop() as (answer: Acknowledgement) => void;
}

function isClientEvent(event: unknown): event is ClientEvent {
  return (CLIENT_EVENTS as readonly unknown[]).includes(event);
}

/** The longer of two waits; `undefined` when both let it pass. */
function slowest(...waits: (number | 'taken')[]): number | undefined {
  const numbers = waits.filter(wait => wait !== 'taken');
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}
