// What happens at tables without people: bots that owe decisions, clocks that run out.
import type { ClockState } from '@loggia/protocol';
import type { BotHost, BotReason, BotTurn } from '../bots/turn.ts';
import { isRefusal } from '../door/refusals.ts';
import { detailsOf, seatOf, standIn } from '../match/details.ts';
import type { Observer } from '../ops/observer.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { Alarms, nextAlarm, overdue, Stopwatch } from './clock.ts';
import { stateFor } from './frames.ts';
import type { Table } from './table.ts';

/** The level of a bot that stands in for a person. */
const STAND_IN_LEVEL = 'medium';

export interface CaretakerParts {
  store: Store;
  observer: Observer;
  bots?: BotHost;
  open(id: string): Promise<Table>;
  loaded(id: string): Table | undefined;
}

export class Caretaker {
  readonly #parts: CaretakerParts;
  readonly #alarms: Alarms;
  /** Of all matches whose clocks run, in memory or not. */
  readonly #stopwatches = new Map<string, Stopwatch>();
  #closing = false;

  constructor(parts: CaretakerParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(matchId => void this.#clockRanOut(matchId));
  }

  get hasBots(): boolean {
    return this.#parts.bots !== undefined;
  }

  /** A table has a new state. */
  advanced(table: Table): void {
    const { clockState } = detailsOf(table.match);
    if (clockState !== undefined) this.#wind(table.id, clockState);
    this.callBots(table);
  }

  #wind(id: string, clockState: ClockState): void {
    if (clockState.running.length === 0) this.#stopwatches.delete(id);
    else if (!this.#stopwatches.has(id)) this.#stopwatches.set(id, new Stopwatch());
    this.#alarms.set(id, nextAlarm(clockState, this.elapsed(id, clockState)));
  }

  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number {
    return (this.#stopwatches.get(id) ?? new Stopwatch()).elapsed(clockState);
  }

  /** Tells the driver of every seat that owes a decision and is not played by a person. */
  callBots(table: Table): void {
    for (const seat of table.toMove()) {
      const reason = this.#standInFor(table, seat);
      if (reason !== undefined) this.#callBot(table, seat, reason);
    }
  }

  /** Why a bot decides for a seat now, if one does. */
  #standInFor(table: Table, seat: number): BotReason | undefined {
    const { clockState } = detailsOf(table.match);
    const late =
      clockState !== undefined &&
      overdue(clockState, this.elapsed(table.id, clockState)).includes(seat);
    return standIn(seatOf(table.match, seat)) ?? (late ? 'clock' : undefined);
  }

  #callBot(table: Table, seat: number, reason: BotReason): void {
    const { bots } = this.#parts;
    const { state, entry, id } = table;
    if (bots === undefined || state === undefined || this.#closing) return;
    const turn: BotTurn = {
      matchId: id,
      module: entry.module,
      seat,
      level: seatOf(table.match, seat).bot ?? STAND_IN_LEVEL,
      reason,
      stateID: state._stateID,
      view: stateFor(entry, state, seat).G,
      people: () => this.#parts.loaded(id)?.audience.people() ?? [],
      play: async move => {
        const began = performance.now();
        const now = await this.#parts.open(id);
        // Its owner may have come back while the bot was thinking.
        if (this.#standInFor(now, seat) === undefined) return;
        await now.play({ seat, stateID: state._stateID, move });
        const milliseconds = performance.now() - began;
        this.#parts.observer.moved({ game: entry.module.name, by: 'bot', milliseconds });
      },
    };
    try {
      bots.turn(turn);
    } catch (error) {
      this.#parts.observer.failed('bots', error);
    }
  }

  async #clockRanOut(matchId: string): Promise<void> {
    try {
      this.advanced(await this.#parts.open(matchId));
    } catch (error) {
      if (!isRefusal(error)) this.#parts.observer.failed('clock', error);
    }
  }

  /** After a start of the server: bots that owe decisions and clocks that run. */
  async resume(): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.#parts.store.listMatches({
        status: ['running'],
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      });
      for (const match of page.matches) await this.#resume(match);
      cursor = page.next;
    } while (cursor !== undefined);
  }

  async #resume(match: MatchRecord): Promise<void> {
    const { clockState, toMove } = detailsOf(match);
    const owed = (toMove ?? []).some(seat => standIn(seatOf(match, seat)) !== undefined);
    if (clockState === undefined && !owed) return;
    try {
      this.advanced(await this.#parts.open(match.id));
    } catch (error) {
      // A match under rules of another time stays as it is; it must not keep the others waiting.
      if (!isRefusal(error)) throw error;
    }
  }

  /** The match is gone. */
  drop(id: string): void {
    this.#alarms.set(id, undefined);
    this.#stopwatches.delete(id);
  }

  close(): void {
    this.#closing = true;
    this.#alarms.close();
  }
}
