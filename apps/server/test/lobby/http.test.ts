// The HTTP interface: headers, sizes, poisoned bodies, documents, the built web client.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, ErrorBody } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { post, request, seatedTable } from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'loggia-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>web</title>');
  house = await openHouse({ ALLOWED_ORIGINS: 'https://friends.example' }, { webRoot });
});
afterAll(() => house.close());

const create = '/games/calimala/create';

test('7: bodies cannot reach prototypes, and people can still join afterwards', async () => {
  const { matchID } = await post(house, create, { numPlayers: 3 });
  const poison = [
    '{"__proto__":{"polluted":1},"playerName":"x"}',
    '{"constructor":{"prototype":{"polluted":1}},"playerName":"x"}',
    '{"playerName":"x","data":{"__proto__":{"polluted":1}}}',
    '{"playerName":"x","playerID":"__proto__"}',
    '{"playerName":"x","playerID":"constructor"}',
    '{"playerName":{"toString":1}}',
  ];
  for (const body of poison) {
    const answer = await request(house, `/games/calimala/${matchID}/join`, { body });
    expect([body, answer.status, answer.body.error.code]).toEqual([body, 400, 'request.malformed']);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  await post(house, `/games/calimala/${matchID}/join`, { playerName: 'Ada' });
});

test('9: absurd sizes are refused quickly, with the reason', async () => {
  const big = await request(house, create, {
    body: { numPlayers: 3, setupData: 'x'.repeat(20_000) },
  });
  expect([big.status, big.body.error.code]).toEqual([413, 'request.too-large']);
  const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
  const nested = await request(house, create, { body: `{"numPlayers":3,"setupData":${deep}}` });
  expect([nested.status, nested.body.error.code]).toEqual([400, 'request.malformed']);
  const { matchID } = await post(house, create, { numPlayers: 3 });
  for (const body of [
    { playerName: 'x'.repeat(33) },
    { playerName: '' },
    { playerName: '   ' },
    { playerName: '\u0000\u202e\n' },
    { playerName: 'x', data: 'x'.repeat(2_000) },
  ]) {
    expect((await request(house, `/games/calimala/${matchID}/join`, { body })).status).toBe(400);
  }
});

test('every refusal has the same shape and reveals no internals', async () => {
  const answers = await Promise.all([
    request(house, create, { body: '{' }),
    request(house, create, { body: 'null' }),
    request(house, create, { body: '[]' }),
    request(house, create, { body: 'x=1', headers: { 'content-type': 'text/plain' } }),
    request(house, '/games/calimala', { method: 'DELETE' }),
    request(house, '/games/calimala?limit=x'),
    request(house, '/games/calimala?cursor=%00%ff'),
    request(house, '/games/%E0%A4%A'),
    request(house, '/games/calimala/__proto__'),
    request(house, '/games/constructor/create', { body: { numPlayers: 3 } }),
    request(house, '/nowhere', { body: {} }),
  ]);
  for (const { status, body, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(() => ErrorBody.parse(body)).not.toThrow();
    expect(text).not.toMatch(/node_modules|\.ts:\d|\n\s+at /);
  }
  expect(house.failures).toEqual([]);
});

test('21: headers protect the page, and CORS allows only listed origins', async () => {
  const { headers } = await request(house, '/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const from = (origin: string) => request(house, '/games', { headers: { origin } });
  const allowed = await from('https://friends.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friends.example');
  const stranger = await from('https://evil.example');
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
});

test('responses for a seat are never cached', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const [ticket] = tickets;
  for (const path of ['', '/view?moves=0', '/history', '/chat']) {
    const answer = await request(house, `/games/calimala/${matchID}${path}`, {
      token: ticket?.credentials ?? '',
    });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      200,
      'no-store',
    ]);
  }
});

test('21: a refusal does not echo the credentials', async () => {
  const { matchID } = await seatedTable(house);
  const body = { playerID: '0', credentials: 'my-secret-guess' };
  const { status, text } = await request(house, `/games/calimala/${matchID}/leave`, { body });
  expect(status).toBe(403);
  expect(text).not.toContain('my-secret-guess');
});

test('the OpenAPI document and its page name every endpoint', async () => {
  const { body: document } = await request(house, '/api/openapi.json');
  const { text: page, headers } = await request(house, '/api/docs');
  expect(headers.get('content-type')).toContain('text/html');
  expect(page).not.toContain('<script');
  const paths = document.paths as Record<string, Record<string, unknown>>;
  for (const { method, path } of Object.values(ENDPOINTS)) {
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
    expect(page).toContain(path);
  }
  const { body: games } = await request(house, '/api/games');
  const calimala = { name: 'calimala', players: { min: 3, max: 5 }, bots: false };
  expect(games).toContainEqual(expect.objectContaining(calimala));
});

test('unknown paths lead to the web client, unknown tables do not', async () => {
  for (const path of ['/', '/table/abc', '/index.html']) {
    const { status, text, headers } = await request(house, path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('<title>web</title>');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  for (const path of ['/games/calimala/unknown', '/games/calimala/unknown/x', '/api/x']) {
    expect([path, (await request(house, path)).status]).toEqual([path, 404]);
  }
  expect((await request(house, '/../../../etc/passwd')).text).not.toContain('root:');
});

test('20: requests are rate-limited by address', async () => {
  const strict = await openHouse({ RATE_HTTP: '20', RATE_CREATE: '4' });
  const made = await Promise.all(
    Array.from({ length: 6 }, () => request(strict, create, { body: { numPlayers: 3 } })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(made.filter(({ body }) => body.error?.code === 'request.too-many')).toHaveLength(4);
  const read = await Promise.all(Array.from({ length: 10 }, () => request(strict, '/games')));
  const last = read.find(({ status }) => status === 429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});
