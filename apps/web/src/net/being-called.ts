// Notifications while no page is open: this browser's consent, and its subscription on the server.
import { ask } from './lobby-client.ts';
import type { TableId } from './seats.ts';

export const canBeCalled = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The words of a notification in the reader's language, by its kind. */
export interface CallWords {
  title: string;
  turn: string;
  nudge: string;
}

export type Consent = 'given' | 'refused' | 'impossible';

export interface Seated {
  table: TableId;
  seat: number;
  credentials: string;
}

/** Asks the reader first; a browser may refuse without asking. */
export async function beCalled(
  { table, seat, credentials }: Seated,
  words: CallWords,
): Promise<Consent> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const subscription = await subscribed();
  if (subscription === undefined) return 'impossible';
  // The service worker has no texts of its own.
  const kept = await caches.open('loggia-words');
  await kept.put(`/words/${table.game}`, Response.json(words));
  await ask('setCalls', { table, body: { playerID: String(seat), credentials, subscription } });
  return 'given';
}

export function endCalls({ table, seat, credentials }: Seated): Promise<unknown> {
  const body = { playerID: String(seat), credentials, subscription: null };
  return ask('setCalls', { table, body });
}

/** A browser has one subscription per server. */
async function subscribed() {
  const { publicKey } = await ask('pushKey');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    // A subscription under an older key would be refused, so it is dropped first.
    const known = await pushManager.getSubscription();
    const made = await pushManager.subscribe(options).catch(async () => {
      await known?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint = '', keys = {} } = made.toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch {
    return undefined;
  }
}
