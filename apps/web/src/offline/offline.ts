// Every page opens without a network: a service worker keeps the built client.

/** A page that has just been opened has more important things to load. */
const LATER_MILLISECONDS = 4_000;

/** Registers once per page. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = () => setTimeout(register, LATER_MILLISECONDS, LATER_MILLISECONDS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

function register(pause: number): void {
  navigator.serviceWorker.register('/offline.js').catch(error => {
    // A private window or a page without https refuses; a worker that fails to load is retried,
    // each time after twice as long.
    if (error instanceof TypeError) setTimeout(register, pause, 2 * pause);
  });
}
