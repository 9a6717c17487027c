// The service worker: keeps one build of the client for pages that are opened without a network.

/** Both are written here when the client is built: every file of the build, and a name for it. */
declare const LOGGIA_FILES: readonly string[];
declare const LOGGIA_BUILD: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
}

const PAGE = '/';
/** Answers that are never the same twice. */
const LIVE = /^\/(api|games|socket\.io)(\/|$)/;

async function keep(): Promise<void> {
  const cache = await caches.open(LOGGIA_BUILD);
  await cache.addAll([PAGE, ...LOGGIA_FILES]);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== LOGGIA_BUILD).map(name => caches.delete(name)));
  await (globalThis as unknown as Scope).clients.claim();
}

/**
 * A page is asked for fresh, so that a new build is seen; its files never change, and say the same
 * to everybody: scripts are asked for with an origin, and were kept without one.
 */
async function answer(request: Request): Promise<Response> {
  if (request.mode !== 'navigate') {
    return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

addEventListener('install', event => (event as WaitingEvent).waitUntil(keep()));
addEventListener('activate', event => (event as WaitingEvent).waitUntil(takeOver()));
addEventListener('fetch', event => {
  const { request, respondWith } = event as AskedEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  respondWith.call(event, answer(request));
});
