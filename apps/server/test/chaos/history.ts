// What must be true of everything clients sent, received and saw, given the log of the store.

/** A move as a client sent it. */
export interface SentMove {
  matchID: string;
  seat: number;
  moveID: string;
  move: unknown;
}

/** The state a move led to, as reported to its sender. */
export interface Acknowledged extends SentMove {
  stateID: number;
}

/** One connection of one client to one match: the states it saw, in the order it saw them. */
export interface Watched {
  client: string;
  matchID: string;
  /** `null` is a spectator. */
  viewer: number | null;
  /** `view` is a digest of what was seen. */
  seen: { stateID: number; view: string }[];
}

export interface LoggedMove {
  seq: number;
  seat: number;
  move: unknown;
  moveID?: string;
}

export interface History {
  sent: readonly SentMove[];
  acknowledged: readonly Acknowledged[];
  watched: readonly Watched[];
  /** In the order of the store. */
  log: ReadonlyMap<string, readonly LoggedMove[]>;
  /** Seats whose moves no client sends. */
  isBot(matchID: string, seat: number): boolean;
  /** The digest of what a viewer may see of a state, computed from the log alone. */
  truth(matchID: string, stateID: number, viewer: number | null): string | undefined;
}

export type Wrong =
  | 'gap'
  | 'lost'
  | 'doubled'
  | 'two orders'
  | 'sent by nobody'
  | 'from the future'
  | 'untrue view'
  | 'backwards';

export interface Problem {
  wrong: Wrong;
  about: string;
}

/** A match begins with state 1; move n leads to state n + 2. */
const stateAfter = (seq: number) => seq + 2;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function problemsOf(history: History): Problem[] {
  return [...logProblems(history), ...moveProblems(history), ...viewProblems(history)];
}

function* logProblems({ log, sent, isBot }: History): Generator<Problem> {
  const known = new Map(sent.map(move => [`${move.matchID} ${move.seat} ${move.moveID}`, move]));
  for (const [matchID, rows] of log) {
    const ids = new Set<string>();
    for (const [index, { seq, seat, move, moveID }] of rows.entries()) {
      const about = `${matchID}, move ${seq} of seat ${seat}`;
      if (seq !== index) yield { wrong: 'gap', about };
      if (moveID === undefined) {
        if (!isBot(matchID, seat)) yield { wrong: 'sent by nobody', about };
        continue;
      }
      const name = `${matchID} ${seat} ${moveID}`;
      if (ids.has(name)) yield { wrong: 'doubled', about };
      ids.add(name);
      if (!same(known.get(name)?.move, move)) yield { wrong: 'sent by nobody', about };
    }
  }
}

function* moveProblems({ acknowledged, log }: History): Generator<Problem> {
  const told = new Map<string, string>();
  for (const { matchID, seat, moveID, move, stateID } of acknowledged) {
    const about = `${matchID}, state ${stateID}, seat ${seat}`;
    const rows = log.get(matchID) ?? [];
    const row = rows.find(({ seq }) => stateAfter(seq) === stateID);
    const place = `${matchID} ${stateID}`;
    const name = `${seat} ${moveID}`;
    if ((told.get(place) ?? name) !== name) yield { wrong: 'two orders', about };
    told.set(place, name);
    if (row === undefined || row.moveID !== moveID || row.seat !== seat || !same(row.move, move)) {
      yield { wrong: 'lost', about };
    }
  }
}

function* viewProblems({ watched, log, truth }: History): Generator<Problem> {
  for (const { client, matchID, viewer, seen } of watched) {
    const newest = (log.get(matchID)?.length ?? 0) + 1;
    let last = 0;
    for (const { stateID, view } of seen) {
      const about = `${client} at ${matchID}, state ${stateID}`;
      if (stateID < last) yield { wrong: 'backwards', about };
      last = stateID;
      if (stateID > newest) yield { wrong: 'from the future', about };
      else if (truth(matchID, stateID, viewer) !== view) yield { wrong: 'untrue view', about };
    }
  }
}
