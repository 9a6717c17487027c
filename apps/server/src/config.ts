// Every setting of the server: one table that parses, explains and documents itself.
import { availableParallelism } from 'node:os';
import { z } from 'zod';

interface Variable<T> {
  about: string;
  parse: z.ZodType<T, string | undefined>;
  /** As written in the environment; absent if unset has a meaning of its own. */
  fallback?: string;
  /** Never repeated in a message. */
  secret?: true;
}

function variable<T>(spec: Variable<T>): Variable<T> {
  return spec;
}

function whole(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine(number => number >= least && number <= most, sentence);
}

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** In milliseconds; `never` is infinity. */
const duration = z
  .string()
  .regex(/^(never|\d{1,6}[smhd])$/, 'must be a time such as 90s, 15m, 12h or 30d, or never')
  .transform(text => {
    const unit = Object.entries(UNITS).find(([letter]) => text.endsWith(letter));
    return text === 'never' || unit === undefined ? Infinity : Number.parseInt(text, 10) * unit[1];
  });

function webAddress(text: string): string | undefined {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
  } catch {
    return undefined;
  }
}

const isWebAddress = (text: string) => webAddress(text) !== undefined;
const isOrigin = (text: string) => webAddress(text) === text.replace(/\/+$/, '').toLowerCase();

export const VARIABLES = {
  PORT: variable({
    about: 'The single port for pages, lobby and sockets. 0 picks a free one.',
    parse: whole(0, 65_535),
    fallback: '8000',
  }),
  HOST: variable({
    about:
      'The network interface to listen on. Unset: all of them, or only `127.0.0.1` if `TRUST_PROXY` is set.',
    parse: z.string().optional(),
  }),
  DATA_DIR: variable({
    about: 'The folder of the SQLite database; created if missing.',
    parse: z.string(),
    fallback: './data',
  }),
  DATABASE_URL: variable({
    about: 'PostgreSQL instead of SQLite: `postgresql://user:password@host/database`.',
    parse: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
      .optional(),
    secret: true,
  }),
  REDIS_URL: variable({
    about:
      'Redis, through which several servers on one PostgreSQL notify each other: `redis://host:6379`.',
    parse: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
      .optional(),
    secret: true,
  }),
  WORKERS: variable({
    about: 'How many server processes share the port; more than one need `REDIS_URL`.',
    parse: whole(1, 64),
    fallback: '1',
  }),
  PUBLIC_URL: variable({
    about: 'The address players open: invites lead there, and its pages may talk to this server.',
    parse: z
      .string()
      .refine(isOrigin, 'must be an address such as https://games.example.org, without a path')
      .transform(text => new URL(text).origin)
      .optional(),
  }),
  ALLOWED_ORIGINS: variable({
    about: 'Other web origins whose pages may talk to this server, separated by commas.',
    parse: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .refine(parts => parts.every(part => part === '' || isWebAddress(part)), {
        error: 'must be web origins such as https://games.example.org, separated by commas',
      })
      .transform(parts => parts.flatMap(part => webAddress(part) ?? [])),
    fallback: '',
  }),
  TRUST_PROXY: variable({
    about: "How many proxies in front of the server report the player's address.",
    parse: whole(0, 9),
    fallback: '0',
  }),
  LOG_LEVEL: variable({
    about: 'How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    parse: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
    fallback: 'info',
  }),
  METRICS_TOKEN: variable({
    about: 'When set, `/metrics` requires it: `Authorization: Bearer …`.',
    parse: z.string().optional(),
    secret: true,
  }),
  ADMIN_TOKEN: variable({
    about:
      'When set, `pnpm admin` can query and control the running server with it; at least 24 characters.',
    parse: z.string().min(24, 'must have at least 24 characters').optional(),
    secret: true,
  }),
  MATCH_EXPIRY: variable({
    about: 'A table that never started is removed after this time without a change.',
    parse: duration,
    fallback: '30d',
  }),
  GAME_EXPIRY: variable({
    about: 'An unfinished game is removed after this time without a move or a change.',
    parse: duration,
    fallback: '365d',
  }),
  OPEN_TABLES: variable({
    about: 'The most tables that may wait or be played; further ones are refused until one ends.',
    parse: whole(1, 100_000_000),
    fallback: '10000',
  }),
  NUDGE_AFTER: variable({
    about: 'How long a table waits for a player before the others may nudge them.',
    parse: duration,
    fallback: '1m',
  }),
  STAND_IN_AFTER: variable({
    about: 'How long a table waits before the others may let a bot play for an absent player.',
    parse: duration,
    fallback: '3m',
  }),
  RATE_HTTP: variable({
    about: 'Requests to the lobby per minute and address.',
    parse: whole(1, 1_000_000),
    fallback: '600',
  }),
  RATE_CREATE: variable({
    about: 'New tables per hour and address.',
    parse: whole(1, 1_000_000),
    fallback: '60',
  }),
  RATE_SOCKET: variable({
    about: 'Messages per second and socket; a short burst may be five times that.',
    parse: whole(1, 1_000_000),
    fallback: '20',
  }),
  RATE_CHAT: variable({
    about: 'Chat messages per minute and person; guests from one address count as one.',
    parse: whole(1, 1_000_000),
    fallback: '20',
  }),
  SOCKETS_PER_ADDRESS: variable({
    about: 'Open sockets per address; connections of all kinds may be twice as many.',
    parse: whole(1, 1_000_000),
    fallback: '100',
  }),
  BOT_PAUSE_MS: variable({
    about: 'How long a bot waits before it moves, in milliseconds, so that people can follow.',
    parse: whole(0, 60_000),
    fallback: '800',
  }),
  BOT_THREADS: variable({
    about: 'Threads on which bots think; by default all cores but one.',
    parse: whole(1, 256),
    fallback: String(Math.max(1, availableParallelism() - 1)),
  }),
  SHUTDOWN_TIMEOUT: variable({
    about: 'How long a stopping server waits for moves in flight.',
    parse: duration,
    fallback: '10s',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Variables = typeof VARIABLES;

export type Config = {
  readonly [Name in keyof Variables]: z.output<Variables[Name]['parse']>;
};

/** What is wrong with the environment, one sentence per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An empty variable counts as unset, as in a compose file. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = (name: keyof Variables, spec: Variable<unknown>): unknown => {
    const given = env[name]?.trim() || spec.fallback;
    const parsed = spec.parse.safeParse(given);
    if (parsed.success) return parsed.data;
    const shown = spec.secret ? name : `${name}=${given ?? ''}`;
    problems.push(`${shown}: ${parsed.error.issues.map(issue => issue.message).join(', ')}.`);
    return undefined;
  };
  const names = Object.keys(VARIABLES) as (keyof Variables)[];
  const values = Object.fromEntries(names.map(name => [name, read(name, VARIABLES[name])]));
  if (env.REDIS_URL?.trim() && !env.DATABASE_URL?.trim()) {
    problems.push(
      'REDIS_URL: needs DATABASE_URL; servers that share a Redis must share a PostgreSQL.',
    );
  }
  if (Number(env.WORKERS?.trim() || 1) > 1 && !env.REDIS_URL?.trim()) {
    problems.push('WORKERS: needs REDIS_URL, through which the workers hear of each other.');
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  // Each value was parsed by the variable of the same name.
  return values as unknown as Config;
}

/** Rows of name, default and explanation. */
export function settings(): { name: string; fallback: string; about: string }[] {
  return Object.entries<Variable<unknown>>(VARIABLES).map(([name, { fallback, about }]) => ({
    name,
    fallback: name === 'BOT_THREADS' ? 'cores − 1' : (fallback ?? ''),
    about,
  }));
}
