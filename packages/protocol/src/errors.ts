// Every refusal by the server: a code for programs, a sentence for people, an HTTP status.
// The rules of a game add codes of their own (`options.value`, `slot.taken` …).
import { z } from 'zod';

export const ERRORS = {
  'request.malformed': { status: 400, message: 'The request was not understood: {problem}.' },
  'request.too-large': { status: 413, message: 'The request is larger than {limit} bytes.' },
  'request.not-json': { status: 415, message: 'The body must be JSON.' },
  'request.unknown-path': { status: 404, message: 'There is nothing at this address.' },
  'request.method': { status: 405, message: 'This address does not answer that method.' },
  'request.too-many': { status: 429, message: 'Too many requests; try again in {seconds} s.' },
  'request.origin': { status: 403, message: 'Requests from that site are not accepted.' },
  'request.banned': {
    status: 403,
    message: 'This server does not accept requests from your address for now.',
  },
  'event.unknown': { status: 400, message: 'There is no such message.' },
  'game.unknown': { status: 404, message: 'This server does not have that game.' },
  'game.bots': { status: 409, message: 'No bot plays this game.' },
  'game.players': { status: 400, message: 'The game is for {min} to {max} players.' },
  'circle.unknown': { status: 404, message: 'There is no such circle.' },
  'match.unknown': { status: 404, message: 'There is no such table.' },
  'match.removed': { status: 410, message: 'This table has been removed from the server.' },
  'match.private': { status: 403, message: 'This table is private: you need its invite link.' },
  'match.waiting': { status: 409, message: 'The game has not started yet.' },
  'match.started': { status: 409, message: 'The game has already started.' },
  'match.running': { status: 409, message: 'The game is not over yet.' },
  'match.over': { status: 409, message: 'The game is over.' },
  'match.full': { status: 409, message: 'All seats are taken.' },
  'match.watchers': { status: 409, message: 'Too many people are watching this table.' },
  'match.busy': { status: 409, message: 'Somebody else changed the table; please try again.' },
  'match.rules-unknown': {
    status: 409,
    message: 'This game began under rules (version {version}) that this server does not know.',
  },
  'seat.unknown': { status: 404, message: 'The table has no such seat.' },
  'seat.taken': { status: 409, message: 'That seat is taken.' },
  'seat.credentials': { status: 403, message: 'The credentials do not match that seat.' },
  'seat.not-away': { status: 409, message: 'Nobody has left that seat.' },
  'nudge.early': { status: 409, message: 'Give them a little more time ({seconds} s).' },
  'stand-in.early': { status: 409, message: 'A bot may stand in after {seconds} s more.' },
  'stand-in.needless': { status: 409, message: 'The table is not waiting for that seat.' },
  'chat.muted': { status: 403, message: 'The host has muted you at this table.' },
  'host.credentials': { status: 403, message: 'Only the host may do that.' },
  'handover.unknown': { status: 404, message: 'That link has been used or has expired.' },
  'move.stale': { status: 409, message: 'The table has moved on; please look again.' },
  'move.not-yours': { status: 403, message: 'That seat is not yours to move.' },
  'move.not-now': { status: 409, message: 'It is not your turn to decide.' },
  'move.unknown': { status: 400, message: 'There is no such move.' },
  'move.invalid': { status: 409, message: 'That move is not possible now.' },
  'move.take-backs': {
    status: 409,
    message: 'You have undone {most} moves in this game, which is the limit.',
  },
  'action.forbidden': { status: 403, message: 'Only moves are accepted.' },
  'hint.people': {
    status: 403,
    message: 'Hints are for tables with bots; among people the host must allow them.',
  },
  'hint.unavailable': { status: 409, message: 'No bot can give advice right now.' },
  'chat.audience': { status: 403, message: 'You are not part of that conversation.' },
  'call.address': {
    status: 400,
    message: 'Nothing can be sent there: the address must begin with https and be public.',
  },
  'import.other-game': { status: 400, message: 'The file is from another game.' },
  'import.chance': {
    status: 400,
    message: 'The seed in the file does not match its table’s commitment.',
  },
  'import.move': { status: 400, message: 'Move {move} in the file is against the rules ({why}).' },
  'import.unfinished': { status: 400, message: 'The game in the file is not finished.' },
  'admin.token': { status: 401, message: 'Only the operator of this server may do that.' },
  'server.full': {
    status: 503,
    message: 'This server has no room for more tables; please try again later.',
  },
  'server.closing': { status: 503, message: 'The server is restarting; please reconnect.' },
  'server.error': { status: 500, message: 'Something went wrong on the server.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorParams = Readonly<Record<string, string | number>>;

export const WireError = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type WireError = z.infer<typeof WireError>;

/** The body of every unsuccessful HTTP response. */
export const ErrorBody = z.object({ error: WireError });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A refusal by the server itself, ready for the wire. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly status: number;

  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(sentence(ERRORS[code].message, params));
    this.code = code;
    this.params = params;
    this.status = ERRORS[code].status;
  }
}

/** Puts the parameters into a sentence. */
function sentence(template: string, params: ErrorParams): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
