// The state since which each seat has faced its current question.
import type { GameState } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';

export class Asked {
  readonly #entry: GameEntry;
  /** The first state with the question that is open now, by seat. */
  readonly #since = new Map<number, number>();

  constructor(entry: GameEntry) {
    this.#entry = entry;
  }

  /** The next state of the match, and the seat whose move led to it. */
  note({ G, _stateID }: GameState, mover?: number): void {
    const asked = this.#entry.module.toMove(G);
    for (const seat of this.#since.keys()) if (!asked.includes(seat)) this.#since.delete(seat);
    for (const seat of asked) {
      if (seat === mover || !this.#since.has(seat)) this.#since.set(seat, _stateID);
    }
  }

  /** Whether a seat has owed the same decision ever since a state, and nothing was played for it. */
  hasBeen(seat: number, stateID: number): boolean {
    const since = this.#since.get(seat);
    return since !== undefined && since <= stateID;
  }
}
