// What a viewer may be sent: boardgame.io's frames, made from that viewer's view alone.
import type { Viewer } from '@loggia/kernel';
import type { State } from '../engine/boardgame-io.ts';
import type { GameState } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { Written } from './encoder.ts';
import { Comparison } from './patch.ts';

/** An event and its arguments, which may be serialised already. */
export type Frame = readonly [event: string, ...args: unknown[]];

/** A state as a viewer may know it. Plugins hold seed and generator, so nobody gets them. */
export function stateFor(entry: GameEntry, state: GameState, viewer: Viewer): State {
  const playerID = viewer === null ? null : String(viewer);
  const { G, ctx, _stateID } = state;
  const seen = entry.boardgame.playerView?.({ G, ctx, playerID });
  if (seen === undefined) throw new Error(`${entry.module.name} has no playerView`);
  return { G: seen, ctx: publicCtx(ctx), plugins: NONE, _undo: NEVER, _redo: NEVER, _stateID };
}

/** The same for everybody, always. */
const NONE = Object.freeze({});
const NEVER: State['_undo'] = [];
const PUBLIC = new WeakMap<State['ctx'], State['ctx']>();

/** What clients need; boardgame.io's own bookkeeping of moves and stages stays here. */
function publicCtx(ctx: State['ctx']): State['ctx'] {
  const known = PUBLIC.get(ctx) ?? withoutBookkeeping(ctx);
  PUBLIC.set(ctx, known);
  return known;
}

function withoutBookkeeping(ctx: State['ctx']): State['ctx'] {
  const { numPlayers, turn, phase, currentPlayer, playOrder, playOrderPos } = ctx;
  const { activePlayers, gameover } = ctx;
  return {
    numPlayers,
    turn,
    phase,
    currentPlayer,
    playOrder,
    playOrderPos,
    activePlayers,
    ...(gameover !== undefined && { gameover }),
  };
}

/**
 * The whole state. The stock client keeps the initial state only to reset to it, which we refuse,
 * and requests the log as it grows: neither belongs in this frame.
 */
export function syncFrame(
  entry: GameEntry,
  table: { id: string; state: GameState; filteredMetadata: unknown },
  viewer: Viewer,
): Frame {
  const state = stateFor(entry, table.state, viewer);
  const { filteredMetadata } = table;
  return ['sync', table.id, { state, filteredMetadata, initialState: null, log: [] }];
}

/** A patch with this many characters may be larger than the state. */
const LARGE = 1_500;

/** One move of a table. */
interface Step {
  id: string;
  before: GameState;
  after: GameState;
}

/**
 * The frames of a move: for each viewer, what changed in their view. boardgame.io's log line would
 * repeat the events in G; the past is available from the history.
 */
export class MoveFrames {
  readonly #entry: GameEntry;
  readonly #step: Step;
  readonly #comparison = new Comparison();
  readonly #made = new Map<Viewer, Frame>();
  /** Most moves look the same to everybody but the player who made them. */
  readonly #patches: { operations: readonly string[]; frame: Frame }[] = [];

  constructor(entry: GameEntry, step: Step) {
    this.#entry = entry;
    this.#step = step;
  }

  /** Made on first use. */
  for(viewer: Viewer): Frame {
    const made = this.#made.get(viewer) ?? this.#make(viewer);
    this.#made.set(viewer, made);
    return made;
  }

  #make(viewer: Viewer): Frame {
    const { id } = this.#step;
    const before = stateFor(this.#entry, this.#step.before, viewer);
    const after = stateFor(this.#entry, this.#step.after, viewer);
    const operations = this.#comparison.operations(before, after);
    const known = this.#patches.find(other => areSame(other.operations, operations));
    if (known !== undefined) return known.frame;
    const patch = `[${operations.join(',')}]`;
    if (patch.length > LARGE && patch.length > JSON.stringify(after).length) {
      return ['update', id, after, []];
    }
    const ids = `${JSON.stringify(id)},${before._stateID},${after._stateID}`;
    const frame: Frame = ['patch', new Written(`${ids},${patch},[]`)];
    this.#patches.push({ operations, frame });
    return frame;
  }
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/**
 * Rooms of socket.io: one per table and view, so that a frame is serialised once for everybody in
 * it.
 */
export function roomOf(id: string, viewer: Viewer): string {
  return `${id}/${viewer ?? 'watching'}`;
}
