// The built client: a rebuild under a running server must not end it.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { webClient } from '../../src/lobby/web.ts';

test('a file that a new build removed is missing, and nothing worse', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'one');
  const koa = new Koa();
  koa.silent = true;
  koa.use(webClient(folder));
  const http = createServer(koa.callback()).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const at = (path: string) =>
    fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
  try {
    const asset = await at('/assets/app-1.js');
    expect(await asset.text()).toBe('one');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    rmSync(join(folder, 'assets/app-1.js'));
    expect((await at('/assets/app-1.js')).status).toBe(404);
    const page = await at('/table/calimala/some-match');
    expect(await page.text()).toBe('<p>page</p>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await at('/games/unknown')).status).toBe(404);
  } finally {
    http.close();
    rmSync(folder, { recursive: true });
  }
});
