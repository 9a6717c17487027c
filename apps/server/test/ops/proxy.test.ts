// Behind a real nginx, configured as documented.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { seatedTable, stockClient, until } from '../wire/players.ts';
import { freePort } from './free-port.ts';

const NGINX = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map(bin => join(bin, 'nginx'))
  .find(path => existsSync(path));
const DOCS = new URL('../../../../docs/self-hosting.md', import.meta.url);

/** The server as documented, with nginx in front of it at the public address. */
async function open(env: Record<string, string> = {}): Promise<{ house: House; address: string }> {
  if (NGINX === undefined) {
    throw new Error(
      'This test runs behind a real nginx. Install it (Debian: apt-get install nginx).',
    );
  }
  const address = `http://127.0.0.1:${await freePort()}`;
  const house = await openHouse({ PUBLIC_URL: address, TRUST_PROXY: '1', ...env });
  onTestFinished(() => house.close());
  const folder = mkdtempSync(join(tmpdir(), 'loggia-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     http { access_log off;
       ${places.map(place => `${place}_temp_path ${folder}/${place};`).join(' ')}
       ${documented(address, house.url)} }`,
  );
  const nginx = spawn(NGINX, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await expect.poll(() => isOpen(address)).toBe(true);
  return { house, address };
}

/** With our ports, and without certificates. */
function documented(outside: string, inside: string): string {
  const [, block = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(DOCS, 'utf8')) ?? [];
  return block
    .replace('listen 443 ssl;', `listen ${new URL(outside).host};`)
    .replace(/ssl_certificate.*\n/g, '')
    .replace('http://127.0.0.1:8000', inside);
}

function isOpen(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

function create(address: string, headers: Record<string, string> = {}): Promise<number> {
  return fetch(`${address}/games/calimala/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...headers },
    body: JSON.stringify({ numPlayers: 3 }),
  }).then(answer => answer.status);
}

test('only pages of the public address can open tables and play', async () => {
  const { house, address } = await open();
  expect(await create(address)).toBe(200);
  expect(await create(address, { origin: 'https://evil.example' })).toBe(403);
  const { tickets } = await seatedTable(house);
  const outside = { ...house, url: address };
  const players = tickets.map(ticket =>
    stockClient(outside, ticket, 'websocket', { origin: address }),
  );
  await until(() => players.every(client => client.getState() !== null), 'sync through nginx');
  for (const client of players) client.stop();
});

test('a forged address does not count', async () => {
  const { address } = await open({ RATE_CREATE: '4' });
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n++)
    statuses.push(await create(address, { 'x-forwarded-for': `203.0.113.${n}` }));
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test('a server that trusts a proxy listens only on this machine unless configured otherwise', async () => {
  const { house, address } = await open({ HOST: '' });
  const { port } = new URL(house.url);
  // 127.0.0.2 is this machine too, but not an address the server listens on.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();
  expect(await create(address)).toBe(200);
});
