// A request to an address named by a stranger: resolved once, checked, and made to exactly the
// address that was checked.
import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from './addresses.ts';

export interface Errand {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** What tests allow in addition: a receiver on this machine, without a certificate. */
export type Allowance = (address: string) => boolean;

/** Nothing may be sent to this address, now or later. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

const PATIENCE_MILLISECONDS = 10_000;
/** Only the status of a response matters. */
const ANSWER_MOST = 16_384;
const LENGTH_MOST = 1_000;

/** The parts of an address that say where to connect. IP addresses are normalised. */
export function placeOf(text: string, isAllowed?: Allowance): URL {
  if (text.length > LENGTH_MOST || !URL.canParse(text)) throw new Forbidden('not an address');
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isAllowed);
  if (!isSecure) throw new Forbidden('not https');
  if (url.username !== '' || url.password !== '') throw new Forbidden('with a password');
  return url;
}

/** An address of this host that may be connected to; all its addresses must be allowed. */
export async function addressFor({ hostname }: URL, isAllowed?: Allowance): Promise<string> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const found =
    isIP(host) > 0
      ? [host]
      : (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  const [first] = found;
  if (first === undefined || !found.every(one => isPublic(one) || isAllowed?.(one))) {
    throw new Forbidden('not a public address');
  }
  return first;
}

/** The status of the response. Redirects are not followed: nobody has checked where they lead. */
export async function run({ url: text, headers, body }: Errand, isAllowed?: Allowance) {
  const url = placeOf(text, isAllowed);
  const address = await addressFor(url, isAllowed);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    lookup: (_, { all }, found) => {
      const family = isIP(address);
      if (all) found(null, [{ address, family }]);
      else found(null, address, family);
    },
  };
  return new Promise<number>((done, failed) => {
    const sent = request(url, options, answer => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > ANSWER_MOST) sent.destroy();
      });
      answer.on('error', () => {});
      answer.once('close', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', failed);
    sent.end(body);
  });
}
