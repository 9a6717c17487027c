// A game in this browser: boardgame.io's local master, with a client for every seat. A bot is one
// of these clients, so it knows what its seat may know and moves the same way as the reader.
import type { Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { AnyGameClient } from '../game/game-client.ts';
import { PRACTICE } from '../shared/table-path.ts';
import { type KeptGame, levelOf, ownSeat } from './kept-game.ts';
import { noteTime } from './move-times.ts';
import { dealing } from './practice-chance.ts';
import type { Question } from './thinker.ts';

export interface LocalGameParts {
  client: Pick<AnyGameClient, 'game' | 'module'>;
  kept: KeptGame;
  thinker: { move(question: Question, level: Level): Promise<Typed | undefined> };
  /** The least time a bot waits before it moves. */
  pauseMs: number;
}

export interface LocalSnapshot {
  /** What the reader's seat may know. */
  view: unknown;
  moves: number;
}

type BoardgameClient = ReturnType<typeof Client>;

/**
 * boardgame.io's local master knows no options and draws its own random numbers: the game supplies
 * both.
 */
export function gameOf(client: LocalGameParts['client'], kept: KeptGame): Game {
  const { game } = client;
  const { setup } = game;
  const { from } = kept;
  // Phases, turns and stages follow from any position.
  if (from) return { ...game, ...dealing(client, kept), setup: () => structuredClone(from.state) };
  return {
    ...game,
    ...dealing(client, kept),
    ...(setup && { setup: context => setup(context, kept.options) }),
  };
}

export class LocalGame {
  readonly #parts: LocalGameParts;
  readonly #clients: BoardgameClient[];
  /** The reader's seat. */
  readonly #own: number;
  readonly #listeners = new Set<() => void>();
  #snapshot: LocalSnapshot = { view: undefined, moves: 0 };
  #state: 'resting' | 'driving' | 'stopped' = 'resting';

  constructor(parts: LocalGameParts) {
    this.#parts = parts;
    const { client, kept } = parts;
    this.#own = ownSeat(kept);
    const game = gameOf(client, kept);
    const multiplayer = Local({ persist: true, storageKey: kept.key });
    const numPlayers = kept.levels.length + 1;
    this.#clients = Array.from({ length: numPlayers }, (_, seat) =>
      Client({
        game,
        numPlayers,
        multiplayer,
        matchID: PRACTICE,
        playerID: String(seat),
        debug: false,
      }),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LocalSnapshot => this.#snapshot;

  start(): void {
    for (const client of this.#clients) client.start();
    this.#clients[this.#own]?.subscribe(() => this.#read());
    this.#read();
  }

  stop(): void {
    this.#state = 'stopped';
    for (const client of this.#clients) client.stop();
  }

  /** A move of the reader. */
  play(move: Typed): void {
    this.#play(this.#own, move);
  }

  #play(seat: number, { type, ...choice }: Typed): void {
    this.#clients[seat]?.moves[type]?.(choice);
  }

  #read(): void {
    const state = this.#clients[this.#own]?.getState();
    if (state === null || state === undefined || this.#state === 'stopped') return;
    if (state._stateID !== this.#snapshot.moves || this.#snapshot.view === undefined) {
      if (state._stateID > this.#snapshot.moves && this.#snapshot.view !== undefined) {
        noteTime(this.#parts.kept, state._stateID);
      }
      this.#snapshot = { view: state.G, moves: state._stateID };
      for (const listener of this.#listeners) listener();
    }
    void this.#drive();
  }

  /** One bot decision after another, until it is the reader's turn. */
  async #drive(): Promise<void> {
    if (this.#state !== 'resting') return;
    this.#state = 'driving';
    // The other clients may hear of a move later than the reader's.
    await rest(0);
    for (let seat = this.#owing(); seat !== undefined; seat = this.#owing()) {
      if (!(await this.#decide(seat))) break;
    }
    if (this.#isDriving()) this.#state = 'resting';
  }

  #isDriving(): boolean {
    return this.#state === 'driving';
  }

  /** A bot that owes a decision. */
  #owing(): number | undefined {
    const view = this.#viewOf(this.#own);
    if (!this.#isDriving() || view === undefined) return undefined;
    return this.#parts.client.module.toMove(view).find(seat => seat !== this.#own);
  }

  #viewOf(seat: number): unknown {
    return this.#clients[seat]?.getState()?.G;
  }

  /** Thinks and plays; returns whether the game continued. */
  async #decide(seat: number): Promise<boolean> {
    const { kept, thinker, pauseMs } = this.#parts;
    const { game, rulesVersion } = kept;
    const question = { game, rulesVersion, view: this.#viewOf(seat), seat };
    const thinking = thinker.move(question, levelOf(kept, seat) ?? 'medium');
    const [found] = await Promise.all([thinking, rest(pauseMs)]);
    if (!this.#isDriving()) return false;
    const before = this.#movesAt(seat);
    const move = this.#isLegal(seat, found) ? found : this.#firstMove(seat);
    if (move !== undefined) this.#play(seat, move);
    await rest(0);
    return this.#movesAt(seat) > before;
  }

  #movesAt(seat: number): number {
    return this.#clients[seat]?.getState()?._stateID ?? 0;
  }

  #isLegal(seat: number, move: Typed | undefined): move is Typed {
    try {
      this.#parts.client.module.check(this.#viewOf(seat), seat, move);
      return true;
    } catch {
      return false;
    }
  }

  /** Played for a bot that found nothing, so that the game continues. */
  #firstMove(seat: number): Typed | undefined {
    const { module } = this.#parts.client;
    return module.legal(this.#viewOf(seat), seat).find(move => !module.takesBack(move));
  }
}

const rest = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));
