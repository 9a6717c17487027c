// The past: history, moments, chat, files. Each viewer gets what they may know.
import { calimala, type Event, type Move, type State } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games.ts';
import { type House, openHouse } from '../wire/house.ts';
import {
  anyMove,
  at,
  dealtFrom,
  post,
  RawSocket,
  request,
  seatedTable,
  type Ticket,
} from '../wire/players.ts';
import { replay } from '../wire/replay.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function play(matchID: string, most: number, seed = 'records'): Promise<void> {
  const random = seededRandom(seed);
  const table = await house.app.tables.open(matchID);
  for (let moves = 0; moves < most; moves++) {
    const [seat] = table.toMove();
    if (seat === undefined) return;
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}

interface Entry {
  seq: number;
  seat: number;
  move: Move;
  events: { type: string; seat: number; card?: string }[];
}

async function entries(matchID: string, token?: string, query = ''): Promise<Entry[]> {
  const { body } = await request(house, at(matchID, `history${query}`), {
    ...(token !== undefined && { token }),
  });
  return body.entries as Entry[];
}

test('a viewer reads the history as it was seen; once the game is over, all of it', async () => {
  const { matchID, tickets } = await seatedTable(house);
  await play(matchID, 60);
  const full = await house.store.log(matchID, { from: 0, limit: 500 });
  const secret = new Set(['endCardKept', 'cardDrawn', 'extraCardDrawn']);
  for (const viewer of [undefined, 0, 1, 2]) {
    const ticket = viewer === undefined ? undefined : tickets[viewer];
    const read = await entries(matchID, ticket?.credentials);
    expect(read).toHaveLength(60);
    for (const [index, { seat, move, events }] of read.entries()) {
      const own = seat === viewer;
      if (move.type === 'keepEndCard') expect('card' in move).toBe(own);
      else expect(move).toEqual(full[index]?.move);
      for (const event of events.filter(({ type }) => secret.has(type))) {
        expect('card' in event).toBe(event.seat === viewer);
      }
    }
  }
  expect((await entries(matchID, undefined, '?from=50&limit=5')).map(({ seq }) => seq)).toEqual([
    50, 51, 52, 53, 54,
  ]);
  expect((await request(house, at(matchID, 'export'))).body.error.code).toBe('match.running');
  await play(matchID, 5_000);
  const over = await entries(matchID);
  for (const { move } of over.slice(0, 3)) expect(move).toHaveProperty('card');
});

test('any moment shows the view of that time, by seat while the game runs', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('moments');
  const seen: unknown[] = [];
  for (let moves = 0; moves < 40; moves++) {
    const [seat = 0] = table.toMove();
    seen.push(calimala.view(table.state?.G, 1));
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  const [, ben] = tickets as [Ticket, Ticket];
  for (const moves of [0, 7, 39]) {
    const { body } = await request(house, at(matchID, `view?moves=${moves}`), {
      token: ben.credentials,
    });
    const { events: _, ...view } = body.view as Record<string, unknown>;
    const { events: __, ...then } = JSON.parse(JSON.stringify(seen[moves]));
    expect(view).toEqual(then);
  }
  const { body: spectator } = await request(house, at(matchID, 'view?moves=39'));
  expect((spectator.view as { players: { hand: unknown }[] }).players[1]?.hand).toBeTypeOf(
    'number',
  );
});

test('a spectator sees no hand of any moment before the end, and every hand afterwards', async () => {
  const { matchID } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('watching');
  const MOMENTS = [0, 3, 20, 45];
  const then = new Map<number, State>();
  const moment = async (moves: number) => {
    const { body } = await request(house, at(matchID, `view?moves=${moves}`));
    const { events, ...view } = body.view as { events: unknown[] };
    return { view, events };
  };
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  for (let moves = 0; table.toMove().length > 0; moves++) {
    const { events: _, ...state } = table.state?.G ?? {};
    then.set(moves, state as State);
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
    if (table.match.status === 'over' || moves !== 50) continue;
    for (const asked of MOMENTS) {
      const { view, events } = await moment(asked);
      expect(view, `${asked}`).toEqual(plain(calimala.view(then.get(asked) as State, null)));
      for (const event of events as Event[]) expect(event).toEqual(calimala.viewEvent(event, null));
    }
  }
  for (const asked of MOMENTS) {
    const { view } = await moment(asked);
    expect(view, `${asked}`).toEqual(plain(then.get(asked)));
  }
});

test('a finished game exported to a file is imported unchanged', async () => {
  const { matchID } = await seatedTable(house);
  await play(matchID, 5_000, 'file');
  const { body: file } = await request(house, at(matchID, 'export'));
  expect(file.moves).toHaveLength(
    (await house.store.log(matchID, { from: 0, limit: 5_000 })).length,
  );
  const imported = await post(house, '/games/calimala/import', file);
  const copy = imported.matchID ?? '';
  const token = imported.invite ?? '';
  const { body: again } = await request(house, at(copy, 'export'), { token });
  expect({ ...again, createdAt: 0 }).toEqual({ ...file, createdAt: 0 });
  const original = await house.store.state(matchID);
  expect((await house.store.state(copy))?.state).toBe(original?.state);
  const { body } = await request(house, `/games/calimala/${copy}`, { token });
  expect(body).toMatchObject({ status: 'over', unlisted: true });

  const moves = file.moves as { seat: number; move: Move }[];
  const forged = {
    'import.unfinished': { ...file, moves: moves.slice(0, -1) },
    'import.move': { ...file, moves: moves.toSpliced(5, 1) },
    'import.other-game': { ...file, game: 'florence' },
    'game.players': { ...file, players: [{}, {}] },
    'match.rules-unknown': { ...file, rulesVersion: 99 },
    'request.malformed': { ...file, format: 'notes' },
  };
  for (const [code, body] of Object.entries(forged)) {
    const answer = await request(house, '/games/calimala/import', { body });
    expect(answer.body.error.code).toBe(code);
  }
  // As many moves as promised are read and checked by the rules; no more.
  for (const [code, length] of [
    ['import.move', 5_000] as const,
    ['request.malformed', 5_001] as const,
  ]) {
    const long = Array.from({ length }, (_, n) => moves[n % moves.length]);
    const answer = await request(house, '/games/calimala/import', {
      body: { ...file, moves: long },
    });
    expect(answer.body.error.code).toBe(code);
  }
  const unknown = await request(house, '/games/go/import', { body: { ...file, game: 'go' } });
  expect(unknown.body.error.code).toBe('game.unknown');
  const chance = file.chance as { seed: string; commitment: string; words: string[] };
  for (const other of [{ seed: chance.commitment }, { commitment: chance.seed }, { words: [] }]) {
    const body = { ...file, chance: { ...chance, ...other } };
    const answer = await request(house, '/games/calimala/import', { body });
    expect(answer.body.error.code).toBe('import.chance');
  }
  const { body: shuffled } = await request(house, '/games/calimala/import', {
    body: { ...file, chance: { ...chance, words: ['another', '', ''] } },
  });
  expect(shuffled.error).toMatchObject({
    code: 'import.move',
    params: { move: expect.any(Number) },
  });
});

test('the plain rules make the same game of a seed as boardgame.io does', async () => {
  const { matchID } = await seatedTable(house, {
    numPlayers: 5,
    setupData: { extraStartCard: true },
  });
  await play(matchID, 5_000, 'plain');
  const rows = await house.store.log(matchID, { from: 0, limit: 5_000 });
  const { state } = replay(
    GAMES.newest('calimala'),
    await dealtFrom(house.store, matchID),
    rows.map(({ seat = 0, move }) => ({ seat, move })),
  );
  const { events: _, ...stored } = JSON.parse((await house.store.state(matchID))?.state ?? '').G;
  expect(JSON.parse(JSON.stringify(state))).toEqual(stored);
});

test('players and spectators chat separately while the game runs, and all can read it afterwards', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const [ada, ben] = tickets as [Ticket, Ticket];
  const open = async (playerID: string | null, credentials?: string) => {
    const socket = await new RawSocket(house).connected();
    await socket.sync(matchID, playerID, credentials);
    return socket;
  };
  const [player, other] = [await open('0', ada.credentials), await open('1', ben.credentials)];
  const [watcher, friend] = [await open(null), await open(null)];
  const heard = [player, other].map(socket => socket.next('chat'));
  player.emit('chat', matchID, { id: 'a', sender: '0', payload: 'my plan' }, ada.credentials);
  for (const [, , line] of await Promise.all(heard)) {
    expect(line).toMatchObject({ id: 'a', sender: '0', payload: 'my plan', name: 'Player 0' });
  }
  const watched = friend.next('chat');
  watcher.emit('chat', matchID, { id: 'b', sender: null, payload: { text: 'look!', name: 'Zoe' } });
  expect((await watched)[2]).toMatchObject({ sender: null, payload: 'look!', name: 'Zoe' });
  const said = (socket: RawSocket) =>
    socket.frames.flatMap(([event, , line]) =>
      event === 'chat' ? [(line as { id: string }).id] : [],
    );
  expect([player, other, watcher, friend].map(said)).toEqual([['a'], ['a'], ['b'], ['b']]);

  const read = async (token?: string) => {
    const { body } = await request(house, at(matchID, 'chat'), { ...(token && { token }) });
    return (body.messages as { payload: string }[]).map(({ payload }) => payload);
  };
  expect(await read()).toEqual(['look!']);
  expect(await read(ben.credentials)).toEqual(['my plan']);
  await play(matchID, 5_000, 'chat');
  expect(await read()).toEqual(['my plan', 'look!']);
  for (const socket of [player, other, watcher, friend]) socket.close();
});

test('chat is rate-limited', async () => {
  const strict = await openHouse({ RATE_CHAT: '12' });
  const { matchID } = await seatedTable(strict);
  const socket = await new RawSocket(strict).connected();
  await socket.sync(matchID, null);
  const refused = socket.next('refused');
  for (let i = 0; i < 5; i++) socket.emit('chat', matchID, { id: 'a', sender: null, payload: 'x' });
  expect((await refused)[1]).toMatchObject({ code: 'request.too-many' });
  socket.close();
  await strict.close();
});
