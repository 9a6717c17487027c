// The whole server in one object, from its configuration and its store.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import type { BotHost } from './bots/turn.ts';
import { Calls, type CallsTrial } from './calls/calls.ts';
import { newVapidKeys } from './calls/web-push.ts';
import type { ClusterNode } from './cluster/node.ts';
import { tellingStore } from './cluster/telling-store.ts';
import type { Config } from './config.ts';
import { Desk } from './desk/desk.ts';
import { deskRoutes } from './desk/routes.ts';
import { Watch } from './desk/watch.ts';
import { Bans } from './door/bans.ts';
import { LocalLimiter } from './door/limiter.ts';
import { boundLines, interfaceOf } from './door/lines.ts';
import type { Door } from './door/origin.ts';
import { ratesOf } from './door/rates.ts';
import { GAMES, type Games } from './engine/games.ts';
import { Replays } from './engine/replays.ts';
import { Lists } from './live/lists.ts';
import { MatchRecords } from './live/match-records.ts';
import { Sockets } from './live/sockets.ts';
import { Tables } from './live/tables.ts';
import { Capacity } from './lobby/capacity.ts';
import { Expiry } from './lobby/expiry.ts';
import { httpApp, ratedMetrics } from './lobby/http.ts';
import { apiPages } from './lobby/pages.ts';
import { previews } from './lobby/preview.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { webClient } from './lobby/web.ts';
import type { Observer } from './ops/observer.ts';
import type { Registry } from './store/registry.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  config: Config;
  store: Store;
  observer: Observer;
  games?: Games;
  bots?: BotHost;
  /** Handled before everything else: health, metrics. */
  operations?: Middleware;
  /** The built web client. */
  webRoot?: string;
  /** Tests receive notifications on this machine, immediately. */
  calls?: CallsTrial;
  /** This server as one of several on one database; `store` then notifies the others. */
  cluster?: { node: ClusterNode; registry: Registry };
}

export interface App {
  tables: Tables;
  records: MatchRecords;
  /** Listens; resolves with the port. */
  listen(): Promise<number>;
  /** Starts without a port; connections are handed to the function it resolves with. */
  open(): Promise<(line: Socket) => void>;
  /** Finishes moves in flight, tells everybody to reconnect, hangs up. The store stays open. */
  close(): Promise<void>;
}

/** Proxies keep connections for a minute; they must be the ones to close first. */
const PATIENCE = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 };

/** A page has one socket, and a few more connections while it loads. */
const LINES_PER_SOCKET = 2;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Behind a proxy the address players open may differ from the request's host. */
function originsOf({ ALLOWED_ORIGINS, PUBLIC_URL }: Config): string[] {
  return PUBLIC_URL === undefined ? ALLOWED_ORIGINS : [...ALLOWED_ORIGINS, PUBLIC_URL];
}

export function createApp({ config, ...parts }: AppParts): App {
  const observer = new Watch(parts.observer);
  const bans = new Bans();
  const games = parts.games ?? GAMES;
  const door: Door = { origins: originsOf(config), proxies: config.TRUST_PROXY };
  const rates = ratesOf(config);
  const node = parts.cluster?.node;
  const lists: Lists = new Lists({
    games: games.names(),
    tables: () => tables,
    observer,
    isAlone: node === undefined,
  });
  const store = tellingStore(parts.store, ({ kind, ...news }) => {
    if (kind !== 'chat' && 'id' in news) lists.changed(news.id);
  });
  const limiter = node?.limiter ?? new LocalLimiter(rates);
  const http = createServer(PATIENCE);
  boundLines(http, { door, most: config.SOCKETS_PER_ADDRESS * LINES_PER_SOCKET });
  const sockets: Sockets = new Sockets(http, {
    games: games.names(),
    bans,
    door,
    rates,
    limiter,
    most: config.SOCKETS_PER_ADDRESS,
    observer,
    ...(node && {
      elsewhere: {
        linesOf: address => node.crowd.linesOf(address),
        count: (address, open) => node.count(address, open),
      },
    }),
    tables: () => tables,
    records: () => records,
    lists,
  });
  const tables = new Tables({
    store,
    games,
    observer,
    rooms: game => sockets.rooms(game),
    noticed: id => lists.changed(id),
    stored: table => calls.moved(table),
    patience: { nudge: config.NUDGE_AFTER, standIn: config.STAND_IN_AFTER },
    ...(parts.cluster && { node: parts.cluster.node, versions: parts.cluster.registry.versions }),
    ...(parts.bots && { bots: parts.bots }),
  });
  const records = new MatchRecords(store, tables);
  const calls: Calls = new Calls({
    games,
    records,
    limiter,
    observer,
    publicUrl: config.PUBLIC_URL,
    keys: () => store.secret('vapid', newVapidKeys()),
    trial: parts.calls,
  });
  const { ADMIN_TOKEN: token } = config;
  const desk = new Desk({
    store,
    tables,
    bans,
    watch: observer,
    observer,
    ...(parts.cluster && { cluster: parts.cluster }),
  });
  const lobby = {
    games,
    tables,
    records,
    limiter,
    bans,
    calls,
    replays: new Replays(store),
    capacity: new Capacity(tables, {
      most: config.OPEN_TABLES,
      isAlone: node === undefined,
    }),
    ...(parts.bots && { bots: parts.bots }),
  };
  const koa = httpApp({
    door,
    observer,
    before: [
      ...(parts.operations ? [ratedMetrics(limiter, door), parts.operations] : []),
      ...(token === undefined ? [] : [deskRoutes({ desk, token, door, limiter })]),
    ],
    lobby: lobbyRoutes(lobby, door),
    after: [
      apiPages(),
      webClient({
        folder: parts.webRoot ?? WEB_ROOT,
        publicUrl: config.PUBLIC_URL,
        preview: previews({ lobby, door, publicUrl: config.PUBLIC_URL }),
      }),
    ],
  });
  const answer = koa.callback();
  http.on('request', (request, response) => {
    // socket.io handles its own path.
    if (!request.url?.startsWith('/socket.io/')) void answer(request, response);
  });
  const expiry = new Expiry({
    tables,
    observer,
    after: { waiting: config.MATCH_EXPIRY, running: config.GAME_EXPIRY },
  });

  const begin = async () => {
    await tables.resume();
    expiry.begin();
  };

  return {
    tables,
    records,
    async listen() {
      await node?.begin(tables);
      await desk.begin();
      await new Promise<void>((listening, failed) => {
        http.once('error', failed);
        http.listen(config.PORT, interfaceOf(config), () => {
          http.off('error', failed);
          listening();
        });
      });
      await begin();
      return (http.address() as AddressInfo).port;
    },
    async open() {
      await node?.begin(tables);
      await desk.begin();
      await begin();
      return line => {
        http.emit('connection', line);
        line.resume();
      };
    },
    async close() {
      expiry.end();
      lists.close();
      calls.close();
      sockets.announceClosing();
      await parts.bots?.close();
      await tables.close();
      await desk.end();
      await node?.end();
      await sockets.close();
      http.closeAllConnections();
    },
  };
}
