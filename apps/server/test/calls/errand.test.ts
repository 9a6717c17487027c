// Addresses that nothing is sent to, however they are written, and encryption as the standard
// demands.
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { isPublic } from '../../src/calls/addresses.ts';
import { addressFor, Forbidden, placeOf, run } from '../../src/calls/errand.ts';
import { Messenger } from '../../src/calls/messenger.ts';
import { newVapidKeys, publicKeyOf, pushErrand, sealed } from '../../src/calls/web-push.ts';
import { browser, Receiver } from './receiver.ts';

const open: Receiver[] = [];
afterEach(() => {
  for (const receiver of open.splice(0)) receiver.close();
});
async function receiver(): Promise<Receiver> {
  const opened = await new Receiver().open();
  open.push(opened);
  return opened;
}
const here = (address: string) => address === '127.0.0.1';

test.each([
  ['1.1.1.1', true],
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['localhost', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  'http://1.1.1.1/',
  'ftp://1.1.1.1/',
  'https://user:word@1.1.1.1/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
])('sends nothing to %s', async address => {
  const url = async () => addressFor(placeOf(address));
  await expect(url()).rejects.toThrow(Forbidden);
});

test('the length of an address is limited', () => {
  expect(() => placeOf(`https://1.1.1.1/${'x'.repeat(1_000)}`)).toThrow(Forbidden);
});

test('looks a name up once and connects to the address it checked', async () => {
  const room = await receiver();
  const url = `${room.url.replace('127.0.0.1', 'localhost')}/x`;
  const checked: string[] = [];
  const status = await run({ url, headers: {}, body: Buffer.from('{}') }, address => {
    checked.push(address);
    return here(address) || address === '::1';
  });
  expect(status).toBe(201);
  expect(checked.length).toBeGreaterThan(0);
  await expect(run({ url, headers: {}, body: Buffer.from('') })).rejects.toThrow(Forbidden);
  expect(room.received.length).toBe(1);
});

test('does not follow redirects', async () => {
  const [room, secret] = [await receiver(), await receiver()];
  room.answers.push({ status: 302, headers: { location: secret.url } });
  const messenger = new Messenger({ isAllowed: here });
  const errand = { url: room.url, headers: {}, body: Buffer.from('{}') };
  expect(await messenger.send(errand)).toBe('failed');
  expect(secret.received).toEqual([]);
});

test('retries failures a few times, but not when the address is gone', async () => {
  const room = await receiver();
  const messenger = new Messenger({ isAllowed: here, pauses: [1, 1] });
  const errand = { url: room.url, headers: {}, body: Buffer.from('{}') };
  room.answers.push({ status: 503 }, { status: 429 });
  expect(await messenger.send(errand)).toBe('done');
  room.answers.push({ status: 500 }, { status: 500 }, { status: 500 });
  expect(await messenger.send(errand)).toBe('failed');
  room.answers.push({ status: 410 });
  expect(await messenger.send(errand)).toBe('gone');
  expect(room.received.length).toBe(7);
  messenger.close();
  expect(await messenger.send(errand)).toBe('failed');
});

test('encrypts a message as in the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const message = Buffer.from('When I grow up, I want to be a watermelon');
  expect(sealed(message, { keys }, { ecdh, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('signs its requests so that a push service recognizes the server', () => {
  const keys = newVapidKeys();
  const { subscription, read } = browser('https://push.example.org/abc');
  const parts = { keys, contact: 'https://games.example.org' };
  const { headers, body } = pushErrand(subscription, '{"kind":"turn"}', parts);
  expect(read(body)).toEqual({ kind: 'turn' });
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKeyOf(keys));
  expect(Buffer.from(key ?? '', 'base64url').length).toBe(65);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.org',
    sub: 'https://games.example.org',
  });
  const { d: _, ...point } = JSON.parse(keys);
  const publicKey = createPublicKey({ key: point, format: 'jwk' });
  const told = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, 'base64url');
  expect(verify('sha256', told, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true);
});
