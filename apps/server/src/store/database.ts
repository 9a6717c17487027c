// What the store needs of a database: SQL rows, and transactions that are durable when they end.

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement; `?` stands for a value. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/**
 * Runs a statement that returns no rows, and says how many it changed: cheaper than returning them.
 */
export type Change = (sql: string, ...values: Value[]) => Promise<number>;

export type Work<T> = (query: Query, change: Change) => Promise<T>;

export interface Database {
  /** Reads what has been committed. */
  readonly read: Query;
  /** The suffix of a SELECT that is followed by a write of the same row. */
  readonly forUpdate: string;
  /**
   * All or nothing. The work awaits nothing but its own queries, and may be done again from the
   * beginning. The promise resolves when the transaction is durable.
   */
  transaction<T>(work: Work<T>): Promise<T>;
  /** The same for schema changes, one process at a time. */
  migration<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A transaction that reads one moment of the whole database and writes nothing. */
  snapshot<T>(work: (query: Query) => Promise<T>): Promise<T>;
  tables(): Promise<string[]>;
  /** Copies everything, as of one moment, into a new SQLite file. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

/** Spreads `{ [field]: value }` into a record, or nothing if the column is empty. */
export function optional<Field extends string, T>(
  field: Field,
  row: Row,
  column: string,
  value: (row: Row, column: string) => T,
): { [F in Field]?: T } {
  if (row[column] === null || row[column] === undefined) return {};
  return { [field]: value(row, column) } as { [F in Field]: T };
}

export function json(row: Row, column: string): unknown {
  return JSON.parse(text(row, column));
}
