// Observes everything and keeps what the operator asks about: how busy this server is, what went
// wrong, and what was refused at which table.
import { performance } from 'node:perf_hooks';
import type { Observer } from '../ops/observer.ts';
import type { NewRefusals } from '../store/store.ts';
import type { Vitals } from './words.ts';

const ERRORS_KEPT = 10;
const CODES_SHOWN = 8;
/**
 * Kinds of refusals waiting to be stored: strangers can neither fill the memory nor keep the disk
 * busy.
 */
const KINDS_MOST = 100;

export class Watch implements Observer {
  readonly #observer: Observer;
  readonly #since = Date.now();
  readonly #refused = new Map<string, number>();
  #refusals = new Map<string, NewRefusals>();
  #errors: Vitals['lastErrors'] = [];
  #counts = { sockets: 0, moves: 0, errors: 0 };
  #before = sample(0);
  #pace: Pick<Vitals, 'load' | 'cores' | 'movesPerMinute'> = {
    load: 0,
    cores: 0,
    movesPerMinute: 0,
  };

  constructor(observer: Observer) {
    this.#observer = observer;
  }

  socketOpened(): void {
    this.#counts.sockets++;
    this.#observer.socketOpened();
  }

  socketClosed(): void {
    this.#counts.sockets--;
    this.#observer.socketClosed();
  }

  moved(move: Parameters<Observer['moved']>[0]): void {
    this.#counts.moves++;
    this.#observer.moved(move);
  }

  refused(code: string, about?: { id: string; seat?: number }): void {
    this.#observer.refused(code, about);
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
    if (about === undefined) return;
    const key = `${about.id} ${about.seat ?? ''} ${code}`;
    const known = this.#refusals.get(key);
    if (known === undefined && this.#refusals.size >= KINDS_MOST) return;
    const now = Date.now();
    const { times = 0, firstAt = now } = known ?? {};
    this.#refusals.set(key, { ...about, code, times: times + 1, firstAt, lastAt: now });
  }

  failed(what: string, error: unknown): void {
    this.#observer.failed(what, error);
    this.#counts.errors++;
    // The message is for the log only: it may quote data that belongs in the store.
    const name = error instanceof Error ? error.name : typeof error;
    this.#errors = [{ at: Date.now(), what, name }, ...this.#errors].slice(0, ERRORS_KEPT);
  }

  ordered(what: string, about: object): void {
    this.#observer.ordered(what, about);
  }

  /** What was refused since the last time. */
  collect(): NewRefusals[] {
    const refusals = [...this.#refusals.values()];
    this.#refusals = new Map();
    return refusals;
  }

  /** Measures the load since the last beat. */
  beat(): void {
    const [before, now] = [this.#before, sample(this.#counts.moves)];
    const milliseconds = Math.max(1, now.at - before.at);
    this.#before = now;
    this.#pace = {
      load: rounded(performance.eventLoopUtilization(now.loop, before.loop).utilization),
      cores: rounded((now.cpu - before.cpu) / 1000 / milliseconds),
      movesPerMinute: Math.round(((now.moves - before.moves) * 60_000) / milliseconds),
    };
  }

  vitals(node: string, people: Pick<Vitals, 'tables' | 'seated' | 'watching'>): Vitals {
    const refused = [...this.#refused].toSorted(([, a], [, b]) => b - a).slice(0, CODES_SHOWN);
    return {
      node,
      since: this.#since,
      ...people,
      ...this.#counts,
      ...this.#pace,
      memory: process.memoryUsage.rss(),
      refused: Object.fromEntries(refused),
      lastErrors: this.#errors,
    };
  }
}

function sample(moves: number) {
  const { user, system } = process.cpuUsage();
  const loop = performance.eventLoopUtilization();
  return { at: performance.now(), cpu: user + system, loop, moves };
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
