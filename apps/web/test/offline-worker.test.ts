// The service worker stores what it can load: one missing file does not affect the others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const kept = new Map<string, Set<string>>();
/** How often each file fails to load; all others load at once. */
const failing = new Map<string, number>();

const cacheOf = (name: string) => {
  const files = kept.get(name) ?? new Set();
  kept.set(name, files);
  return {
    keys: async () => [...files].map(file => ({ url: `https://house.test${file}` })),
    async add(file: string) {
      const left = failing.get(file) ?? 0;
      failing.set(file, left - 1);
      if (left > 0) throw new TypeError('Failed to fetch');
      files.add(file);
    },
  };
};

beforeEach(async () => {
  vi.stubGlobal('addEventListener', (type: string, handler: Handler) => {
    handlers.set(type, handler);
  });
  vi.stubGlobal('location', { origin: 'https://house.test' });
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) });
  vi.stubGlobal('fetch', async () => new Response('a page'));
  vi.stubGlobal('LOGGIA_FILES', ['/a.js', '/b.js']);
  vi.stubGlobal('LOGGIA_BUILD', 'build');
  vi.resetModules();
  await import('../src/offline/offline-worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const known of [handlers, kept, failing]) known.clear();
});

/** What an event waits for. */
function told(type: string, event: object = {}): Promise<unknown> {
  const work: unknown[] = [];
  const note = (one: unknown) => work.push(one);
  handlers.get(type)?.({ ...event, waitUntil: note, respondWith: note });
  return Promise.all(work);
}

const opened = { request: { mode: 'navigate', method: 'GET', url: 'https://house.test/mine' } };

test('retries a late file; a missing one is fetched when a page is opened', async () => {
  failing.set('/a.js', 1).set('/b.js', 4);
  await told('install');
  expect([...(kept.get('build') ?? [])]).toEqual(['/', '/a.js']);
  await told('fetch', opened);
  expect(kept.get('build')).toContain('/b.js');
});

test('a build without its page is not installed, so that the previous one stays', async () => {
  failing.set('/', 9);
  await expect(told('install')).rejects.toThrow('the page did not come');
  // A page that is opened anyway is not affected.
  await told('fetch', opened);
});
