// PostgreSQL through a pool of connections.
import pg from 'pg';
import { copyAll } from './copy.ts';
import type { Change, Database, Query, Row, Value, Work } from './database.ts';
import { text } from './database.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store.ts';

/** Any number, the same in every process: its holder may change the schema. */
const MIGRATION_LOCK = 1_250_404;
const CONNECTIONS = 10;
/** No statement of ours takes as long as this. */
const PATIENCE_MILLISECONDS = 30_000;
/** In addition, for the network. A connection that is silent for longer is given up. */
const WAY_MILLISECONDS = 2_000;

/** A connection, or the pool that lends one. */
interface Runner {
  query(statement: pg.QueryConfig<Value[]>): Promise<pg.QueryResult<Row>>;
}

export async function openPostgres(
  url: string,
  patience: number = PATIENCE_MILLISECONDS,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: patience,
    // A connection may go silent without closing; then the database cannot enforce its own timeout.
    query_timeout: patience + WAY_MILLISECONDS,
    // A node that stalls within a transaction must not hold the match's row that long.
    idle_in_transaction_session_timeout: 5_000,
    application_name: 'loggia',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while idle is replaced by the next query; no reason to stop.
  pool.on('error', () => {});
  // A connection in use fails its query. The listener is installed before anything else: the end of
  // a connection may arrive in the same packet as its beginning, and without a listener that would
  // end the process.
  pool.on('connect', client => client.on('error', () => {}));
  const database = new Postgres(pool);
  try {
    await database.read('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StoreError(
      `PostgreSQL at ${withoutPassword(url)} can't be reached: ${reason(error)}.`,
    );
  }
  return database;
}

/** Our numbers all fit a double: BIGINT becomes a number, as it is in SQLite. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid);
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the given address';
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}

const names = new Map<string, { name: string; text: string }>();

/** `?` becomes `$1`, and each statement gets a name, so that every connection prepares it once. */
function prepared(sql: string) {
  let statement = names.get(sql);
  if (statement === undefined) {
    let count = 0;
    statement = { name: `s${names.size}`, text: sql.replace(/\?/g, () => `$${++count}`) };
    names.set(sql, statement);
  }
  return statement;
}

/** PostgreSQL's text has no NUL; none of ours do, so a value with one must match nothing. */
function storable(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

function run(runner: Runner, sql: string, values: Value[]): Promise<pg.QueryResult<Row>> {
  return runner.query({ ...prepared(sql), values: values.map(storable) });
}

function queryOn(runner: Runner): Query {
  return async (sql, ...values) => (await run(runner, sql, values)).rows;
}

function changeOn(runner: Runner): Change {
  return async (sql, ...values) => (await run(runner, sql, values)).rowCount ?? 0;
}

class Postgres implements Database {
  readonly forUpdate = ' FOR UPDATE';
  readonly read: Query;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.read = queryOn(pool);
  }

  transaction<T>(work: Work<T>): Promise<T> {
    return this.#within('BEGIN', work);
  }

  migration<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.transaction(async query => {
      await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      return work(query);
    });
  }

  snapshot<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);
  }

  async tables(): Promise<string[]> {
    const rows = await this.read(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    );
    return rows.map(row => text(row, 'name'));
  }

  /** Into a SQLite file of the same schema: one kind of backup for both databases. */
  async copyTo(file: string): Promise<void> {
    const copy = await openSqlite(file);
    try {
      await migrate(copy);
      await copyAll(this, copy);
    } finally {
      await copy.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #within<T>(begin: string, work: Work<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const value = await work(queryOn(client), changeOn(client));
      await client.query('COMMIT');
      return value;
    } catch (error) {
      const rollback = { text: 'ROLLBACK', query_timeout: WAY_MILLISECONDS };
      await client.query(rollback).catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
