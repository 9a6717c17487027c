// kill -9 under load, again and again: every acknowledged move is there, and every match goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seededRandom } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, play, read, write } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { recordedGame } from '../../src/match/export.ts';
import { newestState } from '../../src/match/newest-state.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { dealtFrom } from '../wire/players.ts';
import { Driver, type Taken } from './load.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Enough for everyday runs; `CRASHES=50` proves more. */
const CRASHES = Number(process.env.CRASHES ?? 15);
const MATCHES = 6;

let dataDir: string;
let server: ServerProcess | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loggia-crash-'));
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test(`${CRASHES} crashes lose no acknowledged move and damage no match`, async () => {
  const random = seededRandom('crash');
  const taken: Taken[] = [];
  let enough = Number.POSITIVE_INFINITY;
  let pull: (() => void) | undefined;
  const drivers = Array.from(
    { length: MATCHES },
    (_, n) =>
      new Driver(`driver ${n}`, move => {
        taken.push(move);
        if (taken.length >= enough) pull?.();
      }),
  );
  /** Plays on a fresh server until this many more moves are accepted, then kills it. */
  const session = async (moves: number, end: NodeJS.Signals) => {
    server = await startServer(dataDir);
    const { url, stop } = server;
    const pulled = new Promise<void>(resolve => {
      pull = resolve;
    });
    enough = taken.length + moves;
    const playing = Promise.all(drivers.map(driver => driver.play(url)));
    await Promise.race([pulled, playing]);
    // The other matches are in the middle of their moves.
    const code = await stop(end);
    await playing;
    return code;
  };

  let verified = 0;
  for (let n = 0; n < CRASHES; n++) {
    await session(1 + below(random, 20), 'SIGKILL');
    // Not every time: reading recovers the file, which is the next server's job.
    if (n % 10 === 9) verified = await verify(taken, verified);
  }
  expect(await session(10 * MATCHES, 'SIGTERM')).toBe(0);
  await verify(taken, 0);
  await replay(new Set(taken.map(move => move.matchID)));
});

/** Every acknowledged move is in the log as it was made. */
async function verify(taken: Taken[], from: number): Promise<number> {
  const store = await openStore({ dataDir });
  try {
    for (const { matchID, stateID, seat, move } of taken.slice(from)) {
      const [row] = await store.log(matchID, { from: stateID - 2, limit: 1 });
      expect(row).toMatchObject({ seq: stateID - 2, seat, move });
    }
  } finally {
    await store.close();
  }
  return taken.length;
}

/** Seed and log of every match give exactly the state the next server continues from. */
async function replay(ids: ReadonlySet<string>): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    for (const id of ids) {
      const match = await store.match(id);
      if (match === undefined) throw new Error(`match ${id} is gone`);
      const newest = await newestState(store, GAMES.of(match), id);
      if (newest === undefined) throw new Error(`match ${id} has not begun`);
      expect(await replayed(store, id)).toBe(write(newest));
    }
  } finally {
    await store.close();
  }
}

async function replayed(store: Store, id: string): Promise<string> {
  const game = await recordedGame(store, id);
  if (game === undefined) throw new Error(`match ${id} is gone`);
  const entry = GAMES.of(game);
  let state = begin(entry, await dealtFrom(store, id));
  for (const { seat, move } of game.moves) {
    state = play(entry, read(write(state), state.keystreams), seat, move).state;
  }
  return write(state);
}
