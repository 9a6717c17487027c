// A seat belongs to one device at a time: codes, rematches, private tables and guesses.
import { calimala } from '@loggia/calimala';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type House, openHouse } from '../wire/house.ts';
import {
  at,
  codeOf,
  finish,
  moveArgs,
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

const seatOf = ({ playerID, credentials }: Ticket) => ({ playerID, credentials });

async function handOver(ticket: Ticket): Promise<string> {
  const { code: link = '' } = await post(house, at(ticket.matchID, 'handover'), seatOf(ticket));
  return link;
}

async function takeOver(matchID: string, link: string): Promise<Ticket> {
  const taken = await post(house, at(matchID, 'takeover'), { code: link });
  const { playerID = '', playerCredentials: credentials = '' } = taken;
  return { matchID, playerID, credentials };
}

test('leaving a seat cancels its code, and the next owner keeps the seat', async () => {
  const { matchID } = await opened();
  const thief = await join(matchID, { playerID: '0' });
  const link = await handOver(thief);
  await post(house, at(matchID, 'leave'), seatOf(thief));
  expect(await code(at(matchID, 'takeover'), { code: link })).toBe('handover.unknown');
  const ben = await join(matchID, { playerID: '0', playerName: 'Ben' });
  await join(matchID);
  await join(matchID);
  expect(await code(at(matchID, 'takeover'), { code: link })).toBe('handover.unknown');
  expect(await code(at(matchID, 'update'), { ...seatOf(ben), newName: 'Ben' })).toBe('ok');
});

test('removing a player cancels the code, even if somebody else sits there afterwards', async () => {
  const { matchID, credentials } = await opened();
  const thief = await join(matchID, { playerID: '0' });
  const link = await handOver(thief);
  await post(house, at(matchID, 'remove'), { credentials, playerID: '0' });
  await post(house, at(matchID, 'bot'), { credentials, playerID: '0', level: 'easy' });
  await post(house, at(matchID, 'start'), { credentials });
  expect(await code(at(matchID, 'takeover'), { code: link })).toBe('handover.unknown');
  const { body } = await request(house, at(matchID));
  expect(body).toMatchObject({ status: 'running', players: [{ bot: 'easy' }, {}, {}] });
});

test('the code of a seated player outlives the start; codes of empty seats end with it', async () => {
  const { matchID, credentials } = await opened();
  const ada = await join(matchID, { playerID: '0' });
  const gone = await join(matchID, { playerID: '1' });
  const links = [await handOver(ada), await handOver(gone)];
  await post(house, at(matchID, 'leave'), seatOf(gone));
  await post(house, at(matchID, 'start'), { credentials });
  expect((await house.store.match(matchID))?.details.handovers).toHaveLength(1);
  expect(await code(at(matchID, 'takeover'), { code: links[1] ?? '' })).toBe('handover.unknown');
  expect((await takeOver(matchID, links[0] ?? '')).playerID).toBe('0');
});

test('after a hand-over the old device has no access left, not even to a rematch', async () => {
  const { tickets, matchID } = await seatedTable(house, { unlisted: true });
  const [old, ben, cy] = tickets as [Ticket, Ticket, Ticket];
  await finish(house, matchID);
  const link = await handOver(old);
  const again = await post(house, at(matchID, 'playAgain'), { ...seatOf(old), keepSeats: true });
  const { nextMatchID: next = '', hostCredentials: host = '', invite = '' } = again;
  const bare = { playerName: 'Ada', playerID: '0', invite };
  // The old device even has a seat in the rematch already, and watches.
  await join(next, { ...bare, credentials: old.credentials });
  const watcher = await new RawSocket(house).connected();
  const seen = watcher.next('table');
  watcher.emit('sync', next, '0', old.credentials);
  await seen;
  const dismissed = new Promise(done => watcher.socket.once('disconnect', done));

  const device = await takeOver(matchID, link);
  await dismissed;
  for (const table of [matchID, next]) {
    const rename = { ...seatOf(old), newName: 'x' };
    expect(await code(at(table, 'update'), rename)).toBe('seat.credentials');
    expect(await code(at(table), undefined, old.credentials)).toBe('match.private');
  }
  expect(await code(at(next, 'join'), { ...bare, credentials: old.credentials })).toBe(
    'seat.credentials',
  );
  expect(await code(at(next, 'options'), { credentials: host })).toBe('host.credentials');

  // The new device has all rights of the old one: it has the seat, and it is the host.
  const asked = await post(house, at(matchID, 'playAgain'), seatOf(device));
  expect(asked.nextMatchID).toBe(next);
  const seat = await join(next, { ...bare, credentials: device.credentials });
  expect(await code(at(next, 'options'), { credentials: asked.hostCredentials })).toBe('ok');
  for (const { playerID, credentials } of [ben, cy]) {
    await join(next, { playerID, credentials, invite });
  }
  const player = await new RawSocket(house).connected();
  const state = await player.sync(next, '0', seat.credentials);
  expect(Array.isArray(state.G.players[0]?.endCards)).toBe(true);
  player.close();
});

test('a rematch opened during a hand-over knows the new owner', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [old, ben] = tickets as [Ticket, Ticket];
  await finish(house, matchID);
  const link = await handOver(old);
  const [device, again] = await Promise.all([
    takeOver(matchID, link),
    post(house, at(matchID, 'playAgain'), { ...seatOf(ben), keepSeats: true }),
  ]);
  const next = again.nextMatchID ?? '';
  await join(next, { playerID: '0', credentials: device.credentials });
  expect(
    await code(at(next, 'join'), { playerName: 'x', playerID: '0', credentials: old.credentials }),
  ).toBe('seat.credentials');
});

test('a running game has no rematch, and the rematch of a private table is private', async () => {
  const { tickets, matchID, invite } = await seatedTable(house, { unlisted: true });
  const [ada] = tickets as [Ticket];
  const body = { ...seatOf(ada), keepSeats: true, unlisted: false };
  expect(await code(at(matchID, 'playAgain'), body)).toBe('match.running');
  await finish(house, matchID);
  const { nextMatchID = '', hostCredentials: credentials } = await post(
    house,
    at(matchID, 'playAgain'),
    body,
  );
  expect(await code(at(nextMatchID))).toBe('match.private');
  expect(await code(at(nextMatchID), undefined, invite)).toBe('match.private');
  const listed = await request(house, '/games/calimala');
  expect(listed.text).not.toContain(nextMatchID);
  // The host may make it public, but not reveal the names of people who have not come.
  await join(nextMatchID, seatOf(ada));
  await post(house, at(nextMatchID, 'options'), { credentials, unlisted: false });
  const { body: shown } = await request(house, at(nextMatchID));
  expect(shown.players).toEqual([
    { id: 0, name: 'Ada', isConnected: false },
    { id: 1, reserved: true, isConnected: false },
    { id: 2, reserved: true, isConnected: false },
  ]);
});

test('an expired rematch is opened again', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  await finish(house, matchID);
  const { nextMatchID: first = '' } = await post(house, at(matchID, 'playAgain'), seatOf(ada));
  await house.store.deleteMatch(first);
  const { nextMatchID: second = '' } = await post(house, at(matchID, 'playAgain'), seatOf(ada));
  expect(second).not.toBe(first);
  expect(await code(at(second))).toBe('ok');
});

test('guesses do not reveal how many seats a private table has', async () => {
  const { matchID } = await seatedTable(house, { unlisted: true });
  const socket = await new RawSocket(house).connected();
  for (const playerID of ['0', '2', '3', '57']) {
    const guess = { playerID, credentials: 'guess' };
    for (const verb of ['leave', 'return', 'handover', 'hint', 'playAgain']) {
      expect(await code(at(matchID, verb), guess), verb).toBe('seat.credentials');
    }
    expect(await code(at(matchID, 'update'), { ...guess, newName: 'x' })).toBe('seat.credentials');
    expect(await code(at(matchID, 'join'), { ...guess, playerName: 'x' })).toBe('seat.credentials');
    expect(await code(at(matchID, 'join'), { playerID, playerName: 'x' })).toBe('match.private');
    expect(await socket.refusal('sync', matchID, playerID, 'guess')).toBe('seat.credentials');
    const payload = { type: 'placeDisc', args: [{}], ...guess };
    const move = [{ type: 'MAKE_MOVE', payload }, 1, matchID, playerID];
    expect(await socket.refusal('update', ...move)).toBe('seat.credentials');
  }
  socket.close();
});

test('a seat has one spelling: "00" is not seat 0', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const [{ credentials }] = tickets as [Ticket];
  const socket = await new RawSocket(house).connected();
  for (const playerID of ['00', '01', '٣', ' 0', '0x', '1e1', '']) {
    expect(await code(at(matchID, 'leave'), { playerID, credentials })).toBe('request.malformed');
    expect(await socket.refusal('sync', matchID, playerID, credentials)).toBe('request.malformed');
  }
  socket.close();
});

test('a game starts with the seats as they are, not as they were', async () => {
  for (let round = 0; round < 10; round++) {
    const { matchID } = await opened();
    await join(matchID);
    const ben = await join(matchID);
    await Promise.all([join(matchID), request(house, at(matchID, 'leave'), { body: seatOf(ben) })]);
    const match = await house.store.match(matchID);
    const isFull = match?.seats.every(seat => seat.credentialHash !== undefined);
    expect(match?.status).toBe(isFull ? 'running' : 'waiting');
  }
});

test('a player who asks for many codes does not use up those of others', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada, ben] = tickets as [Ticket, Ticket];
  const link = await handOver(ada);
  for (let n = 0; n < 12; n++) await handOver(ben);
  expect((await takeOver(matchID, link)).playerID).toBe('0');
});

test('a hand-over does not bring back a player who has left the rematch', async () => {
  const { tickets, matchID } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  await finish(house, matchID);
  const link = await handOver(ada);
  const again = await post(house, at(matchID, 'playAgain'), { ...seatOf(ada), keepSeats: true });
  const next = again.nextMatchID ?? '';
  for (const ticket of tickets) await join(next, seatOf(ticket));
  await post(house, at(next, 'leave'), seatOf(ada));
  const device = await takeOver(matchID, link);
  expect((await request(house, at(next))).body).toMatchObject({
    players: [{ away: true }, {}, {}],
  });
  expect(await code(at(next, 'return'), seatOf(device))).toBe('ok');
});

test('a move that was queued while its seat changed hands is not made', async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isGated = false;
  const gated = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          if (isGated && name === 'updateMatch') {
            begun.resolve();
            await gate.promise;
          }
          return Reflect.apply(value, target, args);
        };
      },
    });
  const slow = await openHouse({}, { wrapStore: gated, nodes: 1 });
  const { tickets, matchID } = await seatedTable(slow);
  const [old] = tickets as [Ticket];
  const { code: link } = await post(slow, at(matchID, 'handover'), seatOf(old));
  const socket = await new RawSocket(slow).connected();
  await socket.sync(matchID, '0', old.credentials);
  const table = await slow.app.tables.open(matchID);
  const [move] = calimala.legal(table.state?.G, 0);
  if (move === undefined) throw new Error('no move');
  isGated = true;
  const taking = post(slow, at(matchID, 'takeover'), { code: link });
  await begun.promise;
  socket.emit('update', ...moveArgs(move, 1, old));
  // Answered at once, so the previous move has arrived and is waiting for its turn.
  expect(await socket.refusal('nonsense')).toBe('event.unknown');
  gate.resolve();
  await taking;
  await table.settled();
  expect(await slow.store.log(matchID, { from: 0, limit: 9 })).toEqual([]);
  expect(slow.refused).toContain('seat.credentials');
  socket.close();
  await slow.close();
});

test('refuses seat numbers that cannot exist', async () => {
  const { matchID } = await seatedTable(house);
  for (const query of ['history?from=', 'view?moves=', 'chat?after=']) {
    expect(await code(at(matchID, `${query}${2 ** 31}`)), query).toBe('request.malformed');
    expect(await code(at(matchID, `${query}3`)), query).toBe('ok');
  }
});
