// Nobody learns secrets: frames compared between games that differ only in secrets.
import { calimala, type Move, type State, type View } from '@loggia/calimala';
import { type Random, seededRandom, shuffle, type Viewer } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, type GameState, play, read } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { MoveFrames, syncFrame } from '../../src/live/frames.ts';
import { type House, openHouse } from '../wire/house.ts';
import { moveArgs, RawSocket, request, seatedTable, type Ticket } from '../wire/players.ts';

const entry = GAMES.newest('calimala');
const VIEWERS: Viewer[] = [0, 1, 2, null];

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const text = (value: unknown) => JSON.stringify(value);

function isLegal(state: State, seat: number, move: Move): boolean {
  try {
    calimala.check(state, seat, move);
    return true;
  } catch {
    return false;
  }
}

/**
 * Any legal moves in a random order, with some undo. Undo is not a last resort: two worlds with no
 * other common move would undo forever.
 */
function* anyOrder(state: State, seat: number, random: Random): Generator<Move> {
  const moves = shuffle(calimala.legal(state, seat), random);
  if (random.next() < 0.05) yield* moves.filter(move => calimala.takesBack(move));
  yield* moves.filter(move => !calimala.takesBack(move));
}

/** Legal in both worlds. A secret choice may differ: then each world makes its own. */
function commonMove(a: State, b: State, seat: number, random: Random): [Move, Move] | undefined {
  if (a.phase === 'endCards') {
    const [left, right] = [calimala.legal(a, seat)[0], calimala.legal(b, seat)[0]];
    return left && right && [left, right];
  }
  for (const move of anyOrder(a, seat, random)) if (isLegal(b, seat, move)) return [move, move];
  return undefined;
}

function anyMove(state: State, seat: number, random: Random): Move {
  for (const move of anyOrder(state, seat, random)) return move;
  throw new Error('no legal move');
}

/** The view and the events of the last move, as text. */
function knowledge(state: GameState, viewer: Viewer): string {
  const { events, ...G } = state.G;
  const seen = events.map((event: never) => calimala.viewEvent(event, viewer));
  return text([calimala.view(G, viewer), seen]);
}

interface World {
  matchID: string;
  tickets: Ticket[];
  sockets: RawSocket[];
  state(): GameState;
}

/** A running match whose state we choose, with a socket for every viewer. */
async function world(seed: string, other?: { known: View; chance: string }): Promise<World> {
  const { matchID, tickets } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const begun = begin(entry, { players: 3, options: undefined, seed });
  const G = other
    ? { ...calimala.sample(other.known, null, seededRandom(other.chance)), events: [] }
    : begun.G;
  const version = 2;
  const plugins = other
    ? begin(entry, { players: 3, options: {}, seed: other.chance }).plugins
    : begun.plugins;
  const state = text({ ...begun, G, plugins, _stateID: version });
  await house.store.commit(matchID, 1, { version, state, log: [] });
  // No move leads here, so a search for moves would not find it.
  table.state = read(state);
  const sockets = await Promise.all(
    [...tickets, { playerID: null, credentials: undefined }].map(async ticket => {
      const socket = await new RawSocket(house).connected();
      await socket.sync(matchID, ticket.playerID, ticket.credentials);
      return socket;
    }),
  );
  return {
    matchID,
    tickets,
    sockets,
    state: () => table.state ?? begun,
  };
}

/** A frame without the names of match and people, and without times. */
function anonymous(frame: unknown, { matchID }: World): string {
  return text(frame)
    .replaceAll(matchID, 'MATCH')
    .replaceAll(/"(createdAt|updatedAt|startedAt)":\d+/g, '"$1":0');
}

/** Plays the same public game in both; viewers with the same knowledge get the same frames. */
async function lockstep(a: World, b: World, seed: string) {
  const random = seededRandom(seed);
  const compared = VIEWERS.map(() => 0);
  let moves = 0;
  for (; ; moves++) {
    const [seat] = calimala.toMove(a.state().G);
    if (seat === undefined) break;
    const pair = commonMove(a.state().G, b.state().G, seat, random);
    if (pair === undefined) break;
    const before = VIEWERS.map(
      viewer => knowledge(a.state(), viewer) === knowledge(b.state(), viewer),
    );
    const frames = [];
    for (const [index, at] of [a, b].entries()) {
      const arrived = at.sockets.map(socket => socket.next('patch'));
      const args = moveArgs(pair[index] as Move, at.state()._stateID, at.tickets[seat] as Ticket);
      at.sockets[seat]?.emit('update', ...args);
      frames.push((await Promise.all(arrived)).map(frame => anonymous(frame, at)));
    }
    if (a.state().G.phase === 'over') break;
    for (const [index, viewer] of VIEWERS.entries()) {
      const same = knowledge(a.state(), viewer) === knowledge(b.state(), viewer);
      if (!before[index] || !same) continue;
      expect(frames[0]?.[index]).toBe(frames[1]?.[index]);
      compared[index] = (compared[index] ?? 0) + 1;
    }
  }
  return { moves, compared, over: a.state().G.phase === 'over' };
}

test('a spectator gets the same bytes whatever the hidden cards, for the same public play', async () => {
  let whole = 0;
  for (let game = 0; whole < 1 && game < 12; game++) {
    const a = await world(`world ${game}`);
    const known = calimala.view(a.state().G, null);
    const b = await world(`world ${game}`, { known, chance: `other ${game}` });
    expect(text(a.state().G.deck)).not.toBe(text(b.state().G.deck));
    expect(a.sockets[3]?.frames.slice(0, 1).map(frame => anonymous(frame, a))).toEqual(
      b.sockets[3]?.frames.slice(0, 1).map(frame => anonymous(frame, b)),
    );
    const { moves, compared, over } = await lockstep(a, b, `play ${game}`);
    // The spectator's knowledge is the same until the end reveals everything.
    expect(compared[3]).toBe(moves);
    if (over) whole++;
    for (const socket of [...a.sockets, ...b.sockets]) socket.close();
  }
  expect(whole).toBeGreaterThan(0);
});

test('a seat’s frames never depend on anything it cannot know', () => {
  const compared = VIEWERS.map(() => 0);
  const random = seededRandom('moments');
  let state = begin(entry, { players: 3, options: undefined, seed: 'moments' });
  while (state.G.phase !== 'over') {
    const [seat = 0] = calimala.toMove(state.G);
    const move = anyMove(state.G, seat, random);
    const after = play(entry, state, seat, move);
    for (const [index, viewer] of VIEWERS.entries()) {
      const { events } = state.G;
      const sample = calimala.sample(calimala.view(state.G, viewer), viewer, random);
      const other: GameState = { ...state, G: { ...sample, events } };
      if (!isLegal(sample, seat, move)) continue;
      const twin = play(entry, other, seat, move);
      if (knowledge(after.state, viewer) !== knowledge(twin.state, viewer)) continue;
      if (after.state.G.phase === 'over') continue;
      const frame = (from: GameState, { state: to }: typeof after) =>
        text([
          new MoveFrames(entry, { id: 'x', before: from, after: to }).for(viewer),
          syncFrame(entry, { id: 'x', state: to, filteredMetadata: [] }, viewer),
        ]);
      expect(JSON.parse(frame(other, twin))).toEqual(JSON.parse(frame(state, after)));
      compared[index] = (compared[index] ?? 0) + 1;
    }
    state = after.state;
  }
  for (const count of compared) expect(count).toBeGreaterThan(100);
});

test('1: canaries in every secret reach nobody but their owner', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const stored = await house.store.state(matchID);
  const state = read(stored?.state ?? '');
  const plant = (name: string, cards: unknown[]) => cards.map((_, i) => `CANARY-${name}-${i}`);
  state.G.phase = 'startDraft';
  state.G.deck = plant('deck', state.G.deck);
  for (const [seat, player] of state.G.players.entries()) {
    player.endCards = plant(`end${seat}`, player.endCards);
    player.kept = player.endCards[0];
    player.hand = plant(`hand${seat}`, [1, 2]);
  }
  state.ctx = { ...state.ctx, phase: 'startDraft', activePlayers: null };
  const first = calimala.toMove(state.G)[0] ?? 0;
  state.ctx.currentPlayer = String(first);
  const used = 987_654_321;
  expect(state.plugins).toEqual({
    events: expect.anything(),
    log: expect.anything(),
    chance: { data: { shown: expect.any(Number), hidden: expect.any(Number) } },
  });
  state.plugins.chance = { data: { shown: used, hidden: used } };
  const { seed } = JSON.parse((await house.store.initialState(matchID))?.state ?? '{}').chance;
  const generator = [seed, Buffer.from(seed, 'hex').toString('base64url'), String(used)];
  const version = 2;
  const planted = text({ ...state, _stateID: version });
  await house.store.commit(matchID, 1, { version, state: planted, log: [] });
  table.state = read(planted);

  const sockets = new Map<Viewer, RawSocket>();
  for (const viewer of VIEWERS) {
    const socket = await new RawSocket(house).connected();
    const ticket = viewer === null ? undefined : tickets[viewer];
    await socket.sync(matchID, ticket?.playerID ?? null, ticket?.credentials);
    sockets.set(viewer, socket);
  }
  const mover = tickets[first] as Ticket;
  const arrived = [...sockets.values()].map(socket => socket.next('patch'));
  const move = { type: 'takeStartCard', card: 'wood' } as const;
  sockets.get(first)?.emit('update', ...moveArgs(move, version, mover));
  await Promise.all(arrived);
  const refused = await sockets
    .get(null)
    ?.refusal('update', ...moveArgs(move, 3, { ...mover, credentials: 'x' }));
  expect(refused).toBe('seat.credentials');

  for (const [viewer, socket] of sockets) {
    const token = viewer === null ? undefined : tickets[viewer]?.credentials;
    const answers = await Promise.all(
      ['', '/history', '/chat'].map(path =>
        request(house, `/games/calimala/${matchID}${path}`, { ...(token && { token }) }),
      ),
    );
    const all = text([socket.frames, answers.map(answer => answer.text)]);
    const canaries = new Set(all.match(/CANARY-[a-z]+\d?/g) ?? []);
    const own = viewer === null ? [] : [`CANARY-end${viewer}`, `CANARY-hand${viewer}`];
    expect([viewer, [...canaries].toSorted()]).toEqual([viewer, own]);
    for (const secret of [...generator, ...tickets.map(({ credentials }) => credentials)]) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toMatch(/prngstate|"seed"|"hidden":\d/i);
    socket.close();
  }
});

test('1: no frame of a whole game contains seed, generator, credentials or undo data', async () => {
  const { matchID, tickets } = await seatedTable(house);
  const sockets = await Promise.all(
    VIEWERS.map(async viewer => {
      const socket = await new RawSocket(house).connected();
      const ticket = viewer === null ? undefined : tickets[viewer];
      await socket.sync(matchID, ticket?.playerID ?? null, ticket?.credentials);
      return socket;
    }),
  );
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('whole');
  for (;;) {
    const [seat] = table.toMove();
    if (seat === undefined) break;
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  const { seed } = JSON.parse((await house.store.initialState(matchID))?.state ?? '{}').chance;
  const match = await house.store.match(matchID);
  const secrets = [seed, match?.details.invite, match?.details.hostHash];
  for (const { credentials } of tickets) secrets.push(credentials);
  for (const { credentialHash } of match?.seats ?? []) secrets.push(credentialHash);
  for (const socket of sockets) {
    // Once the game is over its seed is public.
    const running = socket.frames.filter(frame => !text(frame).includes('"status":"over"'));
    const all = text(running);
    for (const secret of secrets) expect(all.includes(secret)).toBe(false);
    expect(all).not.toMatch(/prngstate|"seed"|credential|"(_undo|_redo)":\[\{/i);
    socket.close();
  }
});
