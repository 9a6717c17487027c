// Copies everything from one database into another, empty one of either kind.
import type { Database, Query, Row, Value } from './database.ts';
import { TABLES } from './migrations.ts';

const PAGE = 500;

export async function copyAll(from: Database, to: Database): Promise<void> {
  await from.snapshot(async read => {
    for (const table of TABLES) {
      for await (const rows of pages(read, table.name, table.key)) {
        await to.transaction(query => insertAll(query, table.name, rows));
      }
    }
  });
}

async function* pages(
  read: Query,
  table: string,
  key: readonly string[],
): AsyncGenerator<Row[], void> {
  const order = key.join(', ');
  const places = key.map(() => '?').join(', ');
  let rows = await read(`SELECT * FROM ${table} ORDER BY ${order} LIMIT ${PAGE}`);
  for (;;) {
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    rows = await read(
      `SELECT * FROM ${table} WHERE (${order}) > (${places}) ORDER BY ${order} LIMIT ${PAGE}`,
      ...key.map(column => cell(last, column)),
    );
  }
}

async function insertAll(query: Query, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    await query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ...columns.map(column => cell(row, column)),
    );
  }
}

function cell(row: Row, column: string): Value {
  const value = row[column];
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`column ${column} holds a ${typeof value}`);
}
