// A saved game is checked before it is sent, and every refusal has a code with a text.
import { LIMITS } from '@loggia/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST_BYTES, openSavedGame, readSavedGame } from '../src/lobby/saved-file.ts';

afterEach(() => vi.unstubAllGlobals());

const fileOf = (content: unknown) =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);

test.each([
  ['a picture', '\u0089PNG'],
  ['nothing', ''],
  ['a list', []],
  ['other data', { format: 'notes' }],
  ['a game without a name', { format: 'loggia-game' }],
])('%s is no saved game', async (_, content) => {
  await expect(readSavedGame(fileOf(content))).rejects.toMatchObject({ code: 'saved.not-a-game' });
});

test('a file too large for the server is not sent', async () => {
  expect(MOST_BYTES).toBe(LIMITS.importedBody);
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const file = fileOf(JSON.stringify({ format: 'loggia-game' }).padEnd(MOST_BYTES + 1));
  await expect(openSavedGame(file)).rejects.toMatchObject({
    code: 'request.too-large',
    params: { limit: MOST_BYTES },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a file that only claims to be a saved game is rejected', async () => {
  const error = { code: 'request.malformed', message: 'no', params: {} };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 400 }));
  const file = fileOf({ format: 'loggia-game', game: 'calimala' });
  await expect(openSavedGame(file)).rejects.toMatchObject({ code: 'saved.not-a-game' });
});

test('other refusals are passed on unchanged', async () => {
  const error = { code: 'import.move', message: 'no', params: { move: 3 } };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 400 }));
  const file = fileOf({ format: 'loggia-game', game: 'calimala' });
  await expect(openSavedGame(file)).rejects.toMatchObject(error);
});
