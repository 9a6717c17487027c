// Web push: a message for one browser that its push service cannot read (RFC 8291), from a server
// that the service can recognise (RFC 8292).
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';
import type { PushSubscription } from '@loggia/protocol';
import type { Errand } from './errand.ts';

/** The keys that identify this server to push services, as JSON Web Key. */
export function newVapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/** What a browser needs to subscribe: the public point. */
export function publicKeyOf(keys: string): string {
  const { x = '', y = '' } = JSON.parse(keys) as JsonWebKey;
  return Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url');
}

const CURVE = 'prime256v1';

/**
 * Whether something can be encrypted for a browser: most texts of the right length are not a point.
 */
export function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A notification that waits longer than this for its browser is useless. */
const WORTH_SECONDS = 24 * 3600;
const TOKEN_SECONDS = 12 * 3600;

export interface PushParts {
  keys: string;
  /** A web address at which a push service may contact us. */
  contact: string;
}

export function pushErrand(
  subscription: PushSubscription,
  message: string,
  { keys, contact }: PushParts,
): Errand {
  return {
    url: subscription.endpoint,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(WORTH_SECONDS),
      urgency: 'normal',
      authorization: `vapid t=${token(subscription.endpoint, keys, contact)}, k=${publicKeyOf(keys)}`,
    },
    body: sealed(Buffer.from(message), subscription),
  };
}

function token(endpoint: string, keys: string, contact: string): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS,
    sub: contact,
  };
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({ key: JSON.parse(keys) as JsonWebKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** One record of `aes128gcm`; random values can be supplied, to compare with the standard. */
export function sealed(
  message: Buffer,
  { keys }: Pick<PushSubscription, 'keys'>,
  { ecdh = drawn(), salt = randomBytes(16) }: { ecdh?: ECDH; salt?: Buffer } = {},
): Buffer {
  const theirs = bytes(keys.p256dh);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(ecdh.computeSecret(theirs), bytes(keys.auth), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte after the message says that no other record follows.
  const text = Buffer.concat([cipher.update(message), cipher.update(Buffer.from([2]))]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(4096, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, text, cipher.final(), cipher.getAuthTag()]);
}

function drawn(): ECDH {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return ecdh;
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
