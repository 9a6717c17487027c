// Notifications: which browsers for a seat, which chat room for a table.
import { type Answer, LIMITS, ProtocolError } from '@loggia/protocol';
import { detailsOf, ownSeat, subscriptionsOf } from '../match/details.ts';
import { fits } from '../match/secrets.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';

export async function pushKey({ calls }: Lobby): Promise<Answer<'pushKey'>> {
  return { publicKey: await calls.publicKey() };
}

export async function setCalls(
  lobby: Lobby,
  call: Call<'setCalls'>,
): Promise<Record<string, never>> {
  const found = await matchOf(lobby, call);
  const { playerID, credentials, subscription } = call.body;
  ownSeat(found, Number(playerID), credentials);
  const site = call.site && { site: call.site };
  if (subscription !== null) await lobby.calls.checkBrowser(subscription);
  await lobby.records.change(found.id, match => {
    const { seat, credentialHash: owner = '' } = ownSeat(match, Number(playerID), credentials);
    if (match.status === 'over') throw new ProtocolError('match.over');
    const known = subscriptionsOf(match);
    const others = known.filter(other => other.seat !== seat);
    if (subscription === null) return { details: { subscriptions: others } };
    const own = [
      ...known.filter(
        other => other.seat === seat && other.subscription.endpoint !== subscription.endpoint,
      ),
      { seat, owner, ...site, subscription },
    ];
    return { details: { subscriptions: [...others, ...own.slice(-LIMITS.subscriptions)] } };
  });
  return {};
}

export async function setWebhook(
  lobby: Lobby,
  call: Call<'setWebhook'>,
): Promise<Answer<'setWebhook'>> {
  const found = await matchOf(lobby, call);
  const { credentials, webhook } = call.body;
  // Checked before anything is looked up on their behalf.
  if (!fits(credentials, detailsOf(found).hostHash)) throw new ProtocolError('host.credentials');
  if (webhook !== null) await lobby.calls.check(webhook.url);
  const match = await lobby.records.change(found.id, now => {
    if (!fits(credentials, detailsOf(now).hostHash)) throw new ProtocolError('host.credentials');
    if (now.status === 'over') throw new ProtocolError('match.over');
    return { details: { webhook: webhook ?? undefined } };
  });
  return shown(lobby, match);
}
