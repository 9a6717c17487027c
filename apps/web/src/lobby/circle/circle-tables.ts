// A circle as its members see it: where to go now, and what was played.
import type { Result } from '@loggia/kernel';
import type { Answer } from '@loggia/protocol';
import { ask } from '../../net/lobby-client.ts';
import { type PlayedGame, playedAt } from '../../shared/played-games.ts';

type CircleTable = Answer<'getCircle'>['tables'][number];

/** Pages of history; older ones stay on the server. */
const PAGES_MOST = 10;

export async function circleTables(key: string, signal: AbortSignal): Promise<CircleTable[]> {
  const tables: CircleTable[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MOST; page++) {
    const query = cursor === undefined ? {} : { cursor };
    const read = await ask('getCircle', { bearer: key, query, signal });
    tables.push(...read.tables);
    cursor = read.next;
    if (cursor === undefined) break;
  }
  return tables;
}

/** Where the friends are playing, or about to: newest first. */
export const openTables = (tables: readonly CircleTable[]) =>
  tables.filter(({ status }) => status !== 'over');

export function playedTables(tables: readonly CircleTable[]): PlayedGame[] {
  return tables.flatMap(table =>
    table.status === 'over' && isResult(table.gameover) ? [playedAt(table, table.gameover)] : [],
  );
}

/** The names of people, each once. */
export function membersOf(tables: readonly CircleTable[]): string[] {
  const people = tables.flatMap(({ players }) =>
    players.flatMap(({ name, bot }) => (name === undefined || bot !== undefined ? [] : [name])),
  );
  return [...new Set(people)];
}

/** Every game ends with the kernel's result. */
function isResult(gameover: unknown): gameover is Result {
  return typeof gameover === 'object' && gameover !== null && 'standings' in gameover;
}
