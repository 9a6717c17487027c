// This node among others on one PostgreSQL: its heartbeat, its messages, and how it handles news.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Rates } from '../door/rates.ts';
import type { Observer } from '../ops/observer.ts';
import type { Registry, Versions } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { Crowd } from './crowd.ts';
import { Custody } from './custody.ts';
import type { CompanyNews, Letter, NewsItem } from './news.ts';
import { Post } from './post.ts';
import { SharedLimiter } from './shared-limiter.ts';
import { tellingStore } from './telling-store.ts';

/** How a node reacts to news. */
export interface Ears {
  /** A match was written elsewhere. */
  look(id: string): void;
  /** Another node is waiting for something this one is said to keep. */
  reminded(id: string): void;
  hearChat(id: string, seq: number): void;
  gone(id: string): void;
  nudged(id: string, by: number): void;
  /** Somebody joined or left elsewhere. */
  announce(id: string): void;
  /** The known versions of the tables in memory; those that differ are read again. */
  known(): Versions[];
  /** Who is at which table through this node. */
  companies(): CompanyNews[];
  /** Looks for matches without a keeper. */
  resume(): Promise<void>;
}

export interface NodeParts {
  registry: Registry;
  rates: Rates;
  observer: Observer;
  /** Absent if a node is alone. */
  redisUrl?: string | undefined;
}

/** `alone`: there are other nodes, but no Redis to hear from them. */
export type ClusterStatus = 'ok' | 'degraded' | 'alone';

const TICK_MILLISECONDS = 250;
/** In ticks. */
const ALIVE_EVERY = 4;
const BEAT_EVERY = 12;
/** A node that is silent for this long, while our own messages arrive, has lost its clients. */
const SILENCE_MILLISECONDS = 5_000;

export class ClusterNode {
  readonly name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  readonly crowd = new Crowd();
  readonly custody: Custody;
  readonly limiter: SharedLimiter;
  readonly #parts: NodeParts;
  readonly #heardAt = new Map<string, number>();
  /** Connections per address that changed since the last report. */
  readonly #lines = new Map<string, number>();
  readonly #changedLines = new Set<string>();
  #others: { id: string; hears: boolean }[] = [];
  #post: Post | undefined;
  #ears: Ears | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #worked = false;
  #beating = false;
  /** There may be matches without a keeper; retried until done. */
  #orphans = false;
  #adopting = false;
  #polling = false;

  constructor(parts: NodeParts) {
    this.#parts = parts;
    this.custody = new Custody(parts.registry, this.name);
    this.limiter = new SharedLimiter(parts.rates);
  }

  /** The store, wrapped to notify the other nodes of writes. */
  telling(store: Store): Store {
    return tellingStore(store, item => this.tell(item));
  }

  tell(item: NewsItem): void {
    this.#post?.tell(item);
  }

  /** How many connections an address has open here. */
  count(address: string, open: number): void {
    if (open > 0) this.#lines.set(address, open);
    else this.#lines.delete(address);
    this.#changedLines.add(address);
  }

  /** The number of other live nodes. */
  get others(): number {
    return this.#others.length;
  }

  get status(): ClusterStatus {
    if (this.#parts.redisUrl === undefined) return this.#others.length > 0 ? 'alone' : 'ok';
    return this.#hearsAll ? 'ok' : 'degraded';
  }

  get #hearsAll(): boolean {
    return this.#post?.works === true && this.#others.every(({ hears }) => hears);
  }

  async begin(ears: Ears): Promise<void> {
    this.#ears = ears;
    const { registry, redisUrl: url } = this.#parts;
    await this.#beat();
    if (url !== undefined) {
      const house = await registry.house();
      this.#post = new Post({ url, house, node: this.name, hear: letter => this.#hear(letter) });
      this.#post.open();
    }
    this.#timer = setInterval(() => this.#tick(), TICK_MILLISECONDS);
    this.#timer.unref();
  }

  /** Others may take over at once; nothing is sent any more. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#parts.registry.leave(this.name).catch(() => {});
    this.tell({ kind: 'bye' });
    // Queued messages go out at the end of this tick.
    await new Promise(done => setTimeout(done, TICK_MILLISECONDS));
    this.#post?.close();
  }

  #tick(): void {
    this.#ticks++;
    const spent = this.limiter.collect();
    if (spent.length > 0) this.tell({ kind: 'spent', spent });
    this.#tellLines([...this.#changedLines]);
    if (this.#ticks % BEAT_EVERY === 0) void this.#beat();
    if (this.#ticks % ALIVE_EVERY !== 0) return;
    this.tell({ kind: 'alive' });
    this.#watchPost();
    if (this.#others.length > 0 && !this.#hearsAll) void this.#poll();
  }

  #tellLines(addresses: readonly string[]): void {
    this.#changedLines.clear();
    if (addresses.length === 0) return;
    const open = addresses.map((address): [string, number] => [
      address,
      this.#lines.get(address) ?? 0,
    ]);
    this.tell({ kind: 'lines', open });
  }

  #watchPost(): void {
    const works = this.#post?.works === true;
    if (works && !this.#worked) {
      // Anything sent meanwhile was missed.
      for (const node of this.#heardAt.keys()) this.#heardAt.set(node, performance.now());
      this.tell({ kind: 'hello' });
      this.#tellAll();
      void this.#poll();
    }
    this.#worked = works;
    if (!works) return;
    const before = performance.now() - SILENCE_MILLISECONDS;
    for (const [node, at] of this.#heardAt) if (at < before) this.#leave(node);
  }

  #tellAll(): void {
    for (const company of this.#ears?.companies() ?? []) this.tell(company);
    this.#tellLines([...this.#lines.keys()]);
  }

  #leave(node: string): void {
    this.#heardAt.delete(node);
    for (const id of this.crowd.leave(node)) this.#ears?.announce(id);
  }

  #hear({ node, items }: Letter): void {
    if (!this.#heardAt.has(node)) this.tell({ kind: 'hello' });
    this.#heardAt.set(node, performance.now());
    for (const item of items) this.#hearItem(node, item);
  }

  #hearItem(node: string, item: NewsItem): void {
    const ears = this.#ears;
    switch (item.kind) {
      case 'match':
        if (item.keeper === this.name) ears?.reminded(item.id);
        else ears?.look(item.id);
        break;
      case 'chat':
        ears?.hearChat(item.id, item.seq);
        break;
      case 'gone':
        ears?.gone(item.id);
        break;
      case 'nudge':
        ears?.nudged(item.id, item.by);
        break;
      case 'company':
        this.crowd.arrange(node, item);
        ears?.announce(item.id);
        break;
      case 'lines':
        this.crowd.count(node, item.open);
        break;
      case 'spent':
        this.limiter.charge(item.spent);
        break;
      case 'hello':
        // Its earlier messages may have been lost.
        this.#tellAll();
        void this.#poll();
        break;
      case 'bye':
        this.#leave(node);
        void this.#beat();
        break;
      case 'alive':
        break;
    }
  }

  /** Never rejects: the next beat is soon. */
  async #beat(): Promise<void> {
    if (this.#beating) return;
    this.#beating = true;
    try {
      const { registry, redisUrl } = this.#parts;
      const { wasDead, died, others } = await registry.beat(this.name, redisUrl !== undefined);
      this.#others = others;
      if (wasDead) this.custody.loseAll();
      this.custody.onlyAlive(new Set(others.map(({ id }) => id)));
      for (const node of died) this.#leave(node);
      this.#orphans ||= wasDead || died.length > 0;
      if (this.#timer !== undefined && this.#orphans) void this.#adopt();
    } catch (error) {
      this.#parts.observer.failed('heartbeat', error);
    } finally {
      this.#beating = false;
    }
  }

  /**
   * Separate from the heartbeat: with many matches this takes longer than a lease, and a node that
   * stopped beating meanwhile would be declared dead again. Never rejects.
   */
  async #adopt(): Promise<void> {
    if (this.#adopting) return;
    this.#adopting = true;
    this.#orphans = false;
    try {
      await this.#ears?.resume();
    } catch (error) {
      this.#orphans = true;
      this.#parts.observer.failed('heartbeat', error);
    } finally {
      this.#adopting = false;
    }
  }

  /** Checks the store for changes to the tables in memory. Never rejects. */
  async #poll(): Promise<void> {
    const ears = this.#ears;
    if (this.#polling || ears === undefined) return;
    this.#polling = true;
    try {
      const known = new Map(ears.known().map(versions => [versions.id, versions]));
      const stored = await this.#parts.registry.versions([...known.keys()]);
      for (const { id, state, record, chat } of stored) {
        const here = known.get(id);
        known.delete(id);
        if (here === undefined) continue;
        if (here.state !== state || here.record !== record) ears.look(id);
        if (here.chat < chat) ears.hearChat(id, chat);
      }
      for (const id of known.keys()) ears.gone(id);
    } catch (error) {
      this.#parts.observer.failed('polling', error);
    } finally {
      this.#polling = false;
    }
  }
}
