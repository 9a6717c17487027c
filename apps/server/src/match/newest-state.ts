// What is stored of a running game: a state now and then, and every move since.
import { ProtocolError } from '@loggia/protocol';
import {
  FIRST_VERSION,
  type GameState,
  keystreamsOf,
  play,
  read,
  WAITING_VERSION,
} from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { storedSetup } from './chance.ts';

/** Moves from one stored state to the next: few enough to replay quickly. */
const MILESTONE = 16;

/** Whether a state itself is stored, not only the move that led to it. */
export function isMilestone({ _stateID, ctx }: GameState): boolean {
  return _stateID % MILESTONE === 0 || ctx.gameover !== undefined;
}

/** Who follows a match from state to state. */
interface Follower {
  note(state: GameState, mover?: number): void;
}

/** The state of a match after its last move; `undefined` while it waits. */
export async function newestState(
  store: Store,
  entry: GameEntry,
  id: string,
  follower?: Follower,
): Promise<GameState | undefined> {
  const stored = await store.state(id);
  if (stored === undefined) throw new ProtocolError('match.unknown');
  if (stored.version === WAITING_VERSION) return undefined;
  // Read after the state, so that its words are those the game began with.
  const match = await store.match(id);
  if (match === undefined) throw new ProtocolError('match.unknown');
  let state = read(stored.state, keystreamsOf(await storedSetup(store, match)));
  follower?.note(state);
  const missing = stored.version - state._stateID;
  if (missing === 0) return state;
  const moves = await store.log(id, { from: state._stateID - FIRST_VERSION, limit: missing });
  for (const { seat = 0, move } of moves) {
    state = play(entry, state, seat, move).state;
    follower?.note(state, seat);
  }
  if (state._stateID !== stored.version) throw new Error(`the log of match ${id} is incomplete`);
  return state;
}

/** When the last move of a match was made, or it began: other writes don't count. */
export async function lastMoved(
  store: Store,
  match: MatchRecord,
  stateID: number,
): Promise<number> {
  const moves = stateID - FIRST_VERSION;
  const [row] = moves > 0 ? await store.log(match.id, { from: moves - 1, limit: 1 }) : [];
  return row?.at ?? match.startedAt ?? match.createdAt;
}
