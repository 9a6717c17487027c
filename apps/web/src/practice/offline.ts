// Whoever practises may do so without a network: a service worker keeps the built client.

/** Asked once per page; a browser without service workers practises only while it has a network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js').catch(() => {
    // A private window or a page without https may refuse; the game goes on all the same.
  });
}
