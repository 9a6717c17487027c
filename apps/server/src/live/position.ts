// The state of one match in memory: data while it is being played, text while it is idle.
import type { Keystreams } from '@loggia/chance';
import { type GameState, read, WAITING_VERSION, write } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';

/** A state at rest, and what is needed too often to parse it for. */
interface Resting {
  text: string;
  stateID: number;
  toMove: number[];
  keystreams: Keystreams | undefined;
}

export class Position {
  readonly #entry: GameEntry;
  #state: GameState | undefined;
  #resting: Resting | undefined;

  constructor(entry: GameEntry, state: GameState | undefined) {
    this.#entry = entry;
    this.#state = state;
  }

  /** As data, from now on; `undefined` while the match waits. */
  get state(): GameState | undefined {
    if (this.#resting !== undefined) {
      const { text, keystreams } = this.#resting;
      this.state = read(text, keystreams);
    }
    return this.#state;
  }

  set state(state: GameState | undefined) {
    this.#state = state;
    this.#resting = undefined;
  }

  get stateID(): number {
    return this.#resting?.stateID ?? this.#state?._stateID ?? WAITING_VERSION;
  }

  /** The seats that have to decide. */
  toMove(): number[] {
    if (this.#resting !== undefined) return [...this.#resting.toMove];
    return this.#state === undefined ? [] : this.#entry.module.toMove(this.#state.G);
  }

  get isAwake(): boolean {
    return this.#state !== undefined;
  }

  /** Keeps the state as text until it is needed: a third of the memory. */
  rest(): void {
    const state = this.#state;
    if (state === undefined) return;
    const { _stateID: stateID, keystreams } = state;
    this.#resting = { text: write(state), stateID, toMove: this.toMove(), keystreams };
    this.#state = undefined;
    keystreams?.rest();
  }
}
