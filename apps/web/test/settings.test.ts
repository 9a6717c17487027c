// Settings for one game and for all, and older settings from before there was a difference.
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from './practice/storage.ts';

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
});

/** The settings as a newly opened page finds them. */
async function opened() {
  vi.resetModules();
  return import('../src/shared/settings.ts');
}
const stored = (): Record<string, unknown> =>
  JSON.parse(storage.getItem('loggia.settings') ?? '{}');

test('settings for all games are the defaults of each', async () => {
  storage.setItem('loggia.settings', JSON.stringify({ forced: 'ask', confirm: 'each' }));
  const { changeManner, boardSettings, settings } = await opened();
  const asked = { motion: 'full', forced: 'ask', confirm: 'each' };
  expect(boardSettings(settings.get(), 'pillars')).toEqual(asked);
  changeManner('pillars', { confirm: 'press' });
  expect(boardSettings(settings.get(), 'pillars')).toEqual({ ...asked, confirm: 'press' });
  expect(boardSettings(settings.get(), 'calimala')).toEqual(asked);
  const next = await opened();
  expect(next.boardSettings(next.settings.get(), 'pillars')).toEqual({
    ...asked,
    confirm: 'press',
  });
  expect(next.boardSettings(next.settings.get(), 'calimala')).toEqual(asked);
});

test('changing all tables leaves the settings of each game alone', async () => {
  const { changeManner, change } = await opened();
  changeManner('capitals', { forced: 'ask' });
  change({ theme: 'dark' });
  expect(stored()).toMatchObject({
    theme: 'dark',
    forced: 'goOn',
    manners: { capitals: { forced: 'ask', confirm: 'game' } },
  });
});

test.each([[null], [7], [{ capitals: 'x' }], [{ capitals: { forced: 1, confirm: [] } }]])(
  'ignores an invalid stored value: %j',
  async manners => {
    storage.setItem('loggia.settings', JSON.stringify({ manners }));
    const { mannerOf, settings } = await opened();
    expect(mannerOf(settings.get(), 'capitals')).toEqual({ forced: 'goOn', confirm: 'game' });
  },
);
