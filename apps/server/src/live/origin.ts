// Which sites may talk to this server from a browser, and where a request comes from.
import type { IncomingMessage } from 'node:http';

export interface Door {
  /** Origins beside our own, such as `https://games.example.org`. */
  origins: readonly string[];
  /** How many proxies stand in front of us and tell the address and host of the client. */
  proxies: number;
}

/** A browser names the site a request comes from; our own and the listed ones are welcome. */
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

/** The client's address; IPv6 clients own whole networks, so theirs is cut to the network. */
export function addressOf(request: IncomingMessage, door: Door): string {
  const address = toldOf(request, 'x-forwarded-for', door) ?? request.socket.remoteAddress ?? '';
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address.slice(0, 45);
}

/** What our own proxies wrote, counted from the last; what is before it anybody may have invented. */
function toldOf(request: IncomingMessage, header: string, { proxies }: Door): string | undefined {
  const value = proxies === 0 ? undefined : request.headers[header];
  if (value === undefined) return undefined;
  const entries = String(value).split(',');
  return (entries.at(-proxies) ?? entries[0])?.trim() || undefined;
}
