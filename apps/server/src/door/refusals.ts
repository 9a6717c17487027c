// Turns any error into what the sender may read: a code, a sentence, parameters.
import { RuleError } from '@loggia/kernel';
import { ERRORS, ProtocolError, type WireError } from '@loggia/protocol';
import type { z } from 'zod';
import type { Observer } from '../ops/observer.ts';

export interface Refusal extends WireError {
  status: number;
}

/** Whether an error may be shown to the sender; anything unexpected stays on the server. */
export function isRefusal(error: unknown): error is RuleError | ProtocolError {
  return error instanceof RuleError || error instanceof ProtocolError;
}

/** Unexpected errors go to the operator; the sender learns only that there was one. */
export function refusalOf(
  error: unknown,
  { what, about }: { what: string; about?: Parameters<Observer['refused']>[1] },
  observer: Observer,
): Refusal {
  const refusal = isRefusal(error) ? error : new ProtocolError('server.error');
  if (refusal !== error) observer.failed(what, error);
  observer.refused(refusal.code, about);
  return { ...wireOf(refusal), status: statusOf(refusal) };
}

export function wireOf({ code, message, params }: RuleError | ProtocolError): WireError {
  return { code, message, params: { ...params } };
}

/** A refusal by the rules: the request was understood but is not possible. */
function statusOf(refusal: { code: string }): number {
  if (refusal instanceof ProtocolError) return refusal.status;
  return refusal.code.startsWith('options.') ? 400 : ERRORS['move.invalid'].status;
}

/** Data from outside, trusted once it matches its schema. Never echoes its content. */
export function parsed<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.').slice(0, 60) ?? '';
  const reason = issue?.code === 'custom' ? issue.message : (issue?.code ?? 'invalid');
  throw new ProtocolError('request.malformed', {
    problem: place === '' ? reason : `${place}: ${reason}`,
  });
}
