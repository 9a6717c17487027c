// The lists of the first page: read once for all readers, and pushed as they change.
import { LIMITS, type Match, ProtocolError, type Tidings, WatchArgs } from '@loggia/protocol';
import type { Socket } from 'socket.io';
import { type Limiter, spend } from '../door/limiter.ts';
import { parsed } from '../door/refusals.ts';
import { publicMatch } from '../match/public-match.ts';
import { bearerOf } from '../match/viewer.ts';
import type { Observer } from '../ops/observer.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Tables } from './tables.ts';

/** Changes within this time are reported together. */
const GATHER_MILLISECONDS = 100;
/** The least time between two updates to readers, however much is played. */
const REST_MILLISECONDS = 1_000;
/** If news from other nodes may be lost, everything is read again after this. */
const DOUBT_MILLISECONDS = 15_000;
/** How many tables are looked up individually at a time, for readers who asked for them. */
const LOOKED_UP = 100;

export interface ListsParts {
  games: readonly string[];
  tables(): Tables;
  observer: Observer;
  /** Whether no other node writes. */
  isAlone: boolean;
}

/** A socket that has asked, and the secrets it has shown for its own tables. */
interface Reader {
  socket: Pick<Socket, 'emit'>;
  own: ReadonlyMap<string, string | undefined>;
  /** Changes come after the complete lists. */
  knowsAll: boolean;
}

/** What was sent, also as text: unchanged tables are not sent again. */
interface Told {
  match: Match;
  text: string;
}

export class Lists {
  readonly #parts: ListsParts;
  readonly #readers = new Set<Reader>();
  /** What was sent last; absent while nobody reads. */
  #listed: Map<string, Told> | undefined;
  #loading: Promise<void> | undefined;
  readonly #changed = new Set<string>();
  /** News from other nodes may have been lost: any table may have changed. */
  #isDoubtful = false;
  #timer: NodeJS.Timeout | undefined;
  #isTelling = false;
  #toldAt = 0;
  readonly #doubting: NodeJS.Timeout | undefined;

  constructor(parts: ListsParts) {
    this.#parts = parts;
    if (parts.isAlone) return;
    this.#doubting = setInterval(() => {
      this.#isDoubtful = true;
      this.#soon();
    }, DOUBT_MILLISECONDS).unref();
  }

  /** Something about a match is different now. */
  changed(id: string): void {
    if (this.#readers.size === 0) return;
    this.#changed.add(id);
    this.#soon();
  }

  /** From now on a socket hears about everything public, and about the tables it has asked for. */
  async read(reader: Reader): Promise<void> {
    this.#readers.add(reader);
    this.#loading ??= this.#load();
    await this.#loading;
    const looks = await Promise.all([...reader.own.keys()].map(id => this.#ownTidings(id)));
    if (this.#listed === undefined || !this.#readers.has(reader)) return;
    const own = looks.map(tidingsFor => tidingsFor(reader));
    reader.knowsAll = true;
    tell(reader, 'listed', {
      changed: [...this.#listed.values()].map(({ match }) => match),
      gone: [],
      whole: true,
    });
    tell(reader, 'own', {
      changed: own.flatMap(({ changed }) => changed),
      gone: own.flatMap(({ gone }) => gone),
      whole: true,
    });
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#listed = undefined;
    this.#loading = undefined;
    this.#changed.clear();
  }

  close(): void {
    clearInterval(this.#doubting);
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  async #load(): Promise<void> {
    try {
      this.#listed = await this.#readListed();
    } catch (error) {
      // The next to ask tries again.
      this.#loading = undefined;
      throw error;
    }
  }

  #soon(): void {
    if (this.#timer !== undefined || this.#isTelling || this.#readers.size === 0) return;
    const rested = this.#toldAt + REST_MILLISECONDS - performance.now();
    const wait = Math.max(GATHER_MILLISECONDS, rested);
    this.#timer = setTimeout(() => void this.#tell(), wait).unref();
  }

  /** Never rejects: what could not be read is read with the next change. */
  async #tell(): Promise<void> {
    this.#timer = undefined;
    this.#isTelling = true;
    try {
      await this.#loading;
      const changed = [...this.#changed];
      const asked = this.#askedFor(changed);
      const isPublic = this.#isDoubtful || changed.some(id => this.#isPublic(id));
      this.#changed.clear();
      this.#isDoubtful = false;
      // The rest comes next.
      for (const id of asked.slice(LOOKED_UP)) this.#changed.add(id);
      if (isPublic) await this.#tellListed();
      for (const id of asked.slice(0, LOOKED_UP)) await this.#tellOwn(id);
    } catch (error) {
      this.#parts.observer.failed('lists', error);
    } finally {
      this.#isTelling = false;
      this.#toldAt = performance.now();
      if (this.#changed.size > 0) this.#soon();
    }
  }

  /** Those that somebody has asked for. */
  #askedFor(changed: readonly string[]): string[] {
    const own = new Set([...this.#readers].flatMap(reader => [...reader.own.keys()]));
    return this.#isDoubtful ? [...own] : changed.filter(id => own.has(id));
  }

  /** Whether a table is in the public lists, or may be: most tables are private. */
  #isPublic(id: string): boolean {
    const isPrivate = this.#parts.tables().loaded(id)?.match.unlisted === true;
    return !isPrivate || this.#listed?.has(id) === true;
  }

  async #tellListed(): Promise<void> {
    const after = await this.#readListed();
    const before = this.#listed;
    if (before === undefined) return;
    this.#listed = after;
    const changed = [...after].filter(([id, { text }]) => before.get(id)?.text !== text);
    const gone = [...before.keys()].filter(id => !after.has(id));
    if (changed.length + gone.length === 0) return;
    const tidings = { changed: changed.map(([, { match }]) => match), gone };
    for (const reader of this.#readers) if (reader.knowsAll) tell(reader, 'listed', tidings);
  }

  async #tellOwn(id: string): Promise<void> {
    const tidingsFor = await this.#ownTidings(id);
    for (const reader of this.#readers) {
      if (!reader.own.has(id)) continue;
      if (reader.knowsAll) tell(reader, 'own', tidingsFor(reader));
      else this.#changed.add(id);
    }
  }

  async #readListed(): Promise<Map<string, Told>> {
    const tables = this.#parts.tables();
    const pages = await Promise.all(
      this.#parts.games.flatMap(game =>
        (['waiting', 'running'] as const).map(status =>
          tables.store.listMatches({
            game,
            status: [status],
            unlisted: false,
            limit: LIMITS.listed,
          }),
        ),
      ),
    );
    return new Map(
      pages.flatMap(({ matches }) => matches.map(match => [match.id, toldOf(match, tables)])),
    );
  }

  /** What is sent to each reader who asked for a table: their access may have ended meanwhile. */
  async #ownTidings(id: string): Promise<(reader: Reader) => Tidings> {
    const tables = this.#parts.tables();
    const match = await tables.store.match(id);
    if (match === undefined) return () => ({ changed: [], gone: [id] });
    const told = toldOf(match, tables).match;
    return ({ own }) => ({ changed: mayRead(match, own.get(id)) ? [told] : [], gone: [] });
  }
}

function tell({ socket }: Reader, list: 'listed' | 'own', tidings: Tidings): void {
  socket.emit(list, tidings);
}

function mayRead(match: MatchRecord, secret: string | undefined): boolean {
  try {
    bearerOf(match, secret);
    return true;
  } catch (error) {
    if (error instanceof ProtocolError) return false;
    throw error;
  }
}

/** Without what changes continuously with time: a list does not show it. */
function toldOf(record: MatchRecord, tables: Tables): Told {
  const { waits: _, clockState: __, players, ...rest } = publicMatch(record, tables);
  const match = {
    ...rest,
    players: players.map(({ absentFor: ___, ...player }) => player),
  };
  return { match, text: JSON.stringify(match) };
}

/** One socket that reads the lists. */
export class ListReader {
  readonly #lists: Lists;
  readonly #limiter: Limiter;
  readonly #address: string;
  readonly #socket: Pick<Socket, 'emit'>;
  #reader: Reader | undefined;
  #gone = false;

  constructor(
    socket: Pick<Socket, 'emit'>,
    parts: { lists: Lists; limiter: Limiter; address: string },
  ) {
    this.#socket = socket;
    this.#lists = parts.lists;
    this.#limiter = parts.limiter;
    this.#address = parts.address;
  }

  async watch(args: unknown[]): Promise<number> {
    const [tables] = parsed(WatchArgs, args);
    // A small request with a large response.
    spend(this.#limiter, 'syncs', this.#address, 1 + tables.length);
    this.#leave();
    if (this.#gone) return 0;
    this.#reader = {
      socket: this.#socket,
      own: new Map(tables.map(({ id, secret }) => [id, secret])),
      knowsAll: false,
    };
    await this.#lists.read(this.#reader);
    return 0;
  }

  #leave(): void {
    if (this.#reader !== undefined) this.#lists.leave(this.#reader);
    this.#reader = undefined;
  }

  disconnect(): void {
    this.#gone = true;
    this.#leave();
  }
}
