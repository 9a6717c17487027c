// The lobby's addresses: each endpoint of the protocol, bound to its handler.
import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import {
  type Answer,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  isTame,
  LIMITS,
  ProtocolError,
} from '@loggia/protocol';
import { z } from 'zod';
import { bodyOf } from '../door/body.ts';
import { spend } from '../door/limiter.ts';
import { addressOf, type Door } from '../door/origin.ts';
import type { RateName } from '../door/rates.ts';
import { parsed } from '../door/refusals.ts';
import { nudge, standIn } from './absence.ts';
import { getAnalysis, keepAnalysis } from './analysis.ts';
import { describeGames, getMatch, listFinished, listGames, listMatches } from './browsing.ts';
import { pushKey, setCalls, setWebhook } from './calling.ts';
import { getCircle, joinCircle } from './circles.ts';
import { exportMatch, importMatch } from './files.ts';
import { hint } from './hints.ts';
import { chat, history, viewAt } from './history.ts';
import { handOnHost, mute, removePlayer, setBot, setOptions, startMatch } from './hosting.ts';
import type { Call, Lobby } from './lobby.ts';
import { createMatch, playAgain } from './opening.ts';
import { setWord } from './seat-words.ts';
import { handOver, joinMatch, leaveMatch, returnToMatch, takeOver, updatePlayer } from './seats.ts';

type Handlers = { [N in EndpointName]: (lobby: Lobby, call: Call<N>) => Promise<Answer<N>> };

const HANDLERS: Handlers = {
  listGames,
  describeGames,
  listMatches,
  listFinished,
  getMatch,
  createMatch,
  joinMatch,
  leaveMatch,
  returnToMatch,
  updatePlayer,
  renamePlayer: updatePlayer,
  playAgain,
  joinCircle,
  getCircle,
  setOptions,
  setBot,
  removePlayer,
  startMatch,
  nudge,
  standIn,
  mute,
  handOnHost,
  setWord,
  handOver,
  takeOver,
  pushKey,
  setCalls,
  setWebhook,
  hint,
  history,
  viewAt,
  chat,
  exportMatch,
  getAnalysis,
  keepAnalysis,
  importMatch,
};

export function lobbyRoutes(lobby: Lobby, door: Door): Router {
  const router = new Router();
  const withinRate = (context: RouterContext, rate: RateName) => {
    spend(lobby.limiter, rate, addressOf(context.req, door));
  };

  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    // One handler per endpoint, each with the schemas of its own name.
    const handler = HANDLERS[name] as (lobby: Lobby, call: Call<EndpointName>) => Promise<unknown>;
    const answer: RouterMiddleware = async context => {
      const call = { ...callOf(context, endpoint), address: addressOf(context.req, door) };
      // Most answers are for one reader, and all change: nobody in between keeps them.
      context.set('cache-control', 'no-store');
      context.body = await handler(lobby, call as Call<EndpointName>);
    };
    const gate: RouterMiddleware = async (context, next) => {
      // Not the client's files: they cost next to nothing, and explain the ban in the reader's
      // language.
      const banned = lobby.bans.refusal(addressOf(context.req, door));
      if (banned !== undefined) throw banned;
      withinRate(context, 'http');
      if (name === 'createMatch' || name === 'playAgain') withinRate(context, 'create');
      if (name === 'importMatch' || name === 'keepAnalysis') withinRate(context, 'import');
      if (name === 'hint') withinRate(context, 'hint');
      await next();
    };
    if (endpoint.method === 'GET') router.get(endpoint.path, gate, answer);
    else router.post(endpoint.path, gate, bodyOf(largest(name)), answer);
  }

  return router;
}

function largest(name: EndpointName): number {
  if (name === 'keepAnalysis') return LIMITS.analysisBody;
  return name === 'importMatch' ? LIMITS.importedBody : LIMITS.body;
}

/** A known path with another method. */
export function otherMethods(router: Router): RouterMiddleware {
  return router.allowedMethods({
    throw: true,
    methodNotAllowed: () => new ProtocolError('request.method'),
    notImplemented: () => new ProtocolError('request.method'),
  });
}

/** The whole request, parsed; nothing unparsed gets past this. */
function callOf(context: RouterContext, endpoint: Endpoint) {
  const { name = '', id = '' } = context.params;
  const body: unknown = context.request.body;
  if (!isTame(body)) {
    throw new ProtocolError('request.malformed', { problem: 'too deep or too large' });
  }
  const [, token] = /^Bearer (.{1,200})$/i.exec(context.get('authorization')) ?? [];
  return {
    game: name.slice(0, LIMITS.gameName),
    id: id.slice(0, LIMITS.matchId),
    body: endpoint.body && parsed(endpoint.body, body),
    query: parsed(endpoint.query ?? z.unknown(), { ...context.query }),
    token,
    site: siteOf(context.get('origin')),
  };
}

/** The origin check has accepted it: it is our own, or on the list. */
function siteOf(origin: string): string | undefined {
  return origin.startsWith('https://') && origin.length <= LIMITS.address ? origin : undefined;
}
