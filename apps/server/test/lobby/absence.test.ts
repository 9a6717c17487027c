// An absent player: nudges, a bot that stands in, and the host's rights in a running game.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import {
  at,
  codeOf,
  moveArgs,
  post,
  RawSocket,
  request,
  seatedTable,
  type Ticket,
} from '../wire/players.ts';

let house: House;
let strict: House;
beforeAll(async () => {
  house = await openHouse({ NUDGE_AFTER: '0s', STAND_IN_AFTER: '0s' });
  strict = await openHouse({ STAND_IN_AFTER: 'never' });
});
afterAll(() => Promise.all([house.close(), strict.close()]));

/** A running table of three; the sockets of those present. */
async function seated(where: House, present: readonly number[]) {
  const { tickets, matchID, host } = await seatedTable(where);
  const sockets: RawSocket[] = [];
  for (const seat of present) {
    const socket = await new RawSocket(where).connected();
    await socket.sync(matchID, String(seat), tickets[seat]?.credentials);
    sockets.push(socket);
  }
  const [ada, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  return { matchID, host, ada, ben, cy, sockets };
}

const players = async (matchID: string) => (await request(house, at(matchID))).body.players;

test('after a while players may nudge the ones they wait for, but not endlessly', async () => {
  const { matchID, ada, sockets } = await seated(house, [0, 1]);
  const [own, other] = sockets as [RawSocket, RawSocket];
  const called = other.next('nudged');
  expect(await codeOf(house, at(matchID, 'nudge'), ada)).toBe('ok');
  expect(await called).toEqual(['nudged', matchID, { by: 0 }]);
  expect(own.frames.some(([event]) => event === 'nudged')).toBe(false);
  expect(await codeOf(house, at(matchID, 'nudge'), ada)).toBe('nudge.early');
  expect(await codeOf(house, at(matchID, 'nudge'), { ...ada, credentials: 'guess' })).toBe(
    'seat.credentials',
  );
  for (const socket of sockets) socket.close();
});

test('a majority of those present can let a bot play; the owner takes the seat back', async () => {
  const { matchID, ada, ben, cy, sockets } = await seated(house, [0, 1]);
  expect((await request(house, at(matchID))).body).toMatchObject({ waits: { standIn: 0 } });
  expect(await codeOf(house, at(matchID, 'stand-in'), { ...ada, seat: '2' })).toBe('ok');
  expect(await players(matchID)).toMatchObject([{}, {}, { agreed: [0] }]);
  // A player votes once, and not about themselves.
  await post(house, at(matchID, 'stand-in'), { ...ada, seat: '2' });
  expect(await players(matchID)).toMatchObject([{}, {}, { agreed: [0] }]);
  expect(await codeOf(house, at(matchID, 'stand-in'), { ...ada, seat: '0' })).toBe(
    'stand-in.needless',
  );
  expect(await codeOf(house, at(matchID, 'stand-in'), { ...ben, seat: '2' })).toBe('ok');
  expect(await players(matchID)).toMatchObject([{}, {}, { away: true, name: 'Player 2' }]);
  expect(await codeOf(house, at(matchID, 'stand-in'), { ...ben, seat: '2' })).toBe(
    'stand-in.needless',
  );
  await post(house, at(matchID, 'return'), cy);
  expect(JSON.stringify(await players(matchID))).not.toContain('away');
  for (const socket of sockets) socket.close();
});

test('a vote counts until the next move', async () => {
  const { matchID, ada, sockets } = await seated(house, [0, 1]);
  const [own] = sockets as [RawSocket];
  await post(house, at(matchID, 'stand-in'), { ...ada, seat: '2' });
  const state = await own.sync(matchID, '0', ada.credentials);
  const [card] = (state.G.players[0]?.endCards ?? []) as ['troyes'];
  const told = own.next('patch');
  own.emit('update', ...moveArgs({ type: 'keepEndCard', card }, state._stateID, ada));
  await told;
  expect(JSON.stringify(await players(matchID))).not.toContain('agreed');
  for (const socket of sockets) socket.close();
});

test('the host need not wait as long as the others', async () => {
  const { matchID, host, ada, sockets } = await seated(strict, [0]);
  expect(await codeOf(strict, at(matchID, 'nudge'), ada)).toBe('nudge.early');
  expect(await codeOf(strict, at(matchID, 'stand-in'), { ...ada, seat: '2' })).toBe(
    'stand-in.early',
  );
  const asHost = { credentials: host, seat: '2' };
  expect(await codeOf(strict, at(matchID, 'stand-in'), { ...asHost, credentials: 'guess' })).toBe(
    'host.credentials',
  );
  expect(await codeOf(strict, at(matchID, 'stand-in'), asHost)).toBe('ok');
  for (const socket of sockets) socket.close();
});

test('how long a table has waited is counted from its last move, in memory or not', async () => {
  const { matchID, host, ada, sockets } = await seated(house, [0]);
  const [own] = sockets as [RawSocket];
  const waited = async () => {
    const asked = Date.now();
    const { body } = await request(house, at(matchID));
    return { asked, ...(body.waits as { for: number }), startedAt: Number(body.startedAt) };
  };
  /** The record is written later than the move, and the table is no longer in memory. */
  const later = async (since: number, muted: boolean) => {
    await expect.poll(() => Date.now()).toBeGreaterThan(since + 20);
    await post(house, at(matchID, 'mute'), { credentials: host, playerID: '1', muted });
    house.app.tables.forget(matchID);
  };

  const { startedAt } = await waited();
  await later(startedAt, true);
  const beforeMoves = await waited();
  expect(beforeMoves.for).toBeGreaterThanOrEqual(beforeMoves.asked - startedAt);

  const state = await own.sync(matchID, '0', ada.credentials);
  const [card] = (state.G.players[0]?.endCards ?? []) as ['troyes'];
  const told = own.next('patch');
  own.emit('update', ...moveArgs({ type: 'keepEndCard', card }, state._stateID, ada));
  await told;
  const [move] = await house.store.log(matchID, { from: 0, limit: 1 });
  await later(move?.at ?? 0, false);
  const afterwards = await waited();
  expect(afterwards.for).toBeGreaterThanOrEqual(afterwards.asked - (move?.at ?? 0));
  expect(afterwards.for).toBeLessThanOrEqual(Date.now() - (move?.at ?? 0));
  expect(house.app.tables.loaded(matchID)).toBeUndefined();
  own.close();
});

test('the table shows how long somebody has been gone', async () => {
  const { matchID, sockets } = await seated(house, [0, 1]);
  const [own, other] = sockets as [RawSocket, RawSocket];
  const told = own.next('table', frame => JSON.stringify(frame).includes('absentFor'));
  other.close();
  expect(await told).toMatchObject([
    'table',
    matchID,
    { players: [{}, { absentFor: expect.any(Number) }, {}], waits: { for: expect.any(Number) } },
  ]);
  own.close();
});

test('in a running game the host can remove and mute players and hand on the role', async () => {
  const { matchID, host, ada, ben, sockets } = await seated(house, [0, 1]);
  const [, other] = sockets as [RawSocket, RawSocket];
  const asHost = { credentials: host };
  const said = [matchID, { id: 'a', sender: '1', payload: 'hi' }, ben.credentials];

  await post(house, at(matchID, 'mute'), { ...asHost, playerID: '1', muted: true });
  expect(await players(matchID)).toMatchObject([{}, { muted: true }, {}]);
  expect(await other.refusal('chat', ...said)).toBe('chat.muted');
  await post(house, at(matchID, 'mute'), { ...asHost, playerID: '1', muted: false });
  const heard = other.next('chat');
  other.emit('chat', ...said);
  await heard;

  expect(await codeOf(house, at(matchID, 'host'), { credentials: 'guess', playerID: '0' })).toBe(
    'host.credentials',
  );
  await post(house, at(matchID, 'host'), { ...asHost, playerID: '0' });
  expect((await request(house, at(matchID))).body).toMatchObject({ host: 0 });
  expect(await codeOf(house, at(matchID, 'mute'), { ...asHost, playerID: '1', muted: true })).toBe(
    'host.credentials',
  );

  const gone = new Promise(done => other.socket.once('disconnect', done));
  const remove = { credentials: ada.credentials, playerID: '1' };
  expect(await codeOf(house, at(matchID, 'remove'), remove)).toBe('ok');
  await gone;
  expect(await players(matchID)).toMatchObject([{}, { bot: 'medium' }, {}]);
  expect(await codeOf(house, at(matchID, 'return'), ben)).toBe('seat.credentials');
  for (const socket of sockets) socket.close();
});
