// What the start of a game and every move change in the match's record.
import type { Typed } from '@loggia/kernel';
import { type ClockState, LIMITS, ProtocolError } from '@loggia/protocol';
import type { GameState } from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { toldChance, wordsOf } from '../match/chance.ts';
import { detailsOf, handoversOf, type MatchDetails } from '../match/details.ts';
import type { MatchChange, MatchRecord, Store } from '../store/store.ts';
import { ticked, wound } from './clock.ts';
import { equal } from './patch.ts';

/** The record of a match whose game has just begun, with all its details. */
export function beginning(
  { module }: GameEntry,
  match: MatchRecord,
  { state, now }: { state: GameState; now: number },
): MatchChange {
  const toMove = module.toMove(state.G);
  const { clock, chance } = detailsOf(match);
  const details: MatchDetails = {
    ...match.details,
    // The words that went into the key are settled now.
    ...(chance && { chance: { ...chance, words: wordsOf(match) } }),
    toMove,
    summary: module.summary(state.G),
    handovers: handoversOf(match),
    ...(clock && {
      clockState: ticked(clock, wound(clock, match.players, now), { toMove, now, elapsed: 0 }),
    }),
  };
  return { status: 'running', startedAt: now, details: { ...details } };
}

interface Moved {
  seat: number;
  move: Typed;
  /** After it. */
  state: GameState;
  now: number;
  /** How long the clocks have run since they were set. */
  elapsed(clockState: ClockState): number;
}

/**
 * Whose turn it is, the standing, the clock, the end, along with all other details; `undefined` if
 * nothing changed.
 */
export async function consequences(
  store: Store,
  entry: GameEntry,
  match: MatchRecord,
  moved: Moved,
): Promise<MatchChange | undefined> {
  const { state, now } = moved;
  const details = detailsOf(match);
  const takeBacks = takeBacksOf(entry, match, moved);
  const toMove = entry.module.toMove(state.G);
  const changed: MatchDetails = { ...(takeBacks && { takeBacks }) };
  if (!equal(toMove, details.toMove)) changed.toMove = toMove;
  const summary = entry.module.summary(state.G);
  if (!equal(summary, details.summary)) changed.summary = summary;
  if (details.clock && details.clockState) {
    const elapsed = moved.elapsed(details.clockState);
    changed.clockState = ticked(details.clock, details.clockState, { toMove, now, elapsed });
  }
  const over = state.ctx.gameover !== undefined;
  if (over) changed.gameover = state.ctx.gameover;
  if (Object.keys(changed).length === 0) return undefined;
  const all = { ...match.details, ...changed };
  if (!over) return { details: all };
  return { details: { ...all, ...(await toldChance(store, match)) }, status: 'over' };
}

/** The undo count after an undo; a game must not grow without bound. */
function takeBacksOf(
  { module }: GameEntry,
  match: MatchRecord,
  { seat, move }: Moved,
): number[] | undefined {
  if (!module.takesBack(move)) return undefined;
  const { takeBacks = [] } = detailsOf(match);
  const counts = match.seats.map((_, other) => takeBacks[other] ?? 0);
  if ((counts[seat] ?? 0) >= LIMITS.takeBacks) {
    throw new ProtocolError('move.take-backs', { most: LIMITS.takeBacks });
  }
  return counts.map((count, other) => (other === seat ? count + 1 : count));
}
