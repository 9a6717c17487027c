// Logs contain no secrets, wherever in a record they are.
import { expect, test } from 'vitest';
import { createLogger } from '../../src/ops/logger.ts';

function lines(): { write(line: string): void; all: string[] } {
  const all: string[] = [];
  return { all, write: line => all.push(line) };
}

test('credentials, tokens and game secrets never reach a log', () => {
  const out = lines();
  const logger = createLogger({ LOG_LEVEL: 'trace' }, out).child({ playerCredentials: 'CANARY-0' });
  logger.info({ credentials: 'CANARY-1', nested: { deep: [{ playerCredentials: 'CANARY-2' }] } });
  logger.info({ headers: { authorization: 'Bearer CANARY-3', cookie: 'CANARY-4' } });
  logger.info({ match: { seats: [{ seat: 0, credentialHash: 'CANARY-5' }] } });
  logger.info({
    G: { deck: ['CANARY-6'] },
    ctx: { state: 'CANARY-7' },
    setup: { seed: 'CANARY-8' },
  });
  logger.error({ error: new Error('at postgresql://ada:CANARY-9@host/db failed') }, 'broken');
  logger.error(new Error('outer', { cause: new Error('see /join?invite=CANARY-10') }));
  logger.info({ url: '/match/1?playerCredentials=CANARY-11' });
  logger.info({ INVITE_TOKEN: 'CANARY-12', Password: 'CANARY-13' });
  const text = out.all.join('');
  expect(out.all).toHaveLength(8);
  expect(text).not.toContain('CANARY');
  expect(text).toContain('postgresql://host/db failed');
  expect(text).toContain('"seat":0');
});

test('a line is one JSON object with a level in words and a time', () => {
  const out = lines();
  createLogger({ LOG_LEVEL: 'info' }, out).warn({ matchId: 'x', big: 1n }, 'slow');
  expect(JSON.parse(out.all[0] ?? '')).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-/),
    matchId: 'x',
    big: '1',
    msg: 'slow',
  });
});

test('cuts off deep and circular objects', () => {
  const out = lines();
  const ring: Record<string, unknown> = {};
  ring.self = ring;
  createLogger({ LOG_LEVEL: 'info' }, out).info({ ring });
  expect(out.all[0]).toContain('[deep]');
});
