// Limits for everything that crosses the wire. Anything larger is refused unread.

export const LIMITS = {
  /** Bytes of one HTTP body; an imported match or an analysis may be larger. */
  body: 16_384,
  importedBody: 1_048_576,
  analysisBody: 524_288,
  /** Bytes of one socket message. */
  frame: 16_384,
  /** Characters of the argument of one move, as JSON. */
  moveArgument: 2_048,
  /** Characters. */
  playerName: 32,
  seatWord: 60,
  chatText: 500,
  credentials: 200,
  matchId: 64,
  gameName: 40,
  moveName: 40,
  /** A client's own name for a move. */
  moveId: 64,
  /** Characters of what a client keeps about a player (colour, avatar …), as JSON. */
  playerData: 1_024,
  /** How deep and large plain data may be: the largest is an imported match. */
  depth: 12,
  nodes: 100_000,
  /** Rows per response. */
  page: 100,
  history: 500,
  chat: 100,
  /** Undos per seat and match: far more than any honest player needs. */
  takeBacks: 400,
  /** Moves of an imported match. */
  importedMoves: 5_000,
  /** Parameters of a move in an analysis, and characters of each. */
  deedParams: 12,
  deedWord: 100,
  /** The most sockets watching one table. */
  watchers: 200,
  /** Of these from one address. */
  watchersOfAddress: 20,
  /** Of these, shown by name to the people in the room. */
  guestsTold: 30,
  /** How many of its own tables a browser hears about. */
  ownTables: 12,
  /** Characters of an address to which something is sent. */
  address: 1_000,
  /** Browsers that are notified for one seat. */
  subscriptions: 3,
  /** Public tables per game and status that everybody hears about. */
  listed: 50,
} as const;

/** Keys that reach into prototypes; no message of ours has them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether data from outside is plain, small and free of keys that pollute prototypes. */
export function isTame(value: unknown): boolean {
  let level: unknown[] = [value];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.depth) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (++nodes > LIMITS.nodes) return false;
      if (typeof item !== 'object' || item === null) continue;
      if (Array.isArray(item)) {
        for (const child of item) next.push(child);
        continue;
      }
      for (const [key, child] of Object.entries(item)) {
        if (FORBIDDEN.has(key)) return false;
        next.push(child);
      }
    }
    level = next;
  }
  return true;
}
