// The schemas accept what boardgame.io's clients send, and nothing else.
import { expect, test } from 'vitest';
import {
  ChatArgs,
  Clock,
  CreateBody,
  ENDPOINTS,
  ERRORS,
  ErrorBody,
  isTame,
  JoinBody,
  LIMITS,
  openApi,
  ProtocolError,
  SyncArgs,
  UpdateArgs,
} from '../src/index.ts';

const move = (args: unknown) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'placeDisc', args, playerID: '0', credentials: 'secret' },
});

test('accepts what the stock client sends', () => {
  expect(SyncArgs.safeParse(['match', '0', 'secret', 3]).success).toBe(true);
  expect(SyncArgs.safeParse(['match', null, null, 2]).success).toBe(true);
  for (const args of [[{ street: 1 }], [], [null], null, undefined]) {
    expect(UpdateArgs.safeParse([move(args), 4, 'match', '0']).success).toBe(true);
  }
  const chat = { id: 'a', sender: '0', payload: 'hello' };
  expect(ChatArgs.safeParse(['match', chat, 'secret']).success).toBe(true);
  expect(ChatArgs.safeParse(['match', { ...chat, sender: null }, null]).success).toBe(true);
});

test('rejects anything that is not a move', () => {
  for (const args of [[1], ['x'], [{}, {}], {}, 'x', [[]]]) {
    expect(UpdateArgs.safeParse([move(args), 4, 'match', '0']).success).toBe(false);
  }
  expect(UpdateArgs.safeParse([move([]), 1.5, 'match', '0']).success).toBe(false);
  expect(UpdateArgs.safeParse([move([]), 1, 'a/b', '0']).success).toBe(false);
  expect(UpdateArgs.safeParse([{ ...move([]), type: 'RESET' }, 1, 'match', '0']).success).toBe(
    false,
  );
  const fat = [{ card: 'x'.repeat(LIMITS.moveArgument) }];
  expect(UpdateArgs.safeParse([move(fat), 1, 'match', '0']).success).toBe(false);
});

test('tame data is plain, shallow and small, and does not reach prototypes', () => {
  expect(isTame({ a: [1, 'x', null, { b: true }] })).toBe(true);
  expect(isTame(JSON.parse('{"a":{"__proto__":1}}'))).toBe(false);
  expect(isTame({ constructor: 1 })).toBe(false);
  let deep: unknown = 1;
  for (let i = 0; i < 10_000; i++) deep = [deep];
  expect(isTame(deep)).toBe(false);
  expect(isTame(Array(LIMITS.nodes + 1).fill(0))).toBe(false);
});

test('names are one line of visible characters', () => {
  const named = (playerName: string) => JoinBody.safeParse({ playerName }).data?.playerName;
  expect(named('  Ada  ')).toBe('Ada');
  for (const same of ['A\u0000da', '\u202eAda', 'Ada\u2066\u200b', '\ufeffAda\n']) {
    expect(named(same)).toBe('Ada');
  }
  expect(named('Ada\n\tLovelace')).toBe('Ada Lovelace');
  expect(named('Zoe\u0308')).toBe('Zo\u00eb');
  expect(named(`e${'\u0301\u0316'.repeat(20)}`)?.length).toBeLessThan(8);
  // Characters that scripts and signs need are kept.
  for (const whole of ['کتاب\u200cها', '👩‍👩‍👧', 'Ёж', 'ก็']) expect(named(whole)).toBe(whole);
  for (const nobody of ['', '  ', '\u200b\u3164', '\u0007', 'x'.repeat(33)]) {
    expect(named(nobody)).toBeUndefined();
  }
});

test('clocks range from a minute to days', () => {
  expect(Clock.safeParse({ kind: 'decision', seconds: 59 }).success).toBe(false);
  expect(Clock.safeParse({ kind: 'decision', seconds: 3 * 86_400 }).success).toBe(true);
  expect(Clock.safeParse({ kind: 'bank', seconds: 900, increment: 30 }).success).toBe(true);
  expect(Clock.safeParse({ kind: 'bank', seconds: 900 }).success).toBe(false);
});

test('bodies keep known fields and drop unknown ones', () => {
  expect(CreateBody.parse({ numPlayers: 3, whatever: 1 })).toEqual({ numPlayers: 3 });
});

test('an error has its code, its sentence and its parameters', () => {
  const error = new ProtocolError('game.players', { min: 3, max: 5 });
  const { code, message, params } = error;
  expect(ErrorBody.parse({ error: { code, message, params } })).toEqual({
    error: { code, message: 'The game is for 3 to 5 players.', params: { min: 3, max: 5 } },
  });
  expect(error.status).toBe(400);
});

test('the OpenAPI document has every endpoint with its schemas and every code', () => {
  const document = JSON.parse(JSON.stringify(openApi('1')));
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    const operation = path?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation.responses[200].content['application/json'].schema).toBeTypeOf('object');
    expect('requestBody' in operation).toBe('body' in endpoint);
  }
  for (const code of Object.keys(ERRORS)) {
    expect(document.components.responses.Refusal.description).toContain(code);
  }
});
