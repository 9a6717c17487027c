// The seats this browser holds, with their credentials. Several at one table are possible.
import { isRecord } from '@loggia/kernel';
import { persisted } from './persisted.ts';

export interface TableId {
  game: string;
  id: string;
}

/** What the browser keeps about a table: its rights there, and when it was last used. */
export interface KeptTable extends TableId {
  seats: { seat: number; credentials: string }[];
  host?: string;
  invite?: string;
  at: number;
}

const MOST = 100;

function readTable(stored: unknown): KeptTable[] {
  if (!isRecord(stored)) return [];
  const { game, id, seats, host, invite, at } = stored;
  if (typeof game !== 'string' || typeof id !== 'string' || !Array.isArray(seats)) return [];
  return [
    {
      game,
      id,
      seats: seats.flatMap(kept =>
        isRecord(kept) && typeof kept.seat === 'number' && typeof kept.credentials === 'string'
          ? [{ seat: kept.seat, credentials: kept.credentials }]
          : [],
      ),
      ...(typeof host === 'string' ? { host } : {}),
      ...(typeof invite === 'string' ? { invite } : {}),
      at: typeof at === 'number' ? at : 0,
    },
  ];
}

export const keptTables = persisted<readonly KeptTable[]>('loggia.tables', stored =>
  Array.isArray(stored) ? stored.flatMap(readTable) : [],
);

export function keptTable(tables: readonly KeptTable[], { game, id }: TableId) {
  return tables.find(table => table.game === game && table.id === id);
}

/** Remembers something about a table, keeping what was known before. */
export function keepTable(
  table: TableId,
  change: Partial<Pick<KeptTable, 'host' | 'invite'>> & {
    seat?: { seat: number; credentials: string };
  },
): void {
  const tables = keptTables.get();
  const { seat, ...rights } = change;
  const kept = keptTable(tables, table) ?? { ...table, seats: [], at: 0 };
  const others = kept.seats.filter(one => one.seat !== seat?.seat);
  const next: KeptTable = {
    ...kept,
    ...rights,
    seats: seat === undefined ? kept.seats : [...others, seat].sort((a, b) => a.seat - b.seat),
    at: Date.now(),
  };
  keptTables.set([next, ...tables.filter(one => one !== kept)].slice(0, MOST));
}

/** Seats left on purpose while this page is open: they are taken back only by a press. */
const left = new Set<string>();
const placeOf = ({ id }: TableId, seat: number | null) => `${id}/${seat}`;
export const hasLeft = (table: TableId, seat: number | null) => left.has(placeOf(table, seat));
export const noteLeft = (table: TableId, seat: number | null) => left.add(placeOf(table, seat));
export const noteBack = (table: TableId, seat: number | null) => left.delete(placeOf(table, seat));

/** Forgets a seat, and the table too if nothing is left, not even a way back. */
export function forgetSeat(table: TableId, seat: number): void {
  keptTables.set(
    keptTables.get().flatMap(kept => {
      if (kept.game !== table.game || kept.id !== table.id) return [kept];
      const seats = kept.seats.filter(one => one.seat !== seat);
      const isOver = seats.length === 0 && kept.host === undefined && kept.invite === undefined;
      return isOver ? [] : [{ ...kept, seats }];
    }),
  );
}

export function forgetTable(table: TableId): void {
  keptTables.set(keptTables.get().filter(kept => kept.game !== table.game || kept.id !== table.id));
}
