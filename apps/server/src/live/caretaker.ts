// What happens at tables without people: bots that have to decide, clocks that run out.
import type { ClockState } from '@loggia/protocol';
import type { BotHost, BotReason, BotTurn } from '../bots/turn.ts';
import type { Custody } from '../cluster/custody.ts';
import { isRefusal } from '../door/refusals.ts';
import { detailsOf, seatOf, standIn } from '../match/details.ts';
import type { Observer } from '../ops/observer.ts';
import type { Keeper, MatchRecord, Store } from '../store/store.ts';
import { Alarms, nextAlarm, overdue, Stopwatch } from './clock.ts';
import { stateFor } from './frames.ts';
import type { Table } from './table.ts';

/** The level of a bot that stands in for a person. */
const STAND_IN_LEVEL = 'medium';
/** Another node keeps what is due here: it may have died, or released it. */
const AGAIN_MILLISECONDS = 10_000;
const SOON_MILLISECONDS = 1_000;

export interface CaretakerParts {
  store: Store;
  observer: Observer;
  bots?: BotHost;
  /** If other nodes could keep a match as well. */
  custody?: Custody;
  open(id: string): Promise<Table>;
  loaded(id: string): Table | undefined;
  /** Asks another node to attend to a match that it keeps. */
  remind?(id: string, keeper: string): void;
}

export class Caretaker {
  readonly #parts: CaretakerParts;
  readonly #alarms: Alarms;
  /** Of all matches whose clocks run, in memory or not. */
  readonly #stopwatches = new Map<string, Stopwatch>();
  #closing = false;

  constructor(parts: CaretakerParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(id => void this.#lookAgain(id));
  }

  get hasBots(): boolean {
    return this.#parts.bots !== undefined;
  }

  /** A table has a new state. */
  advanced(table: Table): void {
    const { clockState } = detailsOf(table.match);
    if (clockState !== undefined) this.#time(table.id, clockState);
    this.care(table);
  }

  #time(id: string, clockState: ClockState): void {
    if (clockState.running.length === 0) this.#stopwatches.delete(id);
    else if (!this.#stopwatches.has(id)) this.#stopwatches.set(id, new Stopwatch());
  }

  /** Attends to what is due at a table, unless another node does. */
  care(table: Table): void {
    const { custody } = this.#parts;
    const proof = custody?.proof(table.id);
    if (custody === undefined || (proof !== undefined && this.#isOwed(table))) {
      this.#act(table, proof);
    } else if (this.#isOwed(table)) {
      void this.#take(custody, table.id);
    } else {
      this.#alarms.set(table.id, undefined);
      if (table.match.status === 'over') void custody.release(table.id);
    }
  }

  /** Never rejects: whatever is due is checked again. */
  async #take(custody: Custody, id: string): Promise<void> {
    try {
      const proof = await custody.take(id);
      const table = this.#parts.loaded(id);
      if (table === undefined || this.#closing) return;
      if (proof !== undefined) this.#act(table, proof);
      else this.#alarms.set(id, AGAIN_MILLISECONDS);
    } catch {
      if (!this.#closing) this.#alarms.set(id, SOON_MILLISECONDS);
    }
  }

  /** Whether something has to happen at a table without its people. */
  #isOwed(table: Table): boolean {
    const { clockState } = detailsOf(table.match);
    if (table.match.status !== 'running') return false;
    if (clockState !== undefined && clockState.running.length > 0) return true;
    return table.toMove().some(seat => standIn(seatOf(table.match, seat)) !== undefined);
  }

  #act(table: Table, proof?: Keeper): void {
    const { clockState } = detailsOf(table.match);
    if (clockState !== undefined) {
      this.#alarms.set(table.id, nextAlarm(clockState, this.elapsed(table.id, clockState)));
    }
    this.#callBots(table, proof);
  }

  /** A table is about to be unloaded: no need to keep it if nothing is due. */
  rest(table: Table): void {
    const { custody } = this.#parts;
    if (!this.#isOwed(table)) void custody?.release(table.id);
    else if (custody?.proof(table.id) === undefined) custody?.doubt(table.id);
  }

  /** Something was written on another node, in a match that may be kept here. */
  look(id: string): void {
    if (this.#parts.custody?.proof(id) !== undefined) void this.#lookAgain(id);
  }

  /**
   * Another node is waiting for something that, according to the store, this one keeps; it may have
   * forgotten.
   */
  reminded(id: string): void {
    const { custody, open, observer } = this.#parts;
    if (custody?.proof(id) !== undefined) return;
    custody?.doubt(id);
    open(id).then(
      table => this.advanced(table),
      // The waiting node asks again.
      error => isRefusal(error) || observer.failed('news', error),
    );
  }

  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number {
    return (this.#stopwatches.get(id) ?? new Stopwatch()).elapsed(clockState);
  }

  /** Calls the driver for every seat that has to decide and is not played by a person. */
  #callBots(table: Table, proof: Keeper | undefined): void {
    for (const seat of table.toMove()) {
      const reason = this.#standInFor(table, seat);
      if (reason !== undefined) this.#callBot(table, { seat, reason, proof });
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

  #callBot(
    table: Table,
    { seat, reason, proof }: { seat: number; reason: BotReason; proof: Keeper | undefined },
  ): void {
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
        const stateID = state._stateID;
        try {
          await now.play({ seat, stateID, move, ...(proof && { keeper: proof }) });
        } catch (error) {
          if (proof !== undefined) this.#couldNotPlay(now, error);
          throw error;
        }
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

  /** Perhaps another node keeps the match by now, or the store is down for long. */
  #couldNotPlay(table: Table, error: unknown): void {
    if (!isRefusal(error)) this.#alarms.set(table.id, AGAIN_MILLISECONDS);
    else if (error.code === 'match.busy') {
      this.#parts.custody?.doubt(table.id);
      this.care(table);
    }
  }

  /** A clock has run out, or another node may have released the match. */
  async #lookAgain(id: string): Promise<void> {
    const { custody, open, loaded, remind, observer } = this.#parts;
    if (custody && !custody.proof(id)) {
      const keeper = custody.keeper(id);
      custody.doubt(id);
      const table = loaded(id);
      if (table === undefined) return;
      if (keeper !== undefined && this.#isOwed(table)) remind?.(id, keeper);
    }
    try {
      this.advanced(await open(id));
    } catch (error) {
      if (isRefusal(error)) return;
      observer.failed('clock', error);
      // The store may be down; the match is not gone.
      this.#alarms.set(id, SOON_MILLISECONDS);
    }
  }

  /** After the server starts: bots that have to decide and running clocks. */
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
      const { custody, open } = this.#parts;
      if (custody && !(await custody.take(match.id))) return;
      this.advanced(await open(match.id));
    } catch (error) {
      // A match under an unregistered rules version is left alone; it must not block the others.
      if (!isRefusal(error)) throw error;
    }
  }

  /** The match is gone. */
  drop(id: string): void {
    this.#alarms.set(id, undefined);
    this.#stopwatches.delete(id);
    this.#parts.custody?.doubt(id);
  }

  close(): void {
    this.#closing = true;
    this.#alarms.close();
  }
}
