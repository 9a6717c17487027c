// Who looks at a table: sockets, each as a seat or as a spectator, and what is sent to them.
import type { Viewer } from '@loggia/kernel';
import { LIMITS, ProtocolError } from '@loggia/protocol';
import type { Elsewhere } from '../cluster/crowd.ts';
import type { CompanyNews } from '../cluster/news.ts';
import type { Departure } from '../match/details.ts';
import { type Frame, roomOf } from './frames.ts';

/** The sockets of a game, by rooms. */
export interface Rooms {
  send(rooms: string[], frame: Frame): void;
  /** Hangs up on everybody in a room. */
  dismiss(room: string): void;
}

/** A socket: its seat or role as a spectator, its address, and a spectator's name. */
interface Watcher {
  viewer: Viewer;
  address: string;
  name?: string | undefined;
}

const NOBODY: Elsewhere = {
  isConnected: () => false,
  seats: () => [],
  spectators: () => 0,
  watchersOf: () => 0,
  places: () => [],
  watching: () => [],
  guests: () => [],
};

export class Audience {
  readonly #id: string;
  readonly #rooms: Rooms;
  readonly #elsewhere: Elsewhere;
  #seenElsewhere: readonly number[] = [];
  readonly #watchers = new Map<string, Watcher>();
  /** When the last socket of a seat closed, until the match's record has it. */
  readonly #left = new Map<number, number>();
  /** Cached: read with every move, changed only when somebody comes or goes. */
  #views: ReadonlySet<Viewer> | undefined;

  constructor(id: string, rooms: Rooms, elsewhere: Elsewhere = NOBODY) {
    this.#id = id;
    this.#rooms = rooms;
    this.#elsewhere = elsewhere;
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** Admits a socket. */
  admit(socketId: string, watcher: Watcher): void {
    if (watcher.viewer === null) this.#makeSureOfRoom(watcher.address);
    this.#watchers.set(socketId, watcher);
    if (watcher.viewer !== null) this.#left.delete(watcher.viewer);
    this.#views = undefined;
  }

  /** No address may take all spectator places. */
  #makeSureOfRoom(address: string): void {
    const spectators = [...this.#watchers.values()].filter(({ viewer }) => viewer === null);
    const same = spectators.filter(other => other.address === address);
    if (
      this.spectators() >= LIMITS.watchers ||
      same.length + this.#elsewhere.watchersOf(address) >= LIMITS.watchersOfAddress
    ) {
      throw new ProtocolError('match.watchers');
    }
  }

  leave(socketId: string): void {
    const viewer = this.#watchers.get(socketId)?.viewer ?? null;
    this.#watchers.delete(socketId);
    this.#views = undefined;
    if (viewer !== null && !this.isConnected(viewer)) this.#left.set(viewer, Date.now());
  }

  /** Every distinct view in use; spectators share one. */
  views(): ReadonlySet<Viewer> {
    this.#views ??= new Set([...this.#watchers.values()].map(({ viewer }) => viewer));
    return this.#views;
  }

  isConnected(seat: number): boolean {
    return this.views().has(seat) || this.#elsewhere.isConnected(seat);
  }

  /** Since when a seat has had no socket, unless the match's record has it already. */
  leftAt(seat: number): number | undefined {
    return this.#left.get(seat);
  }

  /** The departures that are missing from the record. */
  departures(noted: readonly Departure[]): Departure[] {
    const gone = [...this.#left].map(([seat, at]) => ({ seat, at }));
    const others = noted.filter(({ seat }) => !this.isConnected(seat) && !this.#left.has(seat));
    return [...others, ...gone].sort((one, other) => one.seat - other.seat);
  }

  /** They are in the record: from now on every node reports the same. */
  noted(departures: readonly Departure[]): void {
    for (const { seat } of departures) this.#left.delete(seat);
  }

  /** Notes who has come or gone through other nodes since the last time. */
  noticeElsewhere(): void {
    const seats = this.#elsewhere.seats();
    for (const seat of this.#seenElsewhere) {
      if (!this.isConnected(seat)) this.#left.set(seat, Date.now());
    }
    for (const seat of seats) this.#left.delete(seat);
    this.#seenElsewhere = seats;
  }

  /** The addresses connected to a seat. */
  people(): string[] {
    return [...new Set(this.places().map(([, address]) => address))];
  }

  /** Seat and address of every seated player, on any node. */
  places(): [seat: number, address: string][] {
    return [...this.company().places, ...this.#elsewhere.places()];
  }

  /** Spectators by address, on any node. */
  watching(): [address: string, count: number][] {
    return [...this.company().watching, ...this.#elsewhere.watching()];
  }

  spectators(): number {
    let count = this.#elsewhere.spectators();
    for (const { viewer } of this.#watchers.values()) if (viewer === null) count++;
    return count;
  }

  /** The names that spectators have given, each once. */
  guests(): string[] {
    return [...new Set([...this.#guests(), ...this.#elsewhere.guests()])].slice(
      0,
      LIMITS.guestsTold,
    );
  }

  #guests(): string[] {
    const names = [...this.#watchers.values()].flatMap(({ viewer, name }) =>
      viewer === null && name !== undefined ? [name] : [],
    );
    return names.slice(0, LIMITS.guestsTold);
  }

  /** Who is here, for the other nodes. */
  company(): CompanyNews {
    const places = new Map<string, [seat: number, address: string]>();
    const watching = new Map<string, number>();
    for (const { viewer, address } of this.#watchers.values()) {
      if (viewer === null) watching.set(address, (watching.get(address) ?? 0) + 1);
      else places.set(`${viewer} ${address}`, [viewer, address]);
    }
    return {
      kind: 'company',
      id: this.#id,
      places: [...places.values()],
      watching: [...watching],
      guests: this.#guests(),
    };
  }

  /** Sends every view its frame; viewers with identical frames get it together. */
  send(frameFor: (viewer: Viewer) => Frame): void {
    const rooms = new Map<Frame, string[]>();
    for (const viewer of this.views()) {
      const frame = frameFor(viewer);
      const room = roomOf(this.#id, viewer);
      const others = rooms.get(frame);
      if (others === undefined) rooms.set(frame, [room]);
      else others.push(room);
    }
    for (const [frame, those] of rooms) this.#rooms.send(those, frame);
  }

  /** Sends one frame to all its recipients. */
  tell(frame: Frame, isMeant: (viewer: Viewer) => boolean = () => true): void {
    const rooms = [...this.views()].filter(isMeant).map(viewer => roomOf(this.#id, viewer));
    if (rooms.length > 0) this.#rooms.send(rooms, frame);
  }

  /** Disconnects everybody with this view; clients still entitled to it reconnect. */
  dismiss(viewer: Viewer): void {
    this.#rooms.dismiss(roomOf(this.#id, viewer));
  }
}
