// Plain connections, before any request: each costs a file handle, used or not.
import type { Server } from 'node:http';
import type { Config } from '../config.ts';
import { type Door, networkOf } from './origin.ts';

export interface LineParts {
  door: Door;
  /** The most an address may hold open. */
  most: number;
}

/** The rest is for the database, the client's files and the bots' threads. */
const SHARE_OF_FILES = 0.75;

/** With a trusted proxy, only the proxy may connect: others could claim any address. */
export function interfaceOf({ HOST, TRUST_PROXY }: Config): string {
  return HOST ?? (TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0');
}

export function boundLines(http: Server, { door, most }: LineParts): void {
  http.maxConnections = Math.floor(filesAllowed() * SHARE_OF_FILES);
  // Behind a proxy all connections are the proxy's.
  if (door.proxies > 0) return;
  const open = new Map<string, number>();
  http.on('connection', line => {
    const address = networkOf(line.remoteAddress ?? '') ?? '';
    const lines = open.get(address) ?? 0;
    if (lines >= most) {
      line.destroy();
      return;
    }
    open.set(address, lines + 1);
    line.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

interface Report {
  userLimits?: { open_files?: { soft?: unknown } };
}

/** How many files the system lets this process open; infinity if unlimited. */
function filesAllowed(): number {
  const { userLimits } = process.report.getReport() as Report;
  const files = Number(userLimits?.open_files?.soft);
  return Number.isFinite(files) ? files : Infinity;
}
