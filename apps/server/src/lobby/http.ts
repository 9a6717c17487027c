// The Koa application: headers, errors in one shape, then operations, lobby, pages, web client.
import cors from '@koa/cors';
import type Router from '@koa/router';
import { MatchId, ProtocolError } from '@loggia/protocol';
import helmet from 'helmet';
import Koa, { type Middleware } from 'koa';
import { type Limiter, spend } from '../door/limiter.ts';
import { addressOf, type Door, isWelcome } from '../door/origin.ts';
import { refusalOf } from '../door/refusals.ts';
import type { Observer } from '../ops/observer.ts';
import { otherMethods } from './routes.ts';

export interface HttpParts {
  door: Door;
  observer: Observer;
  /** Run before the lobby, in order. */
  before: readonly Middleware[];
  lobby: Router;
  after: readonly Middleware[];
}

export function httpApp({ door, observer, before, lobby, after }: HttpParts): Koa {
  const app = new Koa({ proxy: door.proxies > 0 });
  app.silent = true;
  // Connections that break during a response: nobody is left to tell.
  app.on('error', () => {});
  app.use(errors(observer));
  app.use(security());
  app.use(strangers(door));
  app.use(cors({ origin: ({ req }) => allowedOrigin(req.headers.origin, door) }));
  for (const service of before) app.use(service);
  app.use(lobby.routes());
  app.use(otherMethods(lobby));
  for (const service of after) app.use(service);
  app.use(() => {
    throw new ProtocolError('request.unknown-path');
  });
  return app;
}

/** All errors have one shape: `{ error: { code, message, params } }`. */
function errors(observer: Observer): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      // From the path; whether the table exists is not known here.
      const { data: id } = MatchId.safeParse((context as { params?: { id?: unknown } }).params?.id);
      const about = id === undefined ? {} : { about: { id } };
      const { status, ...wire } = refusalOf(error, { what: 'request', ...about }, observer);
      context.respond = true;
      context.status = status;
      context.set('cache-control', 'no-store');
      if (wire.params.seconds !== undefined) {
        context.set('retry-after', String(wire.params.seconds));
      }
      context.body = { error: wire };
    }
  };
}

/**
 * Everything comes from ourselves. A server at home has no certificate, so forcing https is left to
 * a proxy that has one.
 */
function security(): Middleware {
  const headers = helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'style-src': ["'self'"],
        'script-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  return async ({ req, res }, next) => {
    await new Promise<void>((done, failed) => {
      headers(req, res, error => (error === undefined ? done() : failed(error)));
    });
    await next();
  };
}

/** The figures require a count of all tables, so requests for them are limited. */
export function ratedMetrics(limiter: Limiter, door: Door): Middleware {
  return async (context, next) => {
    if (context.path === '/metrics') spend(limiter, 'metrics', addressOf(context.req, door));
    await next();
  };
}

/** Pages of other sites may not act here, even with requests that a browser sends by itself. */
function strangers(door: Door): Middleware {
  return async (context, next) => {
    const reads = context.method === 'GET' || context.method === 'HEAD';
    if (!reads && !isWelcome(context.req, door)) throw new ProtocolError('request.origin');
    await next();
  };
}

function allowedOrigin(origin: string | undefined, door: Door): string {
  return origin !== undefined && door.origins.includes(origin) ? origin : '';
}
