// Two nodes behind a real Caddy with the Caddyfile of the compose file.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calimala } from '@loggia/calimala';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../ops/free-port.ts';
import { type House, type Node, openHouse } from '../wire/house.ts';
import {
  moveArgs,
  RawSocket,
  request,
  seatedTable,
  stockClient,
  type Ticket,
  until,
} from '../wire/players.ts';

const CADDYFILE = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url));
const TOKEN = 'the-token-of-this-very-house';

let house: House;
let proxy: { url: string };
beforeEach(async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  house = await openHouse({ TRUST_PROXY: '1', PUBLIC_URL: url, ADMIN_TOKEN: TOKEN });
  proxy = await startCaddy(url, house.nodes);
});
afterEach(() => house.close());

/** Its admin endpoint would be the same for every Caddy on the machine. */
function configured(url: string, nodes: readonly Node[], folder: string): string {
  const NODES = nodes.map(node => new URL(node.url).host).join(' ');
  const args = ['adapt', '--adapter', 'caddyfile', '--config', CADDYFILE];
  const env = { PATH: process.env.PATH, HOME: folder, DOMAIN: url, NODES };
  const json = JSON.parse(execFileSync('caddy', args, { env, stdio: 'pipe' }).toString());
  const file = join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify({ ...json, admin: { disabled: true } }));
  return file;
}

async function startCaddy(url: string, nodes: readonly Node[]): Promise<{ url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-caddy-'));
  const env = { PATH: process.env.PATH, HOME: folder };
  const file = configured(url, nodes, folder);
  const caddy = spawn('caddy', ['run', '--config', file], { env, stdio: 'ignore' });
  const ended = once(caddy, 'exit');
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const isOpen = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen).toBe(true);
  return { url };
}

async function seated(at: { url: string }, { matchID, playerID, credentials }: Ticket) {
  const socket = await new RawSocket(at).connected();
  const state = await socket.sync(matchID, playerID, credentials);
  return { socket, state };
}

/** The first legal move of a seat, through the node or proxy it is connected to. */
async function plays({ socket, state }: Awaited<ReturnType<typeof seated>>, ticket: Ticket) {
  const [move] = calimala.legal(state.G, Number(ticket.playerID));
  if (move === undefined) throw new Error('no move');
  return new Promise<{ ok: boolean }>(done => {
    socket.emit('update', ...moveArgs(move, state._stateID, ticket), done);
  });
}

test('both nodes see a move made through the proxy, and clients cannot forge their address', async () => {
  const { matchID, tickets } = await seatedTable(proxy);
  const [ada, bob] = tickets as [Ticket, Ticket];
  const watching = await Promise.all(house.nodes.map(node => seated(node, bob)));
  const told = watching.map(({ socket }) => socket.next('patch'));
  const player = await seated(proxy, ada);
  expect(await plays(player, ada)).toMatchObject({ ok: true });
  await Promise.all(told);

  const liar = new RawSocket(proxy, 'calimala', { 'x-forwarded-for': '203.0.113.5' });
  await (await liar.connected()).sync(matchID, null);
  const desk = { token: TOKEN, headers: { 'x-forwarded-for': '203.0.113.6' } };
  const table = async () => (await request(proxy, `/admin/tables/${matchID}`, desk)).text;
  await expect.poll(table).toMatch(/"watching":\[\["127\.0\.0\.1",1\]\]/);
  expect(await table()).not.toContain('203.0.113');
  for (const { socket } of [...watching, player]) socket.close();
  liar.close();
});

test('a client without websockets stays with one node', async () => {
  const { tickets } = await seatedTable(proxy);
  const [ada] = tickets as [Ticket];
  const client = stockClient({ ...house, url: proxy.url }, ada, 'polling');
  await until(() => client.getState() !== null, 'a sync by long polling');
  expect(client.getState()?.isConnected).toBe(true);
  client.stop();
});

test('when a node stops, its clients continue on the other', async () => {
  const { matchID, tickets } = await seatedTable(proxy);
  const [ada, bob] = tickets as [Ticket, Ticket];
  const before = await seated(proxy, ada);
  const isAt = ({ app }: Node) => app.tables.loaded(matchID)?.audience.isEmpty === false;
  const used = house.nodes.find(isAt);
  const gone = new Promise(done => before.socket.socket.once('disconnect', done));
  await used?.app.close();
  await gone;
  const other = house.nodes.find(node => node !== used) as Node;
  const watching = await seated(other, bob);
  const told = watching.socket.next('patch');
  const again = await seated(proxy, ada);
  expect(await plays(again, ada)).toMatchObject({ ok: true });
  await told;
  for (const { socket } of [watching, again]) socket.close();
});
