// A table's life beyond boardgame.io's lobby: host, invites, hand-over, leaving, rematch.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import {
  at,
  codeOf,
  finish,
  openedTable,
  post,
  RawSocket,
  request,
  seatedTable,
  sitDown,
  type Ticket,
} from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const opened = (create?: object) => openedTable(house, create);
const join = (matchID: string, body?: object) => sitDown(house, matchID, body);
const code = (path: string, body?: object, token?: string) => codeOf(house, path, body, token);

test('an unlisted table is not listed, and joining or watching it needs its link', async () => {
  const { matchID, invite, credentials } = await opened({ unlisted: true });
  const { body } = await request(house, '/games/calimala');
  expect(JSON.stringify(body)).not.toContain(matchID);
  expect(await code(at(matchID, 'join'), { playerName: 'x' })).toBe('match.private');
  expect(await code(at(matchID, 'join'), { playerName: 'x', invite: 'guess' })).toBe(
    'match.private',
  );
  expect(await code(at(matchID))).toBe('match.private');
  expect(await code(at(matchID), undefined, invite)).toBe('ok');
  expect(await code(at(matchID), undefined, credentials)).toBe('ok');
  const ada = await join(matchID, { invite });
  expect(await code(at(matchID), undefined, ada.credentials)).toBe('ok');
});

test('only the host sets options, bots and seats and starts, and only before the start', async () => {
  const { matchID, credentials } = await opened();
  const ada = await join(matchID);
  expect(await code(at(matchID, 'options'), { credentials: ada.credentials })).toBe(
    'host.credentials',
  );
  const options = { credentials, numPlayers: 4, setupData: { layout: 'first' } };
  const { body: changed } = await request(house, at(matchID, 'options'), { body: options });
  expect(changed).toMatchObject({ setupData: { layout: 'first' }, players: { length: 4 } });
  expect(await code(at(matchID, 'options'), { credentials, numPlayers: 9 })).toBe('game.players');
  expect(await code(at(matchID, 'options'), { credentials, setupData: { no: 1 } })).toBe(
    'options.unknown',
  );

  const bot = { credentials, playerID: '1', level: 'hard' };
  const { body: withBot } = await request(house, at(matchID, 'bot'), { body: bot });
  expect(withBot).toMatchObject({ players: [{ name: 'Ada' }, { bot: 'hard' }, {}, {}] });
  expect(await code(at(matchID, 'bot'), { ...bot, playerID: '0' })).toBe('seat.taken');
  expect(await code(at(matchID, 'join'), { playerName: 'x', playerID: '1' })).toBe('seat.taken');
  await post(house, at(matchID, 'bot'), { ...bot, level: null });
  const ben = await join(matchID, { playerID: '1' });
  await post(house, at(matchID, 'remove'), { credentials, playerID: '1' });
  expect(await code(at(matchID, 'leave'), ben)).toBe('seat.credentials');

  const { body: started } = await request(house, at(matchID, 'start'), { body: { credentials } });
  expect(started).toMatchObject({
    status: 'running',
    players: [{ name: 'Ada' }, { bot: 'medium' }, { bot: 'medium' }, { bot: 'medium' }],
    // This server has no bots: the table waits and says so.
    waitsForBots: true,
  });
  // Bots have different names, from the game's place and time.
  const names = (started.players as { name: string }[]).map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(names.slice(1).join()).toMatch(/^[A-Z][a-z]+(,[A-Z][a-z]+){2}$/);
  expect(await code(at(matchID, 'options'), options)).toBe('match.started');
  expect(await code(at(matchID, 'start'), { credentials })).toBe('match.started');
});

test('a removed or replaced player sees nothing more', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [own] = tickets as [Ticket];
  const socket = await new RawSocket(house).connected();
  await socket.sync(matchID, '0', own.credentials);
  const gone = new Promise(done => socket.socket.once('disconnect', done));

  const { code: link } = await post(house, at(matchID, 'handover'), own);
  const taken = await post(house, at(matchID, 'takeover'), { code: link });
  expect(taken.playerID).toBe('0');
  await gone;
  expect(await code(at(matchID, 'takeover'), { code: link })).toBe('handover.unknown');
  expect(await code(at(matchID, 'update'), { ...own, newName: 'x' })).toBe('seat.credentials');
  const device = await new RawSocket(house).connected();
  expect(await device.refusal('sync', matchID, '0', own.credentials)).toBe('seat.credentials');
  const state = await device.sync(matchID, '0', taken.playerCredentials);
  expect(Array.isArray(state.G.players[0]?.endCards)).toBe(true);
  device.close();
});

test('spectators lose a table that becomes private unless they have its link', async () => {
  const { matchID, credentials, invite } = await openedTable(house);
  const watch = async (secret?: string) => {
    const socket = await new RawSocket(house).connected();
    const here = socket.next('table');
    socket.emit('sync', matchID, null, secret);
    await here;
    return socket;
  };
  const watchers = [await watch(), await watch(invite)];
  const gone = watchers.map(({ socket }) => new Promise(done => socket.once('disconnect', done)));
  await post(house, at(matchID, 'options'), { credentials, unlisted: true });
  await Promise.all(gone);
  (await watch(invite)).close();
  const stranger = await new RawSocket(house).connected();
  expect(await stranger.refusal('sync', matchID, null)).toBe('match.private');
  for (let seat = 0; seat < 3; seat++) await sitDown(house, matchID, { invite });
  for (const { frames } of watchers) {
    expect(JSON.stringify(frames)).not.toContain('"status":"running"');
    expect(frames.map(([event]) => event)).not.toContain('sync');
  }
  stranger.close();
});

test('a player may return to a running game; before the start a seat that is left is free', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [own] = tickets as [Ticket];
  await post(house, at(matchID, 'leave'), own);
  const { body: left } = await request(house, at(matchID));
  expect(left).toMatchObject({
    players: [{ away: true, name: 'Player 0' }, {}, {}],
    waitsForBots: true,
  });
  expect(await code(at(matchID, 'join'), { playerName: 'x' })).toBe('match.full');
  expect(await code(at(matchID, 'join'), { playerName: 'x', playerID: '0' })).toBe('seat.taken');
  await post(house, at(matchID, 'return'), own);
  expect(await code(at(matchID, 'return'), own)).toBe('seat.not-away');
  expect((await request(house, at(matchID))).body).toMatchObject({ waitsForBots: false });

  const { matchID: waiting } = await opened();
  const ada = await join(waiting, { playerID: '1' });
  await post(house, at(waiting, 'leave'), ada);
  await join(waiting, { playerID: '1' });
});

test('a rematch reserves the seats for the same people', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  await finish(house, matchID);
  const again = await post(house, at(matchID, 'playAgain'), { ...ada, keepSeats: true });
  const next = again.nextMatchID ?? '';
  expect(again).toHaveProperty('hostCredentials');
  const second = await post(house, at(matchID, 'playAgain'), ben);
  expect(second).toMatchObject({ nextMatchID: next });
  expect(second).not.toHaveProperty('hostCredentials');
  expect(await code(at(next, 'join'), { playerName: 'x', playerID: '1' })).toBe('seat.taken');
  expect(await code(at(next, 'join'), { playerName: 'x' })).toBe('match.full');
  for (const { playerID, credentials } of [ada, ben]) {
    await join(next, { playerID, credentials });
    expect((await request(house, at(next))).body).toMatchObject({ status: 'waiting' });
  }
  await join(next, { playerID: cy.playerID, credentials: cy.credentials });
  expect((await request(house, at(next))).body).toMatchObject({ status: 'running' });
});

test('everybody at the table hears who comes and goes, and when it starts', async () => {
  const { matchID } = await opened();
  const watcher = await new RawSocket(house).connected();
  const waiting = watcher.next('table');
  watcher.emit('sync', matchID, null);
  expect((await waiting)[2]).toMatchObject({ status: 'waiting' });
  const heard = watcher.next('matchData', ([, , players]) =>
    JSON.stringify(players).includes('Ada'),
  );
  const ada = await join(matchID);
  expect((await heard)[2]).toMatchObject([{ id: 0, name: 'Ada', isConnected: false }, {}, {}]);
  await join(matchID);
  const synced = watcher.next('sync');
  await join(matchID);
  expect((await synced)[2]).toMatchObject({ state: { _stateID: 1 } });
  const connected = watcher.next('table', ([, , match]) => isConnected(match));
  const player = await new RawSocket(house).connected();
  await player.sync(matchID, ada.playerID, ada.credentials);
  expect((await connected)[2]).toMatchObject({ spectators: 1 });
  const leaving = watcher.next('table', ([, , match]) => !isConnected(match));
  player.close();
  await leaving;
  watcher.close();
});

function isConnected(match: unknown): boolean {
  const { players } = match as { players: { isConnected: boolean }[] };
  return players[0]?.isConnected === true;
}

test('tables that never started expire; others stay', async () => {
  const waiting = await opened();
  const running = await seatedTable(house);
  const expired = await house.store.expire({ waiting: Date.now() + 1_000 });
  expect(expired).toContain(waiting.matchID);
  expect(expired).not.toContain(running.matchID);
  expect(await code(at(waiting.matchID))).toBe('match.unknown');
  expect(await code(at(running.matchID))).toBe('ok');
});

test('no response carries credentials, hashes, seeds or invites of others', async () => {
  const { tickets, matchID, invite, host } = await seatedTable(house);
  const match = await house.store.match(matchID);
  const { seed } = JSON.parse((await house.store.initialState(matchID))?.state ?? '{}').chance;
  const secrets = [
    seed,
    invite,
    host,
    ...tickets.map(ticket => ticket.credentials),
    ...(match?.seats ?? []).map(seat => seat.credentialHash ?? ''),
    String(match?.details.hostHash),
  ];
  // At least 128 bits each: 22 characters of 6 bits.
  for (const secret of [...secrets]) expect(secret.length).toBeGreaterThanOrEqual(22);
  const answers = await Promise.all([
    request(house, at(matchID)),
    request(house, '/games/calimala'),
    request(house, at(matchID, 'history')),
    request(house, at(matchID, 'chat')),
    request(house, at(matchID, 'view?moves=0')),
    request(house, at(matchID, 'export')),
    request(house, at(matchID, 'leave'), { body: { playerID: '0', credentials: host } }),
    request(house, at(matchID, 'join'), { body: { playerName: 'x', credentials: host } }),
  ]);
  for (const { text } of answers) {
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
