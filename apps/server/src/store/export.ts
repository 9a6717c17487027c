// A whole match as one file: its seed and its moves give every state again.
import { RecordedGame } from '@loggia/protocol';
import { z } from 'zod';
import type { LogRow, Store } from './store.ts';

const Seeded = z.object({ seed: z.string() });
const PAGE = 1_000;

/** `undefined` where there is no such match. Holds every secret of the game: mind who gets it. */
export async function recordedGame(store: Store, id: string): Promise<RecordedGame | undefined> {
  const match = await store.match(id);
  const initial = await store.initialState(id);
  if (match === undefined || initial === undefined) return undefined;
  const { seed } = Seeded.parse(JSON.parse(initial.state));
  const log = await wholeLog(store, id);
  return RecordedGame.parse({
    format: 'loggia-game',
    version: 1,
    game: match.game,
    rulesVersion: match.rulesVersion,
    players: match.seats.map(({ name }) => (name === undefined ? {} : { name })),
    options: match.options,
    seed,
    createdAt: match.createdAt,
    moves: log.map(({ seat, move, at }) => ({ seat, move, at })),
  });
}

async function wholeLog(store: Store, id: string): Promise<LogRow[]> {
  const rows: LogRow[] = [];
  for (;;) {
    const page = await store.log(id, { from: rows.length, limit: PAGE });
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
