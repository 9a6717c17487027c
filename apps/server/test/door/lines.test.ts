// Idle connections: one address cannot hold them all, and all together cannot take every file.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../crash/server-process.ts';
import { openHouse } from '../wire/house.ts';

interface Line {
  socket: Socket;
  /** Whether the server accepted it; known once it has answered or hung up. */
  isHeld: Promise<boolean>;
}

/** A connection from a separate address; all of 127.0.0.0/8 is this machine. */
function line(url: string, from: string): Line {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  const isHeld = new Promise<boolean>(known => {
    socket.once('data', () => known(true));
    socket.once('close', () => known(false));
    socket.on('error', () => known(false));
  });
  socket.write('GET /api/docs.css HTTP/1.1\r\nhost: x\r\n\r\n');
  return { socket, isHeld };
}

async function held(lines: readonly Line[]): Promise<number> {
  return (await Promise.all(lines.map(({ isHeld }) => isHeld))).filter(Boolean).length;
}

const fresh = (url: string) => fetch(`${url}/api/docs.css`).then(answer => answer.status);

test('an address holds twice as many connections as sockets; others are not affected', async () => {
  const house = await openHouse({ SOCKETS_PER_ADDRESS: '5' });
  const lines = Array.from({ length: 40 }, () => line(house.url, '127.0.0.2'));
  expect(await held(lines)).toBe(10);
  expect(await fresh(house.url)).toBe(200);
  // Hanging up makes room.
  for (const { socket } of lines) socket.destroy();
  await expect.poll(() => held([line(house.url, '127.0.0.2')])).toBe(1);
  await house.close();
});

test('connections of a trusted proxy do not count as one player’s', async () => {
  const house = await openHouse({ SOCKETS_PER_ADDRESS: '5', TRUST_PROXY: '1' });
  const lines = Array.from({ length: 40 }, () => line(house.url, '127.0.0.2'));
  expect(await held(lines)).toBe(40);
  for (const { socket } of lines) socket.destroy();
  await house.close();
});

test('many addresses together leave the server the file descriptors it needs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loggia-lines-'));
  const FILES = 200;
  const server = await startServer(dataDir, { limits: [`--nofile=${FILES}`] });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const status = () =>
    new Promise((answered, failed) => {
      const asked = request(`${server.url}/healthz`, { agent }, answer => {
        answer.resume().once('end', () => answered(answer.statusCode));
      });
      asked.once('error', failed).end();
    });
  expect(await status()).toBe(200);
  const lines = Array.from({ length: 2 * FILES }, (_, n) => line(server.url, `127.0.1.${n % 9}`));
  // One is the connection that was there before.
  expect(await held(lines)).toBe(FILES * 0.75 - 1);
  expect(await status()).toBe(200);
  for (const { socket } of lines) socket.destroy();
  agent.destroy();
  await server.stop('SIGTERM');
  rmSync(dataDir, { recursive: true });
});
