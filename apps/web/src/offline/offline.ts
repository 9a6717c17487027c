// Every page opens without a network: a service worker keeps the built client.

/** Asked once per page, when it is done with everything else. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.js').catch(() => {
      // A private window or a page without https may refuse; the game goes on all the same.
    });
  });
}
