// Everything that happened at a table, as far as the reader may know, page by page.
import type { HistoryEntry } from '@loggia/protocol';
import { ask } from './lobby-client.ts';
import type { TableId } from './seats.ts';

const PAGE = 500;

export interface Reading {
  table: TableId;
  bearer: string | undefined;
  /** The first move to read. */
  from?: number;
  signal: AbortSignal;
}

export async function wholeHistory(reading: Reading): Promise<HistoryEntry[]> {
  const { table, bearer, signal } = reading;
  const entries: HistoryEntry[] = [];
  for (let from = reading.from; ; ) {
    const query = { from: from ?? 0, limit: PAGE };
    const page = await ask('history', { table, bearer, query, signal });
    entries.push(...page.entries);
    if (page.next === undefined) return entries;
    from = page.next;
  }
}
