// Hostile frames against the real server. The numbers refer to the list of defects to close.
import { createHash } from 'node:crypto';
import { calimala, manifests } from '@loggia/calimala';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Games } from '../../src/engine/games.ts';
import { type House, openHouse } from './house.ts';
import { moveArgs, post, RawSocket, request, seatedTable, type Ticket } from './players.ts';

let house: House;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  const [{ module, boardgame, ...rest }] = manifests;
  const florence = {
    ...rest,
    module: { ...module, name: 'florence' },
    boardgame: { ...boardgame, name: 'florence' },
  };
  house = await openHouse({}, { games: new Games([manifests[0], florence]) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  expect(house.failures).toEqual([]);
});
afterAll(() => house.close());

async function visitor(game?: string): Promise<RawSocket> {
  const socket = new RawSocket(house, game);
  sockets.push(socket);
  return socket.connected();
}

async function stateHash(matchID: string): Promise<string> {
  const stored = await house.store.state(matchID);
  return createHash('sha256').update(JSON.stringify(stored)).digest('hex');
}

/** A table, a socket that has synced as seat 0, and a move seat 0 may make. */
async function table() {
  const { tickets, ...rest } = await seatedTable(house);
  const [own, other] = tickets as [Ticket, Ticket];
  const socket = await visitor();
  const state = await socket.sync(own.matchID, own.playerID, own.credentials);
  const [move] = calimala.legal(state.G, 0);
  if (move === undefined) throw new Error('no legal move');
  return { ...rest, own, other, tickets, socket, state, move };
}

test('2: a match cannot be reached through another game', async () => {
  const { own, matchID, state, move } = await table();
  const socket = await visitor('florence');
  expect(await socket.refusal('sync', matchID, null)).toBe('match.unknown');
  expect(await socket.refusal('sync', matchID, '0', own.credentials)).toBe('match.unknown');
  const args = moveArgs(move, state._stateID, own);
  expect(await socket.refusal('update', ...args)).toBe('match.unknown');
  for (const path of ['', '/history', '/chat', '/view?moves=0', '/export']) {
    const { status } = await request(house, `/games/florence/${matchID}${path}`);
    expect([path, status]).toEqual([path, 404]);
  }
  const join = { body: { playerName: 'x' } };
  expect((await request(house, `/games/florence/${matchID}/join`, join)).status).toBe(404);
});

test('3: another seat in the payload is refused', async () => {
  const { own, other, matchID, socket, state, move } = await table();
  const before = await stateHash(matchID);
  const [action, ...rest] = moveArgs(move, state._stateID, own) as [
    { payload: object },
    ...unknown[],
  ];
  const forged = (payload: object) => ({ ...action, payload: { ...action.payload, ...payload } });
  expect(await socket.refusal('update', forged({ playerID: '1' }), ...rest)).toBe('move.not-yours');
  expect(await socket.refusal('update', forged({ playerID: null }), ...rest)).toBe(
    'request.malformed',
  );
  // Seat 1 with the credentials of seat 0.
  const mixed = moveArgs(move, state._stateID, { ...own, playerID: '1' });
  expect(await socket.refusal('update', ...mixed)).toBe('seat.credentials');
  const guessed = moveArgs(move, state._stateID, { ...other, credentials: 'x' });
  expect(await socket.refusal('update', ...guessed)).toBe('seat.credentials');
  expect(await stateHash(matchID)).toBe(before);
});

test('4: only moves are accepted, and only by their own names', async () => {
  const { own, matchID, socket, state } = await table();
  const before = await stateHash(matchID);
  const types = ['SYNC', 'PATCH', 'UPDATE', 'RESET', 'UNDO', 'REDO', 'PLUGIN', 'GAME_EVENT'];
  for (const type of [...types, 'STRIP_TRANSIENTS', 'toString', '']) {
    const action = {
      type,
      state: { G: {}, ctx: {} },
      patch: [{ op: 'replace', path: '/G', value: {} }],
      payload: { type: 'endGame', args: [], playerID: '0', credentials: own.credentials },
    };
    expect(await socket.refusal('update', action, state._stateID, matchID, '0')).toBe(
      'action.forbidden',
    );
  }
  const names = [
    ...Object.getOwnPropertyNames(Object.prototype),
    'endTurn',
    'G',
    'setActivePlayers',
  ];
  for (const type of names) {
    const payload = { type, args: [{}], playerID: '0', credentials: own.credentials };
    const action = { type: 'MAKE_MOVE', payload };
    const code = await socket.refusal('update', action, state._stateID, matchID, '0');
    expect([type, code]).toEqual([type, 'move.unknown']);
  }
  expect(await stateHash(matchID)).toBe(before);
});

test('5: an exception inside a move affects nobody else', async () => {
  const [{ module, boardgame, ...rest }] = manifests;
  const { endCards: phase } = boardgame.phases ?? {};
  const { choosing } = phase?.turn?.stages ?? {};
  const keep = choosing?.moves?.keepEndCard;
  if (typeof keep !== 'object') throw new Error('no such move');
  const keepEndCard: typeof keep = {
    ...keep,
    move(context, details) {
      if (details.card === context.G.players[0]?.endCards[0]) throw new TypeError('a bug');
      return keep.move(context, details);
    },
  };
  const stages = { choosing: { ...choosing, moves: { keepEndCard } } };
  const trapped = { ...phase, turn: { ...phase?.turn, stages } };
  const trap = {
    ...rest,
    module: { ...module, name: 'trap' },
    boardgame: { ...boardgame, name: 'trap', phases: { ...boardgame.phases, endCards: trapped } },
  };
  const other = await openHouse({}, { games: new Games([trap]) });
  const { matchID = '' } = await post(other, '/games/trap/create', { numPlayers: 3 });
  const credentials: string[] = [];
  for (let seat = 0; seat < 3; seat++) {
    const joined = await post(other, `/games/trap/${matchID}/join`, { playerName: 'x' });
    credentials.push(joined.playerCredentials ?? '');
  }
  const socket = await new RawSocket(other, 'trap').connected();
  const ticket = { matchID, playerID: '0', credentials: credentials[0] ?? '' };
  const state = await socket.sync(matchID, '0', ticket.credentials);
  const { endCards } = state.G.players[0] as { endCards: string[] };
  const moves = calimala.legal(state.G, 0);
  const bad = moves.find(move => 'card' in move && move.card === endCards[0]);
  const good = moves.find(move => move !== bad);
  if (bad === undefined || good === undefined) throw new Error('no moves');
  const synced = socket.next('sync');
  expect(await socket.refusal('update', ...moveArgs(bad, state._stateID, ticket))).toBe(
    'server.error',
  );
  await synced;
  expect(other.failures.map(String)).toEqual(['TypeError: a bug']);
  const moved = socket.next('patch');
  socket.emit('update', ...moveArgs(good, state._stateID, ticket));
  expect((await moved).slice(0, 4)).toEqual(['patch', matchID, 1, 2]);
  socket.close();
  await other.close();
});

test('6: malformed frames get a coded answer', async () => {
  const { own, matchID, socket, state, move } = await table();
  const before = await stateHash(matchID);
  const good = moveArgs(move, state._stateID, own);
  const { payload } = good[0] as { payload: object };
  const circus: unknown[][] = [
    ['update'],
    ['update', null],
    ['update', undefined, 1, matchID, '0'],
    ['update', [], 1, matchID, '0'],
    ['update', {}, 1, matchID, '0'],
    ['update', { payload }, 1, matchID, '0'],
    ['update', { type: 'MAKE_MOVE' }, 1, matchID, '0'],
    ['update', { type: 'MAKE_MOVE', payload: { ...payload, args: [1] } }, 1, matchID, '0'],
    ['update', { type: 'MAKE_MOVE', payload: { ...payload, args: [{}, {}] } }, 1, matchID, '0'],
    ['update', { type: 'MAKE_MOVE', payload: { ...payload, type: {} } }, 1, matchID, '0'],
    ['update', good[0], 'x', matchID, '0'],
    ['update', good[0], -1, matchID, '0'],
    ['update', good[0], 1, { toString: 'x' }, '0'],
    ['update', good[0], 1, matchID, { id: 0 }],
    ['update', good[0], 1, matchID, 0],
    ['update', ...good, { not: 'a move id' }],
    ['sync'],
    ['sync', null],
    ['sync', {}, {}, {}],
    ['sync', '../../etc', null],
    ['sync', matchID, { toString: 'x' }, 'x'],
    ['sync', matchID, 'constructor', 'x'],
    ['chat'],
    ['chat', matchID],
    ['chat', matchID, { id: 'a', sender: '0', payload: {} }, own.credentials],
    ['chat', matchID, { id: 'a', sender: '0', payload: 'x'.repeat(501) }, own.credentials],
    ['chat', matchID, null],
  ];
  for (const [event, ...args] of circus) {
    const code = await socket.refusal(String(event), ...args);
    expect([event, args, code]).toEqual([event, args, 'request.malformed']);
  }
  // `[null]` is how boardgame.io writes "no argument": the rules refuse it.
  const nothing = { type: 'MAKE_MOVE', payload: { ...payload, args: [null] } };
  expect(await socket.refusal('update', nothing, state._stateID, matchID, '0')).toBe(
    'move.malformed',
  );
  expect(await socket.refusal('join', matchID)).toBe('event.unknown');
  expect(await stateHash(matchID)).toBe(before);
});

test('6: raw engine packets with odd event names do not bring the server down', async () => {
  const address = `${house.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const packets = [
    '2["error"]',
    '2[{}]',
    '2[1]',
    '2[]',
    '2',
    '2["disconnect"]',
    '2["newListener"]',
  ];
  const more = [
    '40',
    '49',
    '5',
    '451-["x",{"_placeholder":true,"num":0}]',
    '2[[]]',
    'x',
    '2{"a":1}',
  ];
  for (const packet of [...packets, ...more]) {
    const socket = new WebSocket(address);
    await new Promise(done => socket.addEventListener('open', done, { once: true }));
    socket.send('40/calimala,');
    socket.send(`4${packet.startsWith('2') ? packet.replace('2', '2/calimala,') : packet}`);
    // By the time it answers or hangs up, it has handled that.
    socket.send('42/calimala,["sync","nosuchmatch",null]');
    await new Promise<void>(done => {
      socket.addEventListener('close', () => done());
      socket.addEventListener('message', ({ data }) => {
        if (String(data).includes('refused')) done();
      });
    });
    socket.close();
  }
  const headers: Record<string, string> = {};
  for (let i = 0; i < 3_000; i++) headers[`x-${i}`] = '1';
  const flooded = await request(house, '/socket.io/?EIO=4&transport=polling', { headers });
  expect(flooded.status).toBe(431);
  expect((await request(house, '/games')).body).toEqual(['calimala', 'florence']);
});

test('8: without a seat nobody can move, and looking creates nothing', async () => {
  const { matchID = '' } = await post(house, '/games/calimala/create', { numPlayers: 3 });
  const socket = await visitor();
  // A free seat is nobody's, not everybody's.
  expect(await socket.refusal('sync', matchID, '0')).toBe('seat.credentials');
  expect(await socket.refusal('sync', matchID, '0', 'undefined')).toBe('seat.credentials');
  const tables = house.app.tables.size;
  expect(await socket.refusal('sync', 'nosuchmatch', null, undefined, 3)).toBe('match.unknown');
  const ticket = { matchID: 'nosuchmatch', playerID: '0', credentials: 'x' };
  const move = { type: 'done' } as const;
  expect(await socket.refusal('update', ...moveArgs(move, 0, ticket))).toBe('match.unknown');
  expect(await house.store.match('nosuchmatch')).toBeUndefined();
  expect(house.app.tables.size).toBe(tables);
  // Before the start there is nothing to move.
  const joined = await post(house, `/games/calimala/${matchID}/join`, { playerName: 'Ada' });
  const { playerID = '', playerCredentials: credentials = '' } = joined;
  const early = { matchID, playerID, credentials };
  expect(await socket.refusal('update', ...moveArgs(move, 0, early))).toBe('match.waiting');
});

test('9: oversized frames and names are refused', async () => {
  const { own, matchID, socket, state } = await table();
  const fat = { type: 'keepEndCard', card: 'x'.repeat(4_000) };
  expect(await socket.refusal('update', ...moveArgs(fat as never, state._stateID, own))).toBe(
    'request.malformed',
  );
  let deep: unknown = {};
  for (let i = 0; i < 500; i++) deep = { deep };
  expect(await socket.refusal('sync', matchID, deep)).toBe('request.malformed');
  const gone = new Promise(done => socket.socket.once('disconnect', done));
  socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'x'.repeat(900_000) });
  await gone;
});

test('15: a refused move is answered, and the client gets the state again', async () => {
  const { own, socket, state, move } = await table();
  const synced = socket.next('sync');
  const refused = socket.next('refused');
  const answer = new Promise(done => {
    socket.emit('update', ...moveArgs({ type: 'done' }, state._stateID, own), 'move-1', done);
  });
  expect((await refused)[1]).toMatchObject({
    code: 'move.wrongPhase',
    moveID: 'move-1',
    stateID: 1,
  });
  expect(await answer).toMatchObject({ ok: false, error: { code: 'move.wrongPhase' } });
  expect((await synced)[2]).toMatchObject({ state: { _stateID: 1 } });
  const taken = new Promise(done => {
    socket.emit('update', ...moveArgs(move, state._stateID, own), 'move-2', done);
  });
  expect(await taken).toEqual({ ok: true, stateID: 2 });
});

test('20: floods are cut off, per socket', async () => {
  const strict = await openHouse({ RATE_SOCKET: '10' });
  const socket = await new RawSocket(strict).connected();
  const began = performance.now();
  const gone = new Promise(done => socket.socket.once('disconnect', done));
  for (let i = 0; i < 400; i++) socket.emit('sync', 'nosuchmatch', null);
  await gone;
  const served = strict.refused.filter(code => code === 'match.unknown');
  // Five seconds' worth at once, and ten more for each second it took.
  const seconds = (performance.now() - began) / 1_000;
  expect(served.length).toBeLessThanOrEqual(51 + 10 * seconds);
  expect(strict.refused).toContain('request.too-many');
  // The others are served.
  const calm = await new RawSocket(strict).connected();
  expect(await calm.refusal('sync', 'nosuchmatch', null)).toBe('match.unknown');
  calm.close();
  await strict.close();
});

test('20: the number of sockets per address is limited', async () => {
  const strict = await openHouse({ SOCKETS_PER_ADDRESS: '2' }, { nodes: 1 });
  const open = [await new RawSocket(strict).connected(), await new RawSocket(strict).connected()];
  await expect(new RawSocket(strict).connected()).rejects.toThrow();
  open[0]?.close();
  // The server needs a moment to notice.
  const isLetIn = async () => {
    const next = new RawSocket(strict);
    const outcome = await next.connected().catch(() => undefined);
    next.close();
    return outcome === next;
  };
  await expect.poll(isLetIn).toBe(true);
  for (const socket of open) socket.close();
  await strict.close();
});

test('21: a private table refuses spectators without its link', async () => {
  const { matchID, invite } = await seatedTable(house, { unlisted: true });
  const socket = await visitor();
  expect(await socket.refusal('sync', matchID, null)).toBe('match.private');
  expect(await socket.refusal('sync', matchID, null, 'guess')).toBe('match.private');
  const state = await socket.sync(matchID, null, invite);
  expect(state._stateID).toBe(1);
});

test('21: pages of other origins cannot connect, and no header invites them', async () => {
  const polling = '/socket.io/?EIO=4&transport=polling';
  const foreign = await request(house, polling, { headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const { url } = house;
  const own = await request({ url }, polling, { headers: { origin: url } });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  const create = await request(house, '/games/calimala/create', {
    body: { numPlayers: 3 },
    headers: { origin: 'https://evil.example' },
  });
  expect([create.status, create.body.error.code]).toEqual([403, 'request.origin']);
});

test('chat needs the credentials of its sender', async () => {
  const { own, matchID, socket } = await table();
  const say = (sender: string | null, credentials?: string) =>
    socket.refusal('chat', matchID, { id: 'a', sender, payload: 'hello' }, credentials);
  expect(await say('0')).toBe('seat.credentials');
  expect(await say('0', 'guess')).toBe('seat.credentials');
  expect(await say('1', own.credentials)).toBe('chat.audience');
  expect(await say(null, own.credentials)).toBe('chat.audience');
  const stranger = await visitor();
  expect(await stranger.refusal('chat', matchID, { id: 'a', sender: null, payload: 'x' })).toBe(
    'chat.audience',
  );
});
