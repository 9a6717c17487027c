// The desk's addresses, for requests with the admin token.
import Router, { type RouterContext } from '@koa/router';
import { ProtocolError } from '@loggia/protocol';
import type { Middleware } from 'koa';
import { bodyOf } from '../door/body.ts';
import { type Limiter, spend } from '../door/limiter.ts';
import { addressOf, type Door } from '../door/origin.ts';
import { parsed } from '../door/refusals.ts';
import { fits, hashOf } from '../match/secrets.ts';
import type { Desk } from './desk.ts';
import { BanBody, TablePath, TablesQuery, UnbanBody } from './words.ts';

export interface DeskRoutes {
  desk: Desk;
  token: string;
  door: Door;
  limiter: Limiter;
}

/** The token comes in a header: URLs end up in logs and histories. */
export function deskRoutes({ desk, token, door, limiter }: DeskRoutes): Middleware {
  const hash = hashOf(token);
  const router = new Router({ prefix: '/admin' });
  const idOf = (context: RouterContext) => parsed(TablePath, context.params).id;

  router.use(async (context, next) => {
    // Guesses count as well as commands.
    spend(limiter, 'admin', addressOf(context.req, door));
    context.set('cache-control', 'no-store');
    const [, given] = /^Bearer (.{1,500})$/i.exec(context.get('authorization')) ?? [];
    if (!fits(given, hash)) {
      context.set('www-authenticate', 'Bearer');
      throw new ProtocolError('admin.token');
    }
    await next();
  });

  router.get('/status', async context => {
    context.body = await desk.status();
  });
  router.get('/tables', async context => {
    context.body = await desk.tables(parsed(TablesQuery, { ...context.query }));
  });
  router.get('/tables/:id', async context => {
    context.body = await desk.table(idOf(context));
  });
  router.post('/tables/:id/end', async context => {
    await desk.endTable(idOf(context));
    context.body = {};
  });
  router.get('/bans', async context => {
    context.body = await desk.bans();
  });
  router.post('/bans', bodyOf(), async context => {
    const { address, seconds } = parsed(BanBody, context.request.body);
    context.body = await desk.ban(address, seconds);
  });
  router.post('/bans/lift', bodyOf(), async context => {
    context.body = await desk.unban(parsed(UnbanBody, context.request.body).address);
  });
  return router.routes() as Middleware;
}
