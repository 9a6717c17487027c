// Notifies absent players the table is waiting for: their browsers, and their chat room.
import { ProtocolError, type PushSubscription } from '@loggia/protocol';
import type { Limiter } from '../door/limiter.ts';
import { isRefusal } from '../door/refusals.ts';
import type { Games } from '../engine/games.ts';
import type { MatchRecords } from '../live/match-records.ts';
import type { Table } from '../live/table.ts';
import { detailsOf, type Subscription, standIn, subscriptionsOf } from '../match/details.ts';
import type { Observer } from '../ops/observer.ts';
import type { MatchRecord } from '../store/store.ts';
import { type Allowance, addressFor, placeOf } from './errand.ts';
import { Messenger } from './messenger.ts';
import { type Occasion, pushText, webhookBody } from './texts.ts';
import { isPoint, publicKeyOf, pushErrand } from './web-push.ts';

export interface CallsParts {
  games: Games;
  records: MatchRecords;
  limiter: Limiter;
  observer: Observer;
  publicUrl: string | undefined;
  /** The keys that identify this server to push services. */
  keys(): Promise<string>;
  /** Overrides for tests. */
  trial?: CallsTrial | undefined;
}

export interface CallsTrial {
  isAllowed?: Allowance;
  /** How long absent players have to come back by themselves before they are notified. */
  patience?: number;
  /** Milliseconds before each retry. */
  pauses?: readonly number[];
}

const PATIENCE_MILLISECONDS = 3_000;
/** Tables whose players are about to be notified. */
const MOST = 10_000;
/**
 * A push service wants a contact: some refuse notifications without one, some refuse made-up sites.
 * This is for pages at `localhost`, which have none.
 */
const CONTACT = 'https://loggia.invalid';

export class Calls {
  readonly #parts: CallsParts;
  readonly #messenger: Messenger;
  readonly #soon = new Map<string, NodeJS.Timeout>();
  #keys: Promise<string> | undefined;

  constructor(parts: CallsParts) {
    this.#parts = parts;
    this.#messenger = new Messenger(parts.trial);
  }

  /** What a browser needs to subscribe to this server. */
  async publicKey(): Promise<string> {
    return publicKeyOf(await this.#vapid());
  }

  async #vapid(): Promise<string> {
    this.#keys ??= this.#parts.keys();
    this.#keys.catch(() => {
      this.#keys = undefined;
    });
    return this.#keys;
  }

  /** Refuses an address that must not be contacted, however it is written or named. */
  async check(address: string): Promise<void> {
    const isAllowed = this.#parts.trial?.isAllowed;
    try {
      await addressFor(placeOf(address, isAllowed), isAllowed);
    } catch {
      throw new ProtocolError('call.address');
    }
  }

  /** Refuses a subscription to which nothing can be sent. */
  async checkBrowser({ endpoint, keys }: PushSubscription): Promise<void> {
    if (!isPoint(keys.p256dh)) {
      throw new ProtocolError('request.malformed', { problem: 'subscription.keys.p256dh' });
    }
    await this.check(endpoint);
  }

  /** A move was stored here: absent players who have to decide next are notified. */
  moved(table: Table): void {
    const { id, match } = table;
    if (match.status === 'over') {
      this.#forget(id);
      void this.#finish(id);
      return;
    }
    const waiting = this.#soon.get(id);
    if (waiting !== undefined) {
      waiting.refresh();
      return;
    }
    if (this.#soon.size >= MOST) return;
    const timer = setTimeout(() => {
      this.#soon.delete(id);
      void this.#call(table, 'turn');
    }, this.#parts.trial?.patience ?? PATIENCE_MILLISECONDS);
    this.#soon.set(id, timer.unref());
  }

  /** Somebody at the table nudges the players it is waiting for. */
  nudged(table: Table): void {
    void this.#call(table, 'nudge');
  }

  close(): void {
    for (const timer of this.#soon.values()) clearTimeout(timer);
    this.#messenger.close();
  }

  #forget(id: string): void {
    clearTimeout(this.#soon.get(id));
    this.#soon.delete(id);
  }

  /** Never rejects. */
  async #call(table: Table, kind: 'turn' | 'nudge'): Promise<void> {
    const absent = table.toMove().filter(seat => !table.audience.isConnected(seat));
    if (absent.length === 0) return;
    const match = await this.#stored(table.id);
    if (match?.status !== 'running' || !isReachable(match)) return;
    for (const seat of absent) {
      const record = match.seats[seat];
      if (record === undefined || standIn(record) !== undefined) continue;
      if (this.#parts.limiter.take('calls', `${match.id} ${seat}`) !== 'taken') continue;
      this.#tell(match, this.#occasion(match, { kind, seat, player: record.name }), seat);
    }
  }

  /** Subscriptions may have changed on another node a moment ago. Never rejects. */
  async #stored(id: string): Promise<MatchRecord | undefined> {
    try {
      return await this.#parts.records.get(id);
    } catch (error) {
      this.#failed('calls', error);
      return undefined;
    }
  }

  /** A table may be removed while its players are being notified. */
  #failed(what: string, error: unknown): void {
    if (!isRefusal(error)) this.#parts.observer.failed(what, error);
  }

  #occasion(match: MatchRecord, about: Pick<Occasion, 'kind' | 'seat' | 'player'>): Occasion {
    const { publicUrl, games } = this.#parts;
    const { module, title = module.name, titles = {} } = games.newest(match.game);
    const { language = 'en' } = detailsOf(match).webhook ?? {};
    const path = `/table/${match.game}/${match.id}`;
    const url = publicUrl && publicUrl + path;
    return { ...about, game: match.game, title: titles[language] ?? title, table: match.id, url };
  }

  #tell(match: MatchRecord, occasion: Occasion, seat: number): void {
    for (const one of subscriptionsOf(match)) {
      if (one.seat === seat) void this.#push(match.id, one, occasion);
    }
    void this.#post(match, occasion);
  }

  /** Never rejects. */
  async #push(id: string, { subscription, site }: Subscription, occasion: Occasion): Promise<void> {
    const { publicUrl } = this.#parts;
    try {
      if (this.#isTooMuch(subscription.endpoint)) return;
      const errand = pushErrand(subscription, pushText(occasion), {
        keys: await this.#vapid(),
        contact: publicUrl?.startsWith('https://') ? publicUrl : (site ?? CONTACT),
      });
      if ((await this.#messenger.send(errand)) !== 'gone') return;
      await this.#parts.records.change(id, match => ({
        details: {
          subscriptions: subscriptionsOf(match).filter(
            other => other.subscription.endpoint !== subscription.endpoint,
          ),
        },
      }));
    } catch (error) {
      this.#failed('push', error);
    }
  }

  /** Never rejects. A room that is gone is forgotten. */
  async #post(match: MatchRecord, occasion: Occasion): Promise<void> {
    const { webhook } = detailsOf(match);
    if (webhook === undefined) return;
    try {
      // The end is reported once, whatever was sent before.
      const isEnd = occasion.kind === 'over';
      if (!isEnd && this.#parts.limiter.take('callsOfTable', match.id) !== 'taken') return;
      if (this.#isTooMuch(webhook.url)) return;
      const outcome = await this.#messenger.send({
        url: webhook.url,
        headers: { 'content-type': 'application/json' },
        body: webhookBody(occasion, webhook),
      });
      if (outcome === 'gone') {
        await this.#parts.records.change(match.id, now => ({
          details: detailsOf(now).webhook?.url === webhook.url ? { webhook: undefined } : {},
        }));
      }
    } catch (error) {
      this.#failed('webhook', error);
    }
  }

  /** However many tables name one host, it gets no more than this server may send to one. */
  #isTooMuch(address: string): boolean {
    return this.#parts.limiter.take('callsTo', new URL(address).host) !== 'taken';
  }

  /** Nobody is notified about a finished game, and its subscriptions are deleted. */
  async #finish(id: string): Promise<void> {
    const match = await this.#stored(id);
    if (match === undefined || !isReachable(match)) return;
    await this.#post(match, this.#occasion(match, { kind: 'over' }));
    try {
      await this.#parts.records.change(id, () => ({
        details: { subscriptions: undefined, webhook: undefined },
      }));
    } catch (error) {
      this.#failed('calls', error);
    }
  }
}

/** Whether anybody has asked for notifications. */
function isReachable(match: MatchRecord): boolean {
  return subscriptionsOf(match).length > 0 || detailsOf(match).webhook !== undefined;
}
