// Which sites may talk to this server from a browser, and where a request comes from.
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

export interface Door {
  /** Origins besides our own, such as `https://games.example.org`. */
  origins: readonly string[];
  /** How many proxies in front of us report the client's address and host. */
  proxies: number;
}

/** A browser names the site a request comes from; our own and the listed ones are accepted. */
export function isWelcome(request: IncomingMessage, door: Door): boolean {
  const { origin } = request.headers;
  if (origin === undefined || door.origins.includes(origin)) return true;
  try {
    return new URL(origin).host === hostOf(request, door);
  } catch {
    return false;
  }
}

function hostOf(request: IncomingMessage, door: Door): string | undefined {
  return toldOf(request, 'x-forwarded-host', door) ?? request.headers.host;
}

/** A client's key for the limits: its address, or the network of an IPv6 client. */
export function addressOf(request: IncomingMessage, door: Door): string {
  const told = toldOf(request, 'x-forwarded-for', door);
  return (told && networkOf(told)) ?? networkOf(request.socket.remoteAddress ?? '') ?? '';
}

/** Providers give every customer a network of at least this size. */
const NETWORK_BYTES = 56 / 8;

/** In any notation, with a port, a zone or brackets; `undefined` if it is not an address. */
export function networkOf(text: string): string | undefined {
  const [, bare = text] = /^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/.exec(text)?.filter(Boolean) ?? [];
  const [address = ''] = bare.split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const bytes = bytesOf(address);
  if (MAPPED.every((byte, index) => bytes[index] === byte)) return bytes.slice(12).join('.');
  const network = Buffer.from(bytes.slice(0, NETWORK_BYTES)).toString('hex');
  return `${network}/${NETWORK_BYTES * 8}`;
}

/** An IPv4-mapped IPv6 address. */
const MAPPED = [...Array(10).fill(0), 0xff, 0xff];

/** The sixteen bytes of an IPv6 address. */
function bytesOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map(half => half.split(':').flatMap(group));
  return [...before, ...Array(16 - before.length - after.length).fill(0), ...after];
}

function group(text: string): number[] {
  if (text === '') return [];
  if (text.includes('.')) return text.split('.').map(Number);
  const number = Number.parseInt(text, 16);
  return [number >> 8, number & 0xff];
}

/** What our own proxies wrote, counted from the last; anything before it may be invented. */
function toldOf(request: IncomingMessage, header: string, { proxies }: Door): string | undefined {
  const value = proxies === 0 ? undefined : request.headers[header];
  if (value === undefined) return undefined;
  const entries = String(value).split(',');
  return (entries.at(-proxies) ?? entries[0])?.trim() || undefined;
}
