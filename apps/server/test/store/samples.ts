// Short records for store tests.
import type { Commit, LogRow, NewMatch } from '../../src/store/store.ts';

let count = 0;

export function newMatch(over: Partial<NewMatch> = {}): NewMatch {
  const players = over.players ?? 3;
  return {
    id: `match-${++count}`,
    game: 'calimala',
    rulesVersion: 1,
    players,
    options: { layout: 'random' },
    status: 'waiting',
    unlisted: false,
    seats: Array.from({ length: players }, (_, seat) => ({ seat })),
    details: {},
    ...over,
  };
}

export const INITIAL = { version: 0, state: '{"G":{"round":0}}' };

/** Move number `n`: state version n − 1 becomes n. */
export function move(n: number, over: Partial<Commit> = {}): Commit {
  return {
    version: n,
    state: `{"G":{"round":${n}}}`,
    log: [
      {
        seq: n - 1,
        seat: n % 3,
        move: JSON.stringify({ type: 'placeDisc', street: n }),
        events: JSON.stringify([{ type: 'discPlaced', street: n }]),
        at: 1_000 + n,
      },
    ],
    ...over,
  };
}

/** The rows of a commit as the store returns them. */
export function told({ log }: Commit): LogRow[] {
  return log.map(row => ({ ...row, move: JSON.parse(row.move), events: JSON.parse(row.events) }));
}
