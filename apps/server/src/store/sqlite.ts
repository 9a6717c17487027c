// SQLite in one file: write-ahead log, every commit synced, one sync for everybody waiting.
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Change, Database, Query, Work } from './database.ts';
import { text } from './database.ts';
import { MIGRATIONS, schemaVersion } from './migrations.ts';
import { keepPrivate, makePrivate, publish } from './private-file.ts';
import { StoreError } from './store.ts';

/** The largest group, so that its first member does not wait long. */
const GROUP_LIMIT = 200;

/**
 * FULL: the log is synced at every commit, so a power cut loses nothing acknowledged. It is carried
 * over into the file every 16 MB: a page that many moves have written is then copied once.
 */
const JOURNAL = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 4000`;

interface Job {
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Opens or creates the file. A file that can't be used is refused before anything is written. */
export async function openSqlite(file: string): Promise<Database> {
  if (existsSync(file)) await inspect(file);
  try {
    if (!existsSync(file)) create(file);
    for (const end of ['', '-wal', '-shm']) keepPrivate(`${file}${end}`);
    return new Sqlite(file);
  } catch (error) {
    throw refusal(file, error);
  }
}

/** Under a temporary name until it is a database: an empty file is never the beginning of one. */
function create(file: string): void {
  const part = `${file}.${randomUUID()}`;
  makePrivate(part);
  const database = new DatabaseSync(part);
  database.exec(JOURNAL);
  database.close();
  publish(part, file);
}

async function inspect(file: string): Promise<void> {
  try {
    if (statSync(file).size === 0) throw empty(file);
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      const [check] = database.prepare('PRAGMA quick_check(1)').all();
      const verdict = check === undefined ? '' : text(check, 'quick_check');
      if (verdict !== 'ok') throw damaged(file, verdict.replace(/\s+/g, ' '));
      const read = reader(database);
      await schemaVersion({ read, tables: () => tablesOf(read) }, MIGRATIONS.length);
    } finally {
      database.close();
    }
  } catch (error) {
    throw refusal(file, error);
  }
}

function damaged(file: string, reason: string): StoreError {
  return new StoreError(
    `The database file ${file} is damaged (${reason}). Put a backup in its place; nothing has been changed.`,
  );
}

/** SQLite would take it for a new database, and every game would silently be gone. */
function empty(file: string): StoreError {
  return new StoreError(
    `The database file ${file} is empty: what was in it is lost. Put a backup in its place, or remove it to begin with a new one; nothing has been changed.`,
  );
}

/** SQLite's own message, wrapped into one an operator can act on. */
function refusal(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/not a database|malformed|corrupt|disk image/.test(reason)) return damaged(file, reason);
  return new StoreError(`The database file ${file} can't be opened: ${reason}.`);
}

/** Prepares each statement once. */
function preparer(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return sql => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

function reader(database: DatabaseSync): Query {
  const prepared = preparer(database);
  return async (sql, ...values) => prepared(sql).all(...values);
}

function writer(database: DatabaseSync): Change {
  const prepared = preparer(database);
  return async (sql, ...values) => Number(prepared(sql).run(...values).changes);
}

async function tablesOf(read: Query): Promise<string[]> {
  const rows = await read(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  return rows.map(row => text(row, 'name'));
}

class Sqlite implements Database {
  readonly forUpdate = '';
  readonly read: Query;
  readonly #file: string;
  readonly #writer: DatabaseSync;
  /** A second connection: it sees only what has been committed. */
  readonly #reader: DatabaseSync;
  readonly #query: Query;
  readonly #change: Change;
  readonly #waiting: Job[] = [];
  #writing: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#writer = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    this.#writer.exec(JOURNAL);
    this.#query = reader(this.#writer);
    this.#change = writer(this.#writer);
    this.#reader = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    this.read = reader(this.#reader);
  }

  transaction<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: value => resolve(value as T), reject });
      // One turn of the event loop later, everybody who came with this one shares its sync.
      this.#writing ??= new Promise<void>(done => setImmediate(done)).then(() => this.#drain());
    });
  }

  migration<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.transaction(work);
  }

  async snapshot<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const connection = new DatabaseSync(this.#file, { readOnly: true, timeout: 5_000 });
    try {
      connection.exec('BEGIN');
      return await work(reader(connection));
    } finally {
      connection.close();
    }
  }

  tables(): Promise<string[]> {
    return tablesOf(this.read);
  }

  async copyTo(file: string): Promise<void> {
    const connection = new DatabaseSync(this.#file, { readOnly: true, timeout: 5_000 });
    makePrivate(file);
    try {
      // All pages in one step: one moment of the database, off this thread, while writers continue.
      await backup(connection, file, { rate: 0x7fff_ffff });
    } finally {
      connection.close();
    }
    // One file, with nothing beside it.
    const copy = new DatabaseSync(file);
    copy.exec('PRAGMA journal_mode = DELETE');
    copy.close();
    await inspect(file);
  }

  async close(): Promise<void> {
    await this.#writing;
    this.#reader.close();
    this.#writer.close();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commitGroup(this.#waiting.splice(0, GROUP_LIMIT));
    this.#writing = undefined;
  }

  /**
   * Each job is all or nothing by itself, and none succeeds before the common commit. If one fails,
   * which is rare, the others are repeated without it: a savepoint for each would slow every move.
   */
  async #commitGroup(group: readonly Job[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    let current: Job | undefined;
    try {
      await this.#change('BEGIN IMMEDIATE');
      for (const job of group) {
        current = job;
        const value = await job.work(this.#query, this.#change);
        outcomes.push(() => job.resolve(value));
      }
      current = undefined;
      await this.#change('COMMIT');
    } catch (error) {
      if (this.#writer.isTransaction) this.#writer.exec('ROLLBACK');
      const failed = current === undefined ? group : [current];
      for (const job of failed) job.reject(error);
      const others = group.filter(job => !failed.includes(job));
      if (others.length > 0) await this.#commitGroup(others);
      return;
    }
    for (const tell of outcomes) tell();
  }
}
