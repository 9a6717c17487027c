// Reads a JSON body, limited in size.
import { bodyParser } from '@koa/bodyparser';
import type { RouterMiddleware } from '@koa/router';
import { LIMITS, ProtocolError } from '@loggia/protocol';

export function bodyOf(limit: number = LIMITS.body): RouterMiddleware {
  const read = bodyParser({
    enableTypes: ['json'],
    jsonLimit: limit,
    onError(error) {
      const { status } = error as { status?: number };
      throw status === 413
        ? new ProtocolError('request.too-large', { limit })
        : new ProtocolError('request.malformed', { problem: 'not JSON' });
    },
  });
  return async (context, next) => {
    if (!context.is('json')) throw new ProtocolError('request.not-json');
    await read(context, next);
  };
}
