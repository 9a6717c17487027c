// The built client: neither a rebuild, nor a bad disk, nor a strange request may bring the server
// down.
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { post } from '../wire/players.ts';

let folder: string;
let house: House;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loggia-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), '<html><head></head><p>page</p></html>');
  writeFileSync(join(folder, 'assets/app-1.js'), '0123456789');
  house = await openHouse({ PUBLIC_URL: 'https://games.example.org' }, { webRoot: folder });
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${house.url}${path}`, { headers });

test('serves build files as immutable, and the page at every other address', async () => {
  const asset = await at('/assets/app-1.js');
  expect(await asset.text()).toBe('0123456789');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const page = await at('/table/calimala/some-match');
  expect(await page.text()).toContain('<p>page</p>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await at('/games/unknown')).status).toBe(404);
  const plain = await at('/assets/app-1.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-length')).toBe('10');
  const etag = plain.headers.get('etag') ?? '';
  // As browsers ask; `fetch` would add that it wants no cached copy.
  expect((await rawly('/assets/app-1.js', { 'if-none-match': etag })).status).toBe(304);
});

test('serves precompressed files, brotli first, unless they are older than the original', async () => {
  const path = join(folder, 'assets/app-1.js');
  const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  writeFileSync(`${path}.br`, brotliCompressSync('brotli'));
  writeFileSync(`${path}.gz`, gzipSync('gzip'));
  const asked = await at('/assets/app-1.js', encodings);
  expect([asked.headers.get('content-encoding'), await asked.text()]).toEqual(['br', 'brotli']);
  const older = await at('/assets/app-1.js', { 'accept-encoding': 'gzip' });
  expect([older.headers.get('content-encoding'), await older.text()]).toEqual(['gzip', 'gzip']);

  const later = new Date(Date.now() + 10_000);
  writeFileSync(path, 'the next build');
  utimesSync(path, later, later);
  expect(await (await at('/assets/app-1.js', encodings)).text()).toBe('the next build');
  writeFileSync(join(folder, 'assets/font-1.woff2'), 'font');
  expect((await at('/assets/font-1.woff2', encodings)).headers.has('content-encoding')).toBe(false);
});

test('the page knows the public address', async () => {
  expect(await (await at('/')).text()).toContain(
    '<meta name="loggia-address" content="https://games.example.org"></head>',
  );
});

test('a file that a new build removed is missing, and a changed one is new', async () => {
  expect((await at('/assets/app-1.js')).status).toBe(200);
  writeFileSync(join(folder, 'assets/app-1.js'), 'changed all through');
  expect(await (await at('/assets/app-1.js')).text()).toBe('changed all through');
  rmSync(join(folder, 'assets/app-1.js'));
  expect((await at('/assets/app-1.js')).status).toBe(404);
});

test('an unreadable file fails only its own request', async () => {
  // It looks like a regular file; reading it fails on every Linux.
  symlinkSync('/proc/self/mem', join(folder, 'assets/broken-1.js'));
  expect((await at('/assets/broken-1.js')).status).toBe(500);
  expect(house.failures).toHaveLength(1);
  expect((await at('/assets/app-1.js')).status).toBe(200);
});

test.each(['bytes=5-2', 'bytes=-0', 'bytes=x', 'bytes=99-', 'bytes=0-1,5-2'])(
  'Range: %s is answered with the whole file and no error',
  async range => {
    const answer = await at('/assets/app-1.js', { range });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    expect(house.failures).toEqual([]);
  },
);

test.each([
  ['hidden files', '/.vite/manifest.json'],
  ['the folder above', '/assets/../../secret.js'],
  ['the same, written another way', '/assets/%2e%2e/%2e%2e/secret.js'],
  ['and another', '/assets/..%2f..%2fsecret.js'],
  ['a name too long for any disk', `/${'x'.repeat(5_000)}.js`],
  ['a name with a NUL', '/assets/app-1.js%00.js'],
  ['two slashes', '//assets/app-1.js'],
  ['a folder', '/assets'],
])('serves only files of the build: %s', async (_, path) => {
  writeFileSync(join(folder, '..', 'secret.js'), 'CANARY');
  const { body } = await rawly(path);
  expect(body).not.toContain('CANARY');
  expect(body).not.toContain('0123456789');
  expect(house.failures).toEqual([]);
  rmSync(join(folder, '..', 'secret.js'));
});

/** `fetch` would normalise the path. */
async function rawly(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(house.url);
  const asked = request({ hostname, port, path, headers }).end();
  const [answer] = await once(asked, 'response');
  let body = '';
  for await (const chunk of answer) body += chunk;
  return { status: Number(answer.statusCode), body };
}

test('clients that hang up or never read hold no file open', async () => {
  writeFileSync(join(folder, 'assets/large-1.js'), 'x'.repeat(8_000_000));
  const { hostname, port } = new URL(house.url);
  const readers = Array.from({ length: 20 }, () => {
    const reader = connect(Number(port), hostname);
    reader.write('GET /assets/large-1.js HTTP/1.1\r\nhost: x\r\n\r\n');
    return reader;
  });
  // Each has the beginning of its answer and reads no further.
  await Promise.all(readers.map(reader => once(reader, 'readable')));
  expect(filesOpenIn(folder)).toEqual([]);
  for (const reader of readers) reader.destroy();
});

function filesOpenIn(where: string): string[] {
  return readdirSync('/proc/self/fd')
    .map(fd => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    })
    .filter(file => file.startsWith(where));
}

describe('the preview of a link', () => {
  /** The properties a crawler reads at an address. */
  async function told(path: string): Promise<Record<string, string>> {
    const page = await (await at(path)).text();
    const tags = page.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g);
    return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
  }
  const create = (body: object) =>
    post(house, '/games/calimala/create', { numPlayers: 3, ...body });

  test('shows the public facts of a public table, with names escaped', async () => {
    const { matchID = '' } = await create({});
    const path = `/table/calimala/${matchID}`;
    await post(house, `/games/calimala/${matchID}/join`, { playerName: '"><script>$&</script>' });
    const page = await (await at(path)).text();
    expect(page).not.toContain('<script>');
    expect(await told(path)).toMatchObject({
      'og:title': 'Calimala – Loggia',
      'og:description':
        'A table of Calimala with 2 free seats. &quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;.',
      'og:url': `https://games.example.org${path}`,
      'og:image': 'https://games.example.org/pictures/calimala.png',
    });
  });

  test('looks the same for a private table and one that does not exist', async () => {
    const { matchID = '', invite = '' } = await create({ unlisted: true });
    await post(house, `/games/calimala/${matchID}/join`, { playerName: 'Ada', invite });
    const hidden = await told(`/table/calimala/${matchID}`);
    const { 'og:url': _, ...missing } = await told('/table/calimala/nothing');
    expect(hidden).toMatchObject(missing);
    expect(JSON.stringify(hidden)).not.toMatch(/Ada|seat/);
    expect(await told('/table/go/nothing')).toEqual({});
    // Another game's path leads nowhere.
    const { matchID: open = '' } = await create({});
    expect((await told(`/table/pillars/${open}`))['og:description']).toBe(
      'A table of The Pillars of the Earth.',
    );
  });

  test('looks nothing up for a client over its rate limit', async () => {
    await house.close();
    house = await openHouse({ RATE_HTTP: '2' }, { webRoot: folder });
    const { matchID } = await create({});
    const path = `/table/calimala/${matchID}`;
    expect((await told(path))['og:description']).toBe('A table of Calimala.');
    expect((await at(path)).status).toBe(200);
  });
});
