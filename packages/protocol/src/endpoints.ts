// Every address of the lobby: method, path, request and response.
import { z } from 'zod';
import * as lobby from './lobby.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** `:name` is the game, `:id` the match. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Reads by a seat carry its credentials, by a guest of a private table the invite. */
  readonly bearer?: 'optional';
}

const table = '/games/:name/:id';

export const ENDPOINTS = {
  listGames: {
    method: 'GET',
    path: '/games',
    summary: 'The games of this server.',
    answer: lobby.GameList,
  },
  describeGames: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games with their player counts and options, and whether there are bots.',
    answer: z.array(lobby.GameInfo),
  },
  listMatches: {
    method: 'GET',
    path: '/games/:name',
    summary: 'Public tables of a game, the last changed first.',
    query: lobby.ListQuery,
    answer: lobby.MatchList,
  },
  listFinished: {
    method: 'GET',
    path: '/api/finished',
    summary:
      'Public games that are over, the last one first. A page may be shorter than asked for, even empty, and still have a next one.',
    query: lobby.FinishedQuery,
    answer: lobby.MatchList,
  },
  getMatch: {
    method: 'GET',
    path: table,
    summary: 'One table.',
    bearer: 'optional',
    answer: lobby.Match,
  },
  createMatch: {
    method: 'POST',
    path: '/games/:name/create',
    summary: 'Opens a table. The one who opens it is its host.',
    body: lobby.CreateBody,
    answer: lobby.CreatedMatch,
  },
  joinMatch: {
    method: 'POST',
    path: `${table}/join`,
    summary: 'Takes a seat; the first free one unless told. The game starts with the last seat.',
    body: lobby.JoinBody,
    answer: lobby.JoinedMatch,
  },
  leaveMatch: {
    method: 'POST',
    path: `${table}/leave`,
    summary: 'Leaves. Before the start the seat is free; afterwards a bot plays on.',
    body: lobby.SeatBody,
    answer: lobby.Nothing,
  },
  returnToMatch: {
    method: 'POST',
    path: `${table}/return`,
    summary: 'Takes a seat back after leaving.',
    body: lobby.SeatBody,
    answer: lobby.Nothing,
  },
  updatePlayer: {
    method: 'POST',
    path: `${table}/update`,
    summary: "Changes a player's name or data.",
    body: lobby.UpdateBody,
    answer: lobby.Nothing,
  },
  renamePlayer: {
    method: 'POST',
    path: `${table}/rename`,
    summary: 'The old name of update.',
    body: lobby.UpdateBody,
    answer: lobby.Nothing,
  },
  playAgain: {
    method: 'POST',
    path: `${table}/playAgain`,
    summary: 'The table after a finished game; the same for everybody who asks.',
    body: lobby.PlayAgainBody,
    answer: lobby.NextMatch,
  },
  joinCircle: {
    method: 'POST',
    path: `${table}/circle`,
    summary:
      'The key of the circle this table belongs to; the first of its players to ask founds it.',
    body: lobby.SeatBody,
    answer: lobby.CircleKey,
  },
  getCircle: {
    method: 'GET',
    path: '/api/circle',
    summary: 'The tables of the circle whose key is the bearer token.',
    bearer: 'optional',
    query: lobby.CircleQuery,
    answer: lobby.Circle,
  },
  setOptions: {
    method: 'POST',
    path: `${table}/options`,
    summary: 'The host changes the table before the start.',
    body: lobby.OptionsBody,
    answer: lobby.Match,
  },
  setBot: {
    method: 'POST',
    path: `${table}/bot`,
    summary: 'The host puts a bot on a free seat or takes it away.',
    body: lobby.BotBody,
    answer: lobby.Match,
  },
  removePlayer: {
    method: 'POST',
    path: `${table}/remove`,
    summary: 'The host frees a seat before the start; in a running game a bot takes it for good.',
    body: lobby.RemoveBody,
    answer: lobby.Match,
  },
  startMatch: {
    method: 'POST',
    path: `${table}/start`,
    summary: 'The host starts; bots take the empty seats.',
    body: lobby.StartBody,
    answer: lobby.Match,
  },
  nudge: {
    method: 'POST',
    path: `${table}/nudge`,
    summary: 'A player calls those the table has waited for a while.',
    body: lobby.SeatBody,
    answer: lobby.Nothing,
  },
  standIn: {
    method: 'POST',
    path: `${table}/stand-in`,
    summary: 'Lets a bot play for somebody until they come back: the host at once, others by vote.',
    body: lobby.StandInBody,
    answer: lobby.Match,
  },
  mute: {
    method: 'POST',
    path: `${table}/mute`,
    summary: 'The host takes the word from a seat, or gives it back.',
    body: lobby.MuteBody,
    answer: lobby.Match,
  },
  handOnHost: {
    method: 'POST',
    path: `${table}/host`,
    summary: "The host makes somebody else the host; the seat's credentials are the host's then.",
    body: lobby.NewHostBody,
    answer: lobby.Match,
  },
  setWord: {
    method: 'POST',
    path: `${table}/word`,
    summary: 'Before the start: what a seat adds to the seed of the game.',
    body: lobby.WordBody,
    answer: lobby.Match,
  },
  handOver: {
    method: 'POST',
    path: `${table}/handover`,
    summary: 'A code that takes the seat to another device, once.',
    body: lobby.SeatBody,
    answer: lobby.HandoverCode,
  },
  takeOver: {
    method: 'POST',
    path: `${table}/takeover`,
    summary: 'Takes the seat of a hand-over code; its old credentials end.',
    body: lobby.TakeoverBody,
    answer: lobby.JoinedMatch,
  },
  pushKey: {
    method: 'GET',
    path: '/api/push',
    summary: 'What a browser needs to be called by this server while it is closed.',
    answer: lobby.PushKey,
  },
  setCalls: {
    method: 'POST',
    path: `${table}/calls`,
    summary: 'Calls a browser by web push when its seat owes a decision and is not there.',
    body: lobby.CallsBody,
    answer: lobby.Nothing,
  },
  setWebhook: {
    method: 'POST',
    path: `${table}/webhook`,
    summary: 'The host has a chat room told whom the table waits for.',
    body: lobby.WebhookBody,
    answer: lobby.Match,
  },
  hint: {
    method: 'POST',
    path: `${table}/hint`,
    summary: 'What a hard bot would do on this seat, knowing what the seat knows, and why.',
    body: lobby.SeatBody,
    answer: lobby.HintList,
  },
  history: {
    method: 'GET',
    path: `${table}/history`,
    summary: 'Moves and events since a number, as the viewer may know them; all once over.',
    bearer: 'optional',
    query: lobby.HistoryQuery,
    answer: lobby.History,
  },
  viewAt: {
    method: 'GET',
    path: `${table}/view`,
    summary: 'The table as the viewer saw it after so many moves.',
    bearer: 'optional',
    query: lobby.ViewQuery,
    answer: lobby.ReplayFrame,
  },
  chat: {
    method: 'GET',
    path: `${table}/chat`,
    summary: 'What was said; players and spectators apart while the game runs.',
    bearer: 'optional',
    query: lobby.ChatQuery,
    answer: lobby.ChatPage,
  },
  exportMatch: {
    method: 'GET',
    path: `${table}/export`,
    summary: 'A finished game as one file.',
    bearer: 'optional',
    answer: lobby.RecordedGame,
  },
  getAnalysis: {
    method: 'GET',
    path: `${table}/analysis`,
    summary: 'What a hard bot found in a finished game, as far as somebody has had it look.',
    bearer: 'optional',
    answer: lobby.KeptAnalysis,
  },
  keepAnalysis: {
    method: 'POST',
    path: `${table}/analysis`,
    summary: "Keeps what a player's browser found in a finished game; the first one stays.",
    body: lobby.AnalysisBody,
    answer: lobby.Nothing,
  },
  importMatch: {
    method: 'POST',
    path: '/games/:name/import',
    summary: 'Plays a recorded game again and keeps it as a finished, unlisted table.',
    body: lobby.RecordedGame,
    answer: lobby.ImportedMatch,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
type Part<N extends EndpointName, P extends 'body' | 'query' | 'answer'> =
  (typeof ENDPOINTS)[N] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a client sends and receives, and what the server gets after parsing. */
export type Body<N extends EndpointName> = z.input<Part<N, 'body'>>;
export type ParsedBody<N extends EndpointName> = z.output<Part<N, 'body'>>;
export type Query<N extends EndpointName> = z.input<Part<N, 'query'>>;
export type ParsedQuery<N extends EndpointName> = z.output<Part<N, 'query'>>;
export type Answer<N extends EndpointName> = z.input<Part<N, 'answer'>>;
