// Connections, before any game is named: how many an address has open, and how much each may send.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'socket.io';
import type { Observer } from '../ops/observer.ts';
import { Bucket, type Limiter } from './limiter.ts';
import { addressOf, type Door } from './origin.ts';
import type { Rates } from './rates.ts';

export interface ConnectionParts {
  door: Door;
  rates: Rates;
  limiter: Limiter;
  /** The most connections an address may have open. */
  most: number;
  observer: Observer;
  /** Connections through other nodes. */
  elsewhere?: {
    linesOf(address: string): number;
    /** How many an address has here now. */
    count(address: string, open: number): void;
  };
}

/** Packets waiting for a reader; one that is this far behind should reconnect. */
const BACKLOG = 256;

type Engine = Server['engine'];

/** What we use of an engine.io connection. */
interface Connection {
  request: IncomingMessage | undefined;
  /** What has not been sent yet. */
  writeBuffer: unknown[];
  on(event: 'packet' | 'packetCreate', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: true): void;
}

export class Connections {
  readonly #parts: ConnectionParts;
  readonly #open = new Map<string, number>();
  readonly #addresses = new WeakMap<object, string>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  /** Whether another one may start. */
  mayBegin(request: IncomingMessage): boolean {
    const address = addressOf(request, this.#parts.door);
    return this.#hasRoom(address) && this.#parts.limiter.take('handshakes', address) === 'taken';
  }

  guard(engine: Engine): void {
    engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const { door, limiter, observer } = this.#parts;
      // An upgrade starts a connection or belongs to one; that is counted elsewhere.
      const polls = request.headers.upgrade === undefined;
      if (!polls || limiter.take('polls', addressOf(request, door)) === 'taken') return next();
      observer.refused('request.too-many');
      response.writeHead(429).end();
    });
    engine.on('connection', (connection: Connection) => this.#watch(connection));
  }

  /** Where a connection comes from. */
  addressOf(connection: object): string {
    return this.#addresses.get(connection) ?? '';
  }

  #hasRoom(address: string): boolean {
    const elsewhere = this.#parts.elsewhere?.linesOf(address) ?? 0;
    return (this.#open.get(address) ?? 0) + elsewhere < this.#parts.most;
  }

  #watch(connection: Connection): void {
    const { door, rates, limiter, observer } = this.#parts;
    const address = connection.request === undefined ? '' : addressOf(connection.request, door);
    this.#addresses.set(connection, address);
    // The request is not needed any more, and its headers are a third of the cost of a socket.
    connection.request = undefined;
    // Many may have been let in at once.
    if (!this.#hasRoom(address)) {
      connection.close(true);
      return;
    }
    this.#count(address, 1);
    connection.once('close', () => this.#count(address, -1));
    // A client that never reads would make us buffer everything.
    connection.on('packetCreate', () => {
      if (connection.writeBuffer.length > BACKLOG) connection.close(true);
    });
    const bucket = new Bucket(rates.connection);
    connection.on('packet', () => {
      const taken = [bucket.take(), limiter.take('connectionsOfAddress', address)];
      if (taken.every(verdict => verdict === 'taken')) return;
      observer.refused('request.too-many');
      connection.close(true);
    });
  }

  #count(address: string, change: 1 | -1): void {
    const open = (this.#open.get(address) ?? 0) + change;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
    this.#parts.elsewhere?.count(address, open);
  }
}
