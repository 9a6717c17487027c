// Any past moment of a game: replayed from the nearest one in memory, a slice at a time.
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Keystreams } from '@loggia/chance';
import { ProtocolError } from '@loggia/protocol';
import type { Store } from '../store/store.ts';
import { begin, FIRST_VERSION, type GameState, play, read, type Setup, write } from './engine.ts';
import type { GameEntry } from './games.ts';

/** Moves from one remembered state to the next. */
const MILESTONE = 32;
/** Remembered states of all matches: some five kilobytes each. */
const MILESTONES_MOST = 2_000;
/** Moves read, and charged for, at a time. */
const PAGE = 64;
/** The longest stretch in which the server does nothing else. */
const SLICE_MILLISECONDS = 3;
const MATCHES_MOST = 200;
const WAITING_MOST = 64;
const WAIT_SECONDS = 5;

export interface Question {
  id: string;
  entry: GameEntry;
  setup(): Promise<Setup>;
  /** Moves made; if there were fewer, the last moment is meant. */
  moves: number;
  /** Receives how many moves must be replayed; throws if the asker has used up their allowance. */
  charge(moves: number): void;
}

/** What is cached for one match. */
interface Memory {
  /** States as text, by the number of moves made. */
  milestones: Map<number, string>;
  /** The last one requested: most people continue from there. */
  last?: GameState;
  keystreams?: Keystreams;
}

export class Replays {
  readonly #store: Store;
  /** In order of last use. */
  readonly #memories = new Map<string, Memory>();
  #milestones = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** One replay at a time, so that many cost others no more than one does. */
  at(question: Question): Promise<GameState> {
    if (this.#waiting >= WAITING_MOST) {
      throw new ProtocolError('request.too-many', { seconds: WAIT_SECONDS });
    }
    this.#waiting++;
    const answer = this.#queue.then(() => this.#at(question));
    const done = () => {
      this.#waiting--;
    };
    this.#queue = answer.then(done, done);
    return answer;
  }

  async #at(question: Question): Promise<GameState> {
    const { id, entry, moves, charge } = question;
    const memory = this.#memoryOf(id);
    let state = nearest(memory, moves) ?? begin(entry, await question.setup());
    if (state.keystreams) memory.keystreams = state.keystreams;
    let began = performance.now();
    while (movesOf(state) < moves) {
      const limit = Math.min(PAGE, moves - movesOf(state));
      const rows = await this.#store.log(id, { from: movesOf(state), limit });
      charge(rows.length);
      for (const { seat = 0, move } of rows) {
        state = play(entry, state, seat, move).state;
        this.#remember(memory, state);
        if (performance.now() - began < SLICE_MILLISECONDS) continue;
        await othersFirst();
        began = performance.now();
      }
      // An asker who has used up their allowance can continue from here later.
      memory.last = state;
      if (rows.length < limit) break;
    }
    return state;
  }

  #memoryOf(id: string): Memory {
    const memory = this.#memories.get(id) ?? { milestones: new Map() };
    this.#memories.delete(id);
    this.#memories.set(id, memory);
    this.#forgetOldest();
    return memory;
  }

  #forgetOldest(): void {
    for (const [id, { milestones }] of this.#memories) {
      if (this.#milestones <= MILESTONES_MOST && this.#memories.size <= MATCHES_MOST) return;
      this.#milestones -= milestones.size;
      this.#memories.delete(id);
    }
  }

  #remember({ milestones }: Memory, state: GameState): void {
    const moves = movesOf(state);
    if (moves % MILESTONE !== 0 || milestones.has(moves)) return;
    milestones.set(moves, write(state));
    this.#milestones++;
    this.#forgetOldest();
  }
}

function movesOf({ _stateID }: GameState): number {
  return _stateID - FIRST_VERSION;
}

function nearest({ milestones, last, keystreams }: Memory, moves: number): GameState | undefined {
  const milestone = Math.max(0, ...[...milestones.keys()].filter(made => made <= moves));
  if (last !== undefined && movesOf(last) <= moves && movesOf(last) >= milestone) return last;
  const text = milestones.get(milestone);
  return text === undefined ? undefined : read(text, keystreams);
}
