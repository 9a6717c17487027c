// The authority over a move: the rules' own check, then boardgame.io's reducer.
import type { Keystreams } from '@loggia/chance';
import { clone, type Typed } from '@loggia/kernel';
import { ProtocolError } from '@loggia/protocol';
import { InitializeGame, type State } from './boardgame-io.ts';
import type { GameEntry } from './games.ts';

/** What we keep of boardgame.io's state: no undo stacks, no log. */
export type GameState = Pick<State, 'G' | 'ctx' | 'plugins' | '_stateID'> & {
  /**
   * Of a match with a key. It accompanies a state in memory and is left out wherever one is
   * written.
   */
  readonly keystreams?: Keystreams;
};

/** While a match waits its state is only its seed; the first state of play has number 1. */
export const WAITING_VERSION = 0;
export const FIRST_VERSION = 1;

/**
 * All randomness of a game comes from its key; older matches have a seed for boardgame.io's
 * generator.
 */
export type Setup = { players: number; options: unknown } & (
  | { keystreams: Keystreams }
  | { seed: string }
);

/** The state a match begins with. */
export function begin(entry: GameEntry, setup: Setup): GameState {
  const keystreams = keystreamsOf(setup);
  return kept({ ...dealt(entry, setup), _stateID: FIRST_VERSION }, keystreams);
}

function dealt({ boardgame, dealer }: GameEntry, setup: Setup): State {
  const { players: numPlayers, options: setupData } = setup;
  if ('keystreams' in setup) return dealer.begin(setup.keystreams, numPlayers, setupData);
  return InitializeGame({ game: { ...boardgame, seed: setup.seed }, numPlayers, setupData });
}

export function keystreamsOf(setup: Setup): Keystreams | undefined {
  return 'keystreams' in setup ? setup.keystreams : undefined;
}

export interface Played {
  state: GameState;
  /** As the rules understood it. */
  move: Typed;
  events: Typed[];
}

/** Plays a move of a seat, or throws a RuleError and leaves the state as it was. */
export function play(entry: GameEntry, state: GameState, seat: number, input: unknown): Played {
  const move = entry.module.check(state.G, seat, input);
  // The whole move is its argument, so that `plainMoves` knows its name.
  const payload = { type: move.type, args: [move], playerID: String(seat) };
  const after = withoutTraces(() => {
    // The reducer counts moves in the ctx it is given; the original must stay as it was.
    const before: State = { ...state, ctx: clone(state.ctx), _undo: [], _redo: [] };
    const action = { type: 'MAKE_MOVE', payload };
    if (state.keystreams === undefined) return entry.reducer(before, action);
    return entry.dealer.play(state.keystreams, before, action);
  });
  if ('transients' in after || after._stateID !== state._stateID + 1) {
    throw new ProtocolError('move.invalid');
  }
  return { state: kept(after, state.keystreams), move, events: eventsOf(after.G) };
}

/**
 * boardgame.io creates an error for every event, in case it needs the stack: nobody reads it, and
 * it is expensive. Work that does fail is repeated, to fail with a stack.
 */
function withoutTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } catch {
    Error.stackTraceLimit = stackTraceLimit;
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function kept({ G, ctx, plugins, _stateID }: State, keystreams: Keystreams | undefined): GameState {
  if (keystreams === undefined) return { G, ctx, plugins, _stateID };
  // boardgame.io's own generator is never used.
  const { random: _, ...rest } = plugins;
  return { G, ctx, plugins: rest, _stateID, keystreams };
}

/** By the contract of our games G carries the events of the last move. */
function eventsOf(G: { events?: Typed[] }): Typed[] {
  return G.events ?? [];
}

export function write(state: GameState): string {
  return JSON.stringify(state);
}

export function read(text: string, keystreams?: Keystreams): GameState {
  return { ...JSON.parse(text), ...(keystreams && { keystreams }) };
}
