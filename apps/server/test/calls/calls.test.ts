// Absent players are notified, once, by one node; no subscription outlives its seat or its game.
import { calimala } from '@loggia/calimala';
import { anyMove, seededRandom } from '@loggia/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calls, type CallsParts, type CallsTrial } from '../../src/calls/calls.ts';
import { webhookBody } from '../../src/calls/texts.ts';
import { GAMES } from '../../src/engine/games.ts';
import { MatchRecords } from '../../src/live/match-records.ts';
import { detailsOf } from '../../src/match/details.ts';
import { type House, type Node, openHouse } from '../wire/house.ts';
import {
  at,
  finish,
  moveArgs,
  post,
  RawSocket,
  request,
  seatedTable,
  type Ticket,
  until,
} from '../wire/players.ts';
import { browser, Receiver } from './receiver.ts';

const TRIAL: CallsTrial = {
  isAllowed: address => address === '127.0.0.1',
  patience: 0,
  pauses: [],
};
let house: House;
let world: Receiver;
beforeEach(async () => {
  world = await new Receiver().open();
  house = await openHouse({ PUBLIC_URL: 'https://games.example.org' }, { calls: TRIAL });
});
afterEach(async () => {
  await house.close();
  world.close();
});

function subscribe(
  { matchID, playerID, credentials }: Ticket,
  subscription: unknown,
  { node = house, headers = {} }: { node?: { url: string }; headers?: Record<string, string> } = {},
) {
  const body = { playerID, credentials, subscription };
  return request(node, at(matchID, 'calls'), { body, headers });
}

/** The contact that a push service may write to. */
function contactOf({ authorization = '' }: { authorization?: string | undefined }): unknown {
  const [, claims = ''] = /^vapid t=[^.]+\.([^.]+)/.exec(authorization) ?? [];
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

/** A seat connects, makes its first move, and disconnects. */
async function plays(ticket: Ticket): Promise<void> {
  const socket = await new RawSocket(house).connected();
  const { G, _stateID } = await socket.sync(ticket.matchID, ticket.playerID, ticket.credentials);
  const [move] = calimala.legal(G, Number(ticket.playerID));
  if (move === undefined) throw new Error('no move');
  await new Promise(done => socket.emit('update', ...moveArgs(move, _stateID, ticket), done));
  socket.close();
}

async function detailsNow(matchID: string) {
  const match = await house.store.match(matchID);
  if (match === undefined) throw new Error('no match');
  return detailsOf(match);
}

test('calls a browser once when its seat owes a decision and nobody is connected', async () => {
  const { matchID, tickets } = await seatedTable(house, { unlisted: true });
  const [ada, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  const absent = browser(`${world.url}/ben`);
  const present = browser(`${world.url}/cy`);
  expect((await subscribe(ben, absent.subscription)).status).toBe(200);
  expect((await subscribe(cy, present.subscription)).status).toBe(200);
  const watching = await new RawSocket(house).connected();
  await watching.sync(matchID, cy.playerID, cy.credentials);
  const isKnown = ({ app }: Node) => app.tables.company(matchID)?.isConnected(2);
  await until(() => house.nodes.every(isKnown), 'every node to know who is there');
  await plays(ada);
  await until(() => world.at('/ben').length > 0, 'a call');
  const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = world.at('/ben');
  expect(absent.read(body)).toEqual({ kind: 'turn', game: 'calimala', table: matchID });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { body: told } = await request(house, '/api/push');
  expect(headers.authorization).toContain(`k=${told.publicKey}`);
  expect(contactOf(headers)).toBe('https://games.example.org');

  // The next move of another player is a new reason to call, and the last one.
  await plays(cy);
  await until(() => world.at('/ben').length > 1, 'a second call');
  watching.close();
  expect(world.at('/cy')).toEqual([]);
  expect(world.at('/ben').length).toBe(2);
  expect(house.failures).toEqual([]);
});

test('without PUBLIC_URL a call names the site that subscribed', async () => {
  await house.close();
  house = await openHouse({}, { calls: TRIAL });
  const { tickets } = await seatedTable(house);
  const [ada, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  const [node] = house.nodes as [Node];
  const site = node.url.replace('http:', 'https:');
  const from = (origin: string) => ({ node, headers: { origin } });
  await subscribe(ben, browser(`${world.url}/ben`).subscription, from(site));
  // One that never used https, and one of another site.
  await subscribe(cy, browser(`${world.url}/cy`).subscription, from(node.url));
  const refused = await subscribe(cy, null, from('https://elsewhere.example.org'));
  expect(refused.body.error.code).toBe('request.origin');
  await plays(ada);
  await until(() => world.at('/ben').length > 0 && world.at('/cy').length > 0, 'both calls');
  const contacts = ['/ben', '/cy'].map(where => contactOf(world.at(where)[0]?.headers ?? {}));
  expect(contacts).toEqual([site, 'https://loggia.invalid']);
});

test('a chat room hears of turns and the end in its own format; then nothing is kept', async () => {
  const { matchID, tickets, host } = await seatedTable(house);
  const [ada, ben] = tickets as [Ticket, Ticket];
  const set = (webhook: unknown, credentials = host) =>
    request(house, at(matchID, 'webhook'), { body: { credentials, webhook } });
  const url = `${world.url}/room`;
  expect((await set({ url, format: 'plain' }, ada.credentials)).body.error.code).toBe(
    'host.credentials',
  );
  const { body: match } = await set({ url, format: 'plain' });
  expect(match.webhook).toBe('plain');
  expect(JSON.stringify(match)).not.toContain(world.url);
  await subscribe(ben, browser(`${world.url}/ben`).subscription);
  await plays(ada);
  await until(() => world.at('/room').length >= 2, 'the room to hear of both');
  const texts = world.at('/room').map(({ body }) => JSON.parse(body.toString()));
  expect(texts[0]).toEqual({
    event: 'turn',
    game: 'calimala',
    title: 'Calimala',
    table: matchID,
    url: `https://games.example.org/table/calimala/${matchID}`,
    seat: 1,
    player: 'Player 1',
    text: `Player 1: it is your turn in Calimala. https://games.example.org/table/calimala/${matchID}`,
  });
  await finish(house, matchID);
  await until(() => world.at('/room').some(({ body }) => body.includes('"over"')), 'the end');
  for (;;) {
    const { subscriptions, webhook } = await detailsNow(matchID);
    if (subscriptions === undefined && webhook === undefined) break;
  }
  expect((await set({ url, format: 'plain' })).body.error.code).toBe('match.over');
  expect((await subscribe(ada, null)).body.error.code).toBe('match.over');
});

const SAID = {
  en: ['Ben: it is your turn in The Pillars of the Earth.', 'The game of The Pillars of the Earth'],
  de: ['Ben: Du bist dran („Die Säulen der Erde“).', 'Die Partie „Die Säulen der Erde“'],
  hu: ['Ben: te következel („A katedrális”).', 'Véget ért a játszma („A katedrális”).'],
  ru: ['Ben: ваш ход («Столпы Земли»).', 'Партия «Столпы Земли» окончена.'],
};

test.each(Object.entries(SAID))(
  'a chat room is told in the host’s language: %s',
  async (language, said) => {
    const games = '/games/pillars';
    const { matchID = '', hostCredentials } = await post(house, `${games}/create`, {
      numPlayers: 2,
    });
    const webhook = (asked: string) => ({
      credentials: hostCredentials,
      webhook: { url: `${world.url}/room`, format: 'plain', language: asked },
    });
    const unknown = await request(house, `${games}/${matchID}/webhook`, { body: webhook('xx') });
    expect(unknown.body.error.code).toBe('request.malformed');
    await post(house, `${games}/${matchID}/webhook`, webhook(language));
    for (const [seat, playerName] of ['Ada', 'Ben'].entries()) {
      await post(house, `${games}/${matchID}/join`, { playerID: String(seat), playerName });
    }
    const texts = () => world.at('/room').map(({ body }) => JSON.parse(body.toString()).text);
    const { module } = GAMES.newest('pillars');
    const table = await house.app.tables.open(matchID);
    const random = seededRandom(language);
    for (;;) {
      const [seat] = table.toMove();
      if (seat === undefined) break;
      const moves = module.legal(table.state?.G, seat);
      await table.play({ seat, move: anyMove(module)(moves, seat, random) });
    }
    for (const words of said) {
      await until(() => texts().some(text => text.startsWith(words)), words);
    }
  },
);

test('a room stored without a language is told in English', () => {
  const occasion = { kind: 'nudge', game: 'x', title: 'X', table: 'y', url: undefined } as const;
  const { text } = JSON.parse(
    String(webhookBody({ ...occasion, player: 'Ada' }, { format: 'plain' })),
  );
  expect(text).toBe('Ada: your game of X is waiting for you.');
});

test.each([
  ['discord', { content: expect.stringContaining('@everyone'), allowed_mentions: { parse: [] } }],
  ['slack', { text: expect.stringContaining('&lt;!here&gt; @everyone') }],
  ['matrix', { text: expect.stringContaining('<!here> @everyone'), username: 'Loggia' }],
])('a player’s name cannot mention anybody in a %s room', async (format, expected) => {
  const { matchID, tickets, host } = await seatedTable(house);
  const [ada, ben] = tickets as [Ticket, Ticket];
  await post(house, at(matchID, 'update'), {
    playerID: ben.playerID,
    credentials: ben.credentials,
    newName: '<!here> @everyone',
  });
  await post(house, at(matchID, 'webhook'), {
    credentials: host,
    webhook: { url: `${world.url}/room`, format },
  });
  await plays(ada);
  await until(() => world.at('/room').some(({ body }) => body.includes('everyone')), 'the room');
  const told = world.at('/room').find(({ body }) => body.includes('everyone'));
  expect(JSON.parse(String(told?.body))).toMatchObject(expected);
});

test('forgets an expired subscription and does not call the previous owner of a seat', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const [ada, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  await subscribe(ben, browser(`${world.url}/ben`).subscription);
  await subscribe(cy, browser(`${world.url}/cy`).subscription);
  const { code } = await post(house, at(matchID, 'handover'), {
    playerID: cy.playerID,
    credentials: cy.credentials,
  });
  await post(house, at(matchID, 'takeover'), { code });
  world.answers.push({ status: 410 });
  await plays(ada);
  await until(() => world.at('/ben').length === 1, 'the call');
  for (;;) if ((await detailsNow(matchID)).subscriptions?.length === 0) break;
  expect(world.at('/cy')).toEqual([]);
});

test('a table removed in the meantime calls nobody and counts as no failure', async () => {
  const { matchID } = await seatedTable(house);
  const { tables } = house.app;
  const table = await tables.open(matchID);
  await tables.end(matchID);
  const records = new MatchRecords(house.store, tables);
  const asked = vi.spyOn(records, 'get');
  const failed = vi.fn();
  const parts = { records, observer: { failed } } as unknown as CallsParts;
  new Calls(parts).nudged(table);
  await expect(asked.mock.results[0]?.value).rejects.toThrow('There is no such table.');
  expect(failed).not.toHaveBeenCalled();
});

test('checks a request before looking anything up or storing it', async () => {
  const { matchID, tickets, host } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const { subscription } = browser('https://127.0.0.2/x');
  const code = async (answer: Promise<{ body: { error: { code: string } } }>) =>
    (await answer).body.error.code;
  expect(await code(subscribe(ada, subscription))).toBe('call.address');
  expect(await code(subscribe({ ...ada, credentials: 'guess' }, subscription))).toBe(
    'seat.credentials',
  );
  // The second looks like a key but is no point of the curve, so nothing could be encrypted for it.
  for (const p256dh of ['A', `B${'A'.repeat(86)}`]) {
    const bad = { ...subscription, keys: { ...subscription.keys, p256dh } };
    expect(await code(subscribe(ada, bad))).toBe('request.malformed');
  }
  for (const url of ['https://192.168.0.1/', 'https://[::1]/', 'gopher://1.1.1.1/']) {
    const body = { credentials: host, webhook: { url, format: 'plain' } };
    expect(await code(request(house, at(matchID, 'webhook'), { body })), url).toBe('call.address');
  }
  expect((await detailsNow(matchID)).webhook).toBeUndefined();
  // Only the newest three devices of a seat are called.
  for (const device of [1, 2, 3, 4]) {
    await subscribe(ada, browser(`${world.url}/${device}`).subscription);
  }
  const { subscriptions = [] } = await detailsNow(matchID);
  const paths = subscriptions.map(({ subscription: { endpoint } }) => new URL(endpoint).pathname);
  expect(paths).toEqual(['/2', '/3', '/4']);
});

test('keeps its signing key across restarts, so push services still accept it', async () => {
  const { body: before } = await request(house, '/api/push');
  await house.reopen();
  const { body: after } = await request(house, '/api/push');
  expect(after).toEqual(before);
});
