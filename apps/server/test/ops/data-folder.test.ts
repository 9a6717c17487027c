// The data folder of a server: used by one server only, and not ready when it cannot be written.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { restore } from '../../src/store/restore.ts';
import { type ServerProcess, startServer } from '../crash/server-process.ts';

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'loggia-folder-'));
  server = await startServer(dataDir);
});
afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const BUSY = /The data folder .* is in use by another Loggia\. Stop that one/;

test('a second server on the same folder is refused with a sentence; the first keeps running', async () => {
  await expect(startServer(dataDir)).rejects.toThrow(BUSY);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('refuses to restore while the server is running', async () => {
  const backup = join(dataDir, 'backup.sqlite');
  const store = await openStore({ dataDir });
  await store.backup(backup);
  await store.close();
  await expect(restore({ dataDir }, backup)).rejects.toThrow(BUSY);
});

test.each(['SIGKILL', 'SIGTERM'] as const)('after %s the folder is free', async signal => {
  await server.stop(signal);
  server = await startServer(dataDir);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('a full disk makes the server not ready until it can write again', async () => {
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  // No file may grow by a single byte: like a full disk, without filling one.
  const fileSize = (limit: string) =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${limit}:unlimited`]);
  fileSize('0');
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  fileSize('unlimited');
  await expect.poll(ready).toBe(200);
});
