// The lobby over fetch, typed by the protocol. The schemas stay on the server; a test compares this
// table of addresses with theirs.
import { isRecord } from '@loggia/kernel';
import type { Answer, Body, EndpointName, Query } from '@loggia/protocol';
import type { TableId } from './seats.ts';

const TABLE = '/games/:name/:id';

export const ADDRESSES = {
  describeGames: ['GET', '/api/games'],
  listMatches: ['GET', '/games/:name'],
  listFinished: ['GET', '/api/finished'],
  getMatch: ['GET', TABLE],
  createMatch: ['POST', '/games/:name/create'],
  joinMatch: ['POST', `${TABLE}/join`],
  leaveMatch: ['POST', `${TABLE}/leave`],
  returnToMatch: ['POST', `${TABLE}/return`],
  playAgain: ['POST', `${TABLE}/playAgain`],
  joinCircle: ['POST', `${TABLE}/circle`],
  getCircle: ['GET', '/api/circle'],
  setOptions: ['POST', `${TABLE}/options`],
  setBot: ['POST', `${TABLE}/bot`],
  removePlayer: ['POST', `${TABLE}/remove`],
  startMatch: ['POST', `${TABLE}/start`],
  nudge: ['POST', `${TABLE}/nudge`],
  standIn: ['POST', `${TABLE}/stand-in`],
  mute: ['POST', `${TABLE}/mute`],
  handOnHost: ['POST', `${TABLE}/host`],
  setWord: ['POST', `${TABLE}/word`],
  handOver: ['POST', `${TABLE}/handover`],
  takeOver: ['POST', `${TABLE}/takeover`],
  pushKey: ['GET', '/api/push'],
  setCalls: ['POST', `${TABLE}/calls`],
  setWebhook: ['POST', `${TABLE}/webhook`],
  hint: ['POST', `${TABLE}/hint`],
  history: ['GET', `${TABLE}/history`],
  viewAt: ['GET', `${TABLE}/view`],
  chat: ['GET', `${TABLE}/chat`],
  exportMatch: ['GET', `${TABLE}/export`],
  getAnalysis: ['GET', `${TABLE}/analysis`],
  keepAnalysis: ['POST', `${TABLE}/analysis`],
  importMatch: ['POST', '/games/:name/import'],
} as const satisfies Partial<Record<EndpointName, readonly ['GET' | 'POST', string]>>;
export type Address = keyof typeof ADDRESSES;

/** A refusal by the server, or `network` when it did not answer at all. */
export class LobbyError extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: string, message: string, params: LobbyError['params'] = {}) {
    super(message);
    this.name = 'LobbyError';
    this.code = code;
    this.params = params;
  }
}

/** No answer yet, where the reader need not do anything: its text says that we go on asking. */
export const retried = ({ message }: LobbyError) => new LobbyError('network.again', message);

export interface Call<N extends Address> {
  table?: TableId;
  game?: string;
  body?: Body<N>;
  query?: Query<N>;
  /** The credentials of a seat or the invite, for reads. */
  bearer?: string | undefined;
  signal?: AbortSignal;
}

/** Answers for a table that exists only in this browser. */
export type LocalLobby = { [N in Address]?: (call: Call<N>) => Promise<Answer<N>> };

const localLobbies = new Map<string, LocalLobby>();

/**
 * From now on requests about a table are answered in this browser; the returned function ends that.
 */
export function answerLocally(id: string, lobby: LocalLobby): () => void {
  localLobbies.set(id, lobby);
  return () => localLobbies.delete(id);
}

/** Asks the lobby; throws a `LobbyError` unless it gets a proper answer. */
export async function ask<N extends Address>(name: N, call: Call<N> = {}): Promise<Answer<N>> {
  const local = localLobbies.get(call.table?.id ?? '');
  if (local !== undefined) {
    const answer: ((call: Call<N>) => Promise<Answer<N>>) | undefined = local[name];
    if (answer === undefined) throw new LobbyError('request.unknown-path', `no ${name} here`);
    return answer(call);
  }
  const [method, path] = ADDRESSES[name];
  const address = path
    .replace(':name', encodeURIComponent(call.table?.game ?? call.game ?? ''))
    .replace(':id', encodeURIComponent(call.table?.id ?? ''));
  const response = await send(address + queryOf(call.query), {
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(call.body ?? {}) } : {}),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  call.signal?.throwIfAborted();
  if (!response.ok) throw refusal(response.status, answer);
  // A proxy answered, or the answer broke off.
  if (answer === undefined) throw new LobbyError('network', `no answer to ${name}`);
  return answer as Answer<N>;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new LobbyError('network', String(error));
  }
}

function queryOf(query: unknown): string {
  if (!isRecord(query)) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

function refusal(status: number, answer: unknown): LobbyError {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {};
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(isRecord(error.params) ? error.params : {})) {
    if (typeof value === 'string' || typeof value === 'number') params[key] = value;
  }
  const code = typeof error.code === 'string' ? error.code : 'server.error';
  const message = typeof error.message === 'string' ? error.message : `HTTP ${status}`;
  return new LobbyError(code, message, params);
}
