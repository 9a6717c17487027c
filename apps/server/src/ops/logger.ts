// Structured logs that are safe to show: secrets are removed by key name, at any depth.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type { Logger };

/** Keys whose values never reach a log, in any spelling. */
const SECRET =
  /credential|password|secret|token|authorization|cookie|^seed$|hash|^handovers?$|invite|^circle$|database_?url|^(G|state|initialState|prngstate|plugins)$/i;
const BOUND_SECRETS = ['credentials', 'playerCredentials', 'credentialHash', 'token', 'seed'];
const REDACTED = '[redacted]';
const DEPTH = 6;

export function createLogger(
  config: Pick<Config, 'LOG_LEVEL'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: withoutSecrets,
    },
    // `formatters.log` does not see a child logger's bindings.
    redact: { paths: BOUND_SECRETS, censor: REDACTED },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A copy that is safe to log. */
export function withoutSecrets(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      SECRET.test(key) ? REDACTED : plain(value, DEPTH),
    ]),
  );
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutPasswords(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[deep]';
  if (value instanceof Error) return errorRecord(value, depth);
  if (Array.isArray(value)) return value.map(item => plain(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) ? REDACTED : plain(inner, depth - 1),
    ]),
  );
}

function errorRecord(error: Error, depth: number): Record<string, unknown> {
  return {
    name: error.name,
    message: withoutPasswords(error.message),
    ...(error.stack === undefined ? {} : { stack: withoutPasswords(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: plain(error.cause, depth - 1) }),
  };
}

/** Addresses such as `postgresql://ada:hunter2@host` lose their password, links their query. */
function withoutPasswords(text: string): string {
  return text.replace(/:\/\/[^\s/@]+@/g, '://').replace(/\?[^\s"']*/g, '?…');
}
