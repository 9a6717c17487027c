// What the browser keeps of its tables: several seats, the rights of a host, only valid values.
import { beforeEach, describe, expect, test } from 'vitest';
import { persisted } from '../src/net/persisted.ts';
import { forgetSeat, forgetTable, keepTable, keptTable, keptTables } from '../src/net/seats.ts';

const table = { game: 'calimala', id: 'one' };
const seat = (number: number) => ({ seat: number, credentials: `secret ${number}` });

beforeEach(() => keptTables.set([]));

describe('kept tables', () => {
  test('keeps several seats at one table, in order', () => {
    keepTable(table, { host: 'host', invite: 'invite' });
    keepTable(table, { seat: seat(2) });
    keepTable(table, { seat: seat(0) });
    expect(keptTable(keptTables.get(), table)).toMatchObject({
      host: 'host',
      invite: 'invite',
      seats: [seat(0), seat(2)],
    });
  });

  test('new credentials of a seat replace the old ones', () => {
    keepTable(table, { seat: seat(1) });
    keepTable(table, { seat: { seat: 1, credentials: 'newer' } });
    expect(keptTable(keptTables.get(), table)?.seats).toEqual([{ seat: 1, credentials: 'newer' }]);
  });

  test('the last used table comes first', () => {
    keepTable(table, { seat: seat(0) });
    keepTable({ game: 'calimala', id: 'two' }, { seat: seat(0) });
    expect(keptTables.get().map(({ id }) => id)).toEqual(['two', 'one']);
    keepTable(table, { invite: 'again' });
    expect(keptTables.get().map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('forgets a table without seat and rights, but not one of the host', () => {
    keepTable(table, { seat: seat(0) });
    forgetSeat(table, 0);
    expect(keptTables.get()).toEqual([]);
    keepTable(table, { invite: 'way back', seat: seat(0) });
    forgetSeat(table, 0);
    expect(keptTable(keptTables.get(), table)).toMatchObject({ invite: 'way back', seats: [] });
    keepTable(table, { host: 'host', seat: seat(0) });
    forgetSeat(table, 0);
    expect(keptTable(keptTables.get(), table)?.seats).toEqual([]);
    forgetTable(table);
    expect(keptTables.get()).toEqual([]);
  });
});

test('reads a valid value whatever was stored', () => {
  const read = (stored: unknown) => (typeof stored === 'number' ? stored : 7);
  expect(persisted('nothing', read).get()).toBe(7);
  const store = persisted('told', read);
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.set(8);
  stop();
  store.set(9);
  expect([store.get(), told]).toEqual([9, 1]);
});
