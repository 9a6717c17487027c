// The built web client: hashed files for ever, everything else fresh, unknown paths to its page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';

/** What is unknown here is unknown, not a page of the client. */
const API = /^\/(api|games)(\/|$)/;
const YEAR = 365 * 24 * 3600;

/** Serves a folder, if it has been built. */
export function webClient(folder: string): Middleware {
  if (!existsSync(join(folder, 'index.html'))) return (_, next) => next();
  const serve = sirv(folder, {
    single: true,
    // Looks at the folder each time: a list from the start would name files a new build removed,
    // and reading one of those ends the process.
    dev: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const hashed = path.startsWith('/assets/');
      const cache = hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache';
      response.setHeader('cache-control', cache);
    },
  });
  return async (context, next) => {
    const reads = context.method === 'GET' || context.method === 'HEAD';
    if (!reads || API.test(context.path)) return next();
    const missed = await new Promise<boolean>(done => {
      context.res.once('close', () => done(false));
      context.respond = false;
      context.res.statusCode = 200;
      serve(context.req, context.res, () => done(true));
    });
    if (!missed) return;
    context.respond = true;
    context.status = 404;
    await next();
  };
}
