// A whole match as one file: its seed and moves reproduce every state.
import { RecordedGame } from '@loggia/protocol';
import type { LogRow, Store } from '../store/store.ts';
import { secretsOf, wordsOf } from './chance.ts';
import { detailsOf } from './details.ts';

const PAGE = 1_000;

/**
 * `undefined` if there is no such match. Contains every secret of the game: be careful who gets it.
 */
export async function recordedGame(store: Store, id: string): Promise<RecordedGame | undefined> {
  const match = await store.match(id);
  if (match === undefined) return undefined;
  const secrets = await secretsOf(store, id);
  const log = await wholeLog(store, id);
  const recorded = {
    format: 'loggia-game',
    game: match.game,
    rulesVersion: match.rulesVersion,
    players: match.seats.map(({ name }) => (name === undefined ? {} : { name })),
    options: match.options,
    createdAt: match.createdAt,
  };
  const { chance, gameover } = detailsOf(match);
  if (!('chance' in secrets)) {
    const moves = log.map(({ seat, move, at }) => ({ seat, move, at }));
    return RecordedGame.parse({ ...recorded, version: 1, seed: secrets.seed, moves });
  }
  return RecordedGame.parse({
    ...recorded,
    version: 2,
    chance: { ...chance, ...secrets.chance, words: wordsOf(match) },
    moves: log.map(({ seat, move, events, at }) => ({ seat, move, events, at })),
    ...(gameover !== undefined && { result: gameover }),
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
