// The operator's desk: queries and commands, whichever node is asked.
import { ProtocolError } from '@loggia/protocol';
import type { Bans } from '../door/bans.ts';
import { networkOf } from '../door/origin.ts';
import type { Tables } from '../live/tables.ts';
import { detailsOf } from '../match/details.ts';
import type { Observer } from '../ops/observer.ts';
import type { Registry } from '../store/registry.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import type { Watch } from './watch.ts';
import {
  type BanShown,
  type SeatShown,
  type Status,
  type TableShown,
  type TableWithRefusals,
  Vitals,
} from './words.ts';

export interface DeskParts {
  store: Store;
  tables: Tables;
  bans: Bans;
  watch: Watch;
  observer: Observer;
  /** If there may be other nodes. */
  cluster?: { node: { readonly name: string }; registry: Registry };
}

/** How soon the other nodes follow a command. */
const BEAT_MILLISECONDS = 2_000;
const BANS_MOST = 10_000;

export class Desk {
  readonly #parts: DeskParts;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Rejects if the bans can't be read: no connection is accepted before they are known. */
  async begin(): Promise<void> {
    await this.#learnBans();
    this.#timer = setInterval(() => void this.beat(), BEAT_MILLISECONDS);
    this.#timer.unref();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.beat();
  }

  /** Exchanges state with the other nodes through the store. Never rejects. */
  beat(): Promise<void> {
    this.#beating ??= this.#exchange().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #exchange(): Promise<void> {
    const { store, watch, cluster, observer } = this.#parts;
    watch.beat();
    const refusals = watch.collect();
    try {
      if (refusals.length > 0) await store.addRefusals(refusals);
      if (cluster === undefined) return;
      await cluster.registry.describe(cluster.node.name, JSON.stringify(this.#vitals()));
      await this.#learnBans();
    } catch (error) {
      observer.failed('desk', error);
    }
  }

  async #learnBans(): Promise<void> {
    const { store, bans } = this.#parts;
    bans.learn(await store.bans(Date.now()));
  }

  #vitals(): Vitals {
    const { tables, watch, cluster } = this.#parts;
    const companies = tables.companies();
    const count = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
    return watch.vitals(cluster?.node.name ?? 'loggia', {
      tables: tables.size,
      seated: count(companies.map(({ places }) => new Set(places.map(([seat]) => seat)).size)),
      watching: count(companies.flatMap(({ watching }) => watching.map(([, number]) => number))),
    });
  }

  async status(): Promise<Status> {
    const { store, cluster } = this.#parts;
    const own = this.#vitals();
    const others = (await cluster?.registry.described()) ?? [];
    return {
      nodes: [own, ...others.flatMap(vitalsOf).filter(({ node }) => node !== own.node)],
      matches: await store.countMatches(),
      bans: await this.bans(),
    };
  }

  async tables(filter: {
    status?: MatchRecord['status'] | undefined;
    limit: number;
  }): Promise<TableShown[]> {
    const { status, limit } = filter;
    const wanted = status === undefined ? (['waiting', 'running'] as const) : [status];
    const { matches } = await this.#parts.store.listMatches({ status: wanted, limit });
    return matches.map(match => this.#shown(match));
  }

  async table(id: string): Promise<TableWithRefusals> {
    const { store } = this.#parts;
    // Refusals from a moment ago belong to it.
    await this.beat();
    const match = await store.match(id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    return { ...this.#shown(match), refusals: await store.refusals(id) };
  }

  async endTable(id: string): Promise<void> {
    await this.#parts.tables.end(id);
    this.#parts.observer.ordered('a table was ended', { match: id });
  }

  async bans(): Promise<BanShown[]> {
    const now = Date.now();
    const bans = await this.#parts.store.bans(now);
    return bans.map(({ address, until }) => ({ address, seconds: secondsTo(until, now) }));
  }

  /** From now on; on this node at once. */
  async ban(address: string, seconds: number): Promise<BanShown> {
    const { store, observer } = this.#parts;
    const network = known(address);
    const now = Date.now();
    const others = (await store.bans(now)).filter(ban => ban.address !== network);
    if (others.length >= BANS_MOST) throw problem(`there are ${BANS_MOST} bans already`);
    await store.ban({ address: network, until: now + seconds * 1000 }, now);
    await this.#learnBans();
    observer.ordered('an address was banned', { address: network, seconds });
    return { address: network, seconds };
  }

  async unban(address: string): Promise<{ address: string; wasBanned: boolean }> {
    const { store, observer } = this.#parts;
    const network = known(address);
    const wasBanned = await store.unban(network);
    await this.#learnBans();
    if (wasBanned) observer.ordered('an address was let in again', { address: network });
    return { address: network, wasBanned };
  }

  #shown(match: MatchRecord): TableShown {
    const company = this.#parts.tables.company(match.id);
    const places = company?.places() ?? [];
    const { toMove = [] } = detailsOf(match);
    const { id, game, status, unlisted, createdAt, updatedAt } = match;
    const seats = match.seats.map(({ seat, name, bot }): SeatShown => {
      const from = places.filter(([other]) => other === seat).map(([, address]) => address);
      return {
        seat,
        ...(name !== undefined && { name }),
        ...(bot !== undefined && { bot }),
        addresses: [...new Set(from)],
        owes: status === 'running' && toMove.includes(seat),
      };
    });
    const watching = company?.watching() ?? [];
    return { id, game, status, unlisted, createdAt, updatedAt, seats, watching };
  }
}

/** As the limits know it; an address shown by a table or list can be used as is. */
function known(address: string): string {
  const network = /^[0-9a-f]{14}\/56$/.test(address) ? address : networkOf(address);
  if (network === undefined) throw problem('this is no address');
  return network;
}

function problem(sentence: string): ProtocolError {
  return new ProtocolError('request.malformed', { problem: sentence });
}

function secondsTo(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/** Another node may run another version. */
function vitalsOf(text: string): Vitals[] {
  const { data } = Vitals.safeParse(JSON.parse(text));
  return data === undefined ? [] : [data];
}
