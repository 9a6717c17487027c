// The service worker: keeps one build of the client for opening pages without a network, and shows
// notifications while no page is open.

/** Filled in at build time: every file of the build, and a name for it. */
declare const LOGGIA_FILES: readonly string[];
declare const LOGGIA_BUILD: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}
interface NotedEvent extends WaitingEvent {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
}
const scope = globalThis as unknown as Scope;

const PAGE = '/';
/** Responses that are never cached. */
const LIVE = /^\/(api|games|socket\.io)(\/|$)/;

const TRIES = 3;

/**
 * Keeps what is not kept yet. A file that fails to load must block neither the others nor
 * notifications: it is retried, and again whenever a page is opened.
 */
async function keep(): Promise<void> {
  const cache = await caches.open(LOGGIA_BUILD);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  let missing = [PAGE, ...LOGGIA_FILES].filter(file => !kept.has(file));
  for (let tried = 0; tried < TRIES && missing.length > 0; tried++) {
    const added = await Promise.allSettled(missing.map(file => cache.add(file)));
    missing = missing.filter((_, index) => added[index]?.status === 'rejected');
  }
  // Without the page the rest is useless, and the previous build is better than none.
  if (missing.includes(PAGE)) throw new Error('the page did not come');
}

/** Also serves the page that is open now: what it loads later works without a network. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const kept = [LOGGIA_BUILD, WORDS];
  await Promise.all(names.filter(name => !kept.includes(name)).map(name => caches.delete(name)));
  await scope.clients.claim();
}

/**
 * A page is fetched fresh, so that a new build is seen. Its files never change and are the same for
 * everybody, so the cache ignores how they were requested: scripts come with an origin but were
 * cached without one.
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

/** Words that a page has left here in its reader's language. */
const WORDS = 'loggia-words';

interface Call {
  kind: 'turn' | 'nudge';
  game: string;
  table: string;
}

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

/** Anyone able to push can still only show our own words and open our own pages. */
function callOf(data: unknown): Call | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, game, table } = data as Record<string, unknown>;
  const isKnown = kind === 'turn' || kind === 'nudge';
  if (!isKnown || typeof game !== 'string' || typeof table !== 'string') return undefined;
  return WORD.test(game) && WORD.test(table) ? { kind, game, table } : undefined;
}

async function say(data: unknown): Promise<void> {
  const call = callOf(data);
  if (call === undefined) return;
  const kept = await caches.match(`/words/${call.game}`);
  const words = ((await kept?.json()) ?? {}) as Record<string, string>;
  await scope.registration.showNotification(words.title ?? 'Loggia', {
    body: words[call.kind] ?? 'It is your turn.',
    icon: '/icons/192.png',
    tag: call.table,
    data: `/table/${call.game}/${call.table}`,
  });
}

/** Shows the table that called: in a page that has it open already, or in a new one. */
async function goTo({ data }: Notification): Promise<void> {
  const path = String(data);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? scope.clients.openWindow(path) : open.focus());
}

addEventListener('push', event => {
  const { data } = event as PushedEvent;
  (event as PushedEvent).waitUntil(say(data?.json()));
});
addEventListener('notificationclick', event => {
  const { notification } = event as NotedEvent;
  notification.close();
  (event as NotedEvent).waitUntil(goTo(notification));
});
addEventListener('install', event => (event as WaitingEvent).waitUntil(keep()));
addEventListener('activate', event => (event as WaitingEvent).waitUntil(takeOver()));
addEventListener('fetch', event => {
  const { request, respondWith } = event as AskedEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  respondWith.call(event, answer(request));
  if (request.mode === 'navigate') {
    (event as AskedEvent).waitUntil(keep().catch(() => undefined));
  }
});
