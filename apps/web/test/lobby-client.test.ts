// The client's addresses are the protocol's, and anything but a valid answer is an error.
import { ENDPOINTS } from '@loggia/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { ADDRESSES, ask, LobbyError } from '../src/net/lobby-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(Object.entries(ADDRESSES))('%s', (name, address) => {
  const { method, path } = ENDPOINTS[name as keyof typeof ADDRESSES];
  expect(address).toEqual([method, path]);
});

const table = { game: 'calimala', id: 'x' };

test.each([
  ['breaks off', '{"messages":'],
  ['is empty', ''],
  ['comes from a proxy in between', '<html>Please sign in</html>'],
])('an answer that %s is treated as a network error', async (_how, body) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  const asked = ask('chat', { table });
  await expect(asked).rejects.toBeInstanceOf(LobbyError);
  await expect(asked).rejects.toMatchObject({ code: 'network' });
});

test('an aborted call gets no partial answer', async () => {
  const gone = new AbortController();
  vi.stubGlobal('fetch', async () => {
    gone.abort();
    return new Response('{"messages":');
  });
  const asked = ask('chat', { table, signal: gone.signal });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
