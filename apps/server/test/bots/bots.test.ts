// Bots at real tables: they finish games, stand in for players, give seats back, and never stop a
// table.
import { calimala, type State, type View } from '@loggia/calimala';
import type { ClockState } from '@loggia/protocol';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, test } from 'vitest';
import { createBotHost } from '../../src/bots/host.ts';
import { createBotMetrics } from '../../src/bots/metrics.ts';
import type { PoolParts } from '../../src/bots/pool.ts';
import type { Failure } from '../../src/bots/thought.ts';
import type { BotHost, BotTurn } from '../../src/bots/turn.ts';
import { overdue } from '../../src/live/clock.ts';
import { type House, openHouse } from '../wire/house.ts';
import { moveArgs, post, RawSocket, request, seatedTable, until } from '../wire/players.ts';
import { badThread } from './bad-threads.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server with fast bots, and every turn they were called for. */
async function botHouse(pool: Partial<PoolParts> = {}) {
  const registry = new Registry();
  const complaints: string[] = [];
  const turns: BotTurn[] = [];
  const host = createBotHost({
    threads: 2,
    pauseMs: 0,
    hardMs: 4,
    metrics: createBotMetrics(registry),
    complain: what => complaints.push(what),
    ...pool,
  });
  const bots: BotHost = {
    turn(turn) {
      turns.push(turn);
      host.turn(turn);
    },
    hints: question => host.hints(question),
    close: () => host.close(),
  };
  const house = await openHouse({}, { bots });
  closing.push(() => house.close());
  const failures = async (failure: Failure) => {
    const metric = await registry.getSingleMetric('loggia_bot_failures_total')?.get();
    return metric?.values.find(({ labels }) => labels.failure === failure)?.value ?? 0;
  };
  return { house, complaints, turns, failures };
}

/** A started table with bots of these levels in its seats. */
async function botTable(house: House, levels: ('easy' | 'medium' | 'hard')[]): Promise<string> {
  const created = await post(house, '/games/calimala/create', { numPlayers: levels.length });
  const { matchID = '', hostCredentials: credentials } = created;
  for (const [seat, level] of levels.entries()) {
    await post(house, `/games/calimala/${matchID}/bot`, {
      credentials,
      playerID: String(seat),
      level,
    });
  }
  await post(house, `/games/calimala/${matchID}/start`, { credentials });
  return matchID;
}

const stateOf = (house: House, matchID: string) =>
  house.app.tables.loaded(matchID)?.state?.G as State | undefined;

async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(done => setTimeout(done, 10));
}

/** Long enough for bots to have moved, had they been asked: others move. */
async function meanwhile(house: House): Promise<void> {
  const matchID = await botTable(house, ['easy', 'easy', 'easy']);
  await waitFor(() => stateOf(house, matchID)?.phase === 'city');
}

test('bots of every level play a game to its end', async () => {
  const { house, complaints, turns } = await botHouse();
  const matchID = await botTable(house, ['easy', 'medium', 'hard']);
  await waitFor(async () => (await house.store.match(matchID))?.status === 'over');
  expect(complaints).toEqual([]);
  expect(house.failures).toEqual([]);
  expect(new Set(turns.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
  // Nobody was shown more than a seat may see.
  for (const { view, seat } of turns) {
    const others = (view as View).players.filter((_, other) => other !== seat);
    if ((view as View).phase === 'over') continue;
    expect(others.every(({ hand }) => typeof hand === 'number')).toBe(true);
  }
});

test('a server with bots says so', async () => {
  const { house } = await botHouse();
  const { body } = await request(house, '/api/games');
  expect(body).toContainEqual(expect.objectContaining({ name: 'calimala', bots: true }));
});

test('a bot plays for a player who has left, and gives the seat back', async () => {
  const { house, turns } = await botHouse();
  const { matchID, tickets } = await seatedTable(house);
  const [ticket] = tickets;
  if (ticket === undefined) throw new Error('nobody sits');
  const { credentials, playerID } = ticket;
  const seat = { playerID, credentials };
  await post(house, `/games/calimala/${matchID}/leave`, seat);
  const keptBy = (owner: number) => stateOf(house, matchID)?.players[owner]?.kept;
  const own = new RawSocket(house);
  await own.connected();
  await own.sync(matchID, playerID, credentials);
  await until(() => keptBy(Number(playerID)) !== undefined, 'the bot keeps an end card');
  expect(turns[0]).toMatchObject({ seat: Number(playerID), reason: 'away' });
  await post(house, `/games/calimala/${matchID}/return`, seat);
  const calls = turns.length;
  // The others choose and the draft goes on; only the owner plays this seat.
  for (const other of tickets.slice(1)) {
    const socket = await new RawSocket(house).connected();
    const { G, _stateID } = await socket.sync(matchID, other.playerID, other.credentials);
    const [move] = calimala.legal(G, Number(other.playerID));
    if (move === undefined) throw new Error('nothing to keep');
    socket.emit('update', ...moveArgs(move, _stateID, other));
    await until(() => keptBy(Number(other.playerID)) !== undefined, 'an end card is kept');
    socket.close();
  }
  own.close();
  await until(() => stateOf(house, matchID)?.phase === 'startDraft', 'the draft begins');
  expect(turns).toHaveLength(calls);
});

describe('a table continues despite a bot', () => {
  const bad = (how: Parameters<typeof badThread>[0]) => ({
    program: badThread(how),
    graceMs: 300,
    threads: 1,
  });
  const everybodyKept = (house: House, matchID: string) =>
    stateOf(house, matchID)?.phase === 'startDraft' || stateOf(house, matchID)?.phase === 'city';

  test.each([
    ['throws', 'died'],
    ['dies', 'died'],
    ['hangs', 'late'],
  ] as const)('that %s', async (how, failure) => {
    const { house, failures, complaints } = await botHouse(bad(how));
    const matchID = await botTable(house, ['easy', 'easy', 'hard']);
    await waitFor(() => everybodyKept(house, matchID));
    expect(await failures(failure)).toBeGreaterThanOrEqual(3);
    expect(complaints[0]).toContain(failure);
    if (how !== 'hangs') return;
    // The move it reported before it hung was played.
    const players = stateOf(house, matchID)?.players ?? [];
    expect(players.map(({ kept, endCards }) => kept === endCards[1])).toEqual([true, true, true]);
  });

  test('that gives an invalid answer', async () => {
    const { house } = await botHouse(bad('cheats'));
    const matchID = await botTable(house, ['medium', 'medium', 'medium']);
    await waitFor(() => (stateOf(house, matchID)?.round ?? 0) > 1);
    expect(house.failures).toEqual([]);
  });
});

test('bots at other tables do not keep people waiting', async () => {
  const { house } = await botHouse({ program: badThread('dawdles'), threads: 1 });
  const created = await post(house, '/games/calimala/create', { numPlayers: 3 });
  const { matchID = '', hostCredentials: credentials } = created;
  const joined = await post(house, `/games/calimala/${matchID}/join`, { playerName: 'Ada' });
  const ada = await new RawSocket(house).connected();
  const there = ada.next('matchData');
  ada.emit('sync', matchID, joined.playerID, joined.playerCredentials);
  await there;
  const strangers: string[] = [];
  for (let i = 0; i < 8; i++) strangers.push(await botTable(house, ['easy', 'easy', 'easy']));
  const moved = () => {
    const states = strangers.map(id => house.app.tables.loaded(id)?.state?._stateID ?? 0);
    return states.reduce((sum, stateID) => sum + stateID, 0);
  };
  await post(house, `/games/calimala/${matchID}/start`, { credentials });
  const before = moved();
  await waitFor(() => calimala.toMove(stateOf(house, matchID) as State).length === 1);
  // Without the queue each of two bots would wait for eight tables; now only for the one that is
  // thinking.
  expect(moved() - before).toBeLessThan(8);
  ada.close();
});

test('no bot moves after the server closes', async () => {
  const { house } = await botHouse();
  const matchID = await botTable(house, ['hard', 'hard', 'hard']);
  await house.app.close();
  const stored = (await house.store.state(matchID))?.version;
  await meanwhile((await botHouse()).house);
  expect((await house.store.state(matchID))?.version).toBe(stored);
});

/** A server whose bots come back when it is reopened. */
async function lastingHouse() {
  const turns: BotTurn[] = [];
  const complaints: string[] = [];
  const parts = {
    threads: 1,
    pauseMs: 0,
    hardMs: 4,
    metrics: createBotMetrics(new Registry()),
    complain: (what: string) => complaints.push(what),
  };
  let host = createBotHost(parts);
  const bots: BotHost = {
    turn(turn) {
      turns.push(turn);
      host.turn(turn);
    },
    hints: question => host.hints(question),
    close: () => host.close(),
  };
  const house = await openHouse({}, { bots });
  closing.push(() => house.close());
  const reopen = async () => {
    const reopening = house.reopen();
    host = createBotHost(parts);
    await reopening;
  };
  return { house, turns, complaints, reopen };
}

test('bots go on playing after a restart', async () => {
  const { house, reopen } = await lastingHouse();
  const matchID = await botTable(house, ['easy', 'easy', 'easy']);
  await waitFor(() => stateOf(house, matchID)?.phase === 'city');
  await reopen();
  const { round = 0 } = stateOf(house, matchID) ?? {};
  await waitFor(() => (stateOf(house, matchID)?.round ?? 0) > round);
});

test('a bot decides for a player who runs out of time, and the player keeps the seat', async () => {
  const { house, turns, complaints, reopen } = await lastingHouse();
  const { matchID, tickets } = await seatedTable(house, {
    clock: { kind: 'decision', seconds: 600 },
  });
  // All but half a second of the ten minutes passes while the server is closed.
  const { clockState } = (await house.app.tables.open(matchID)).match.details;
  const late = { ...(clockState as object), at: Date.now() - 599_500 };
  await house.app.records.change(matchID, () => ({ details: { clockState: late } }));
  expect(turns).toEqual([]);
  await reopen();
  const isLate = () => {
    const { clockState: now } = house.app.tables.loaded(matchID)?.match.details ?? {};
    return (
      now === undefined ||
      overdue(now as ClockState, house.app.tables.elapsed(matchID, now as ClockState)).length > 0
    );
  };
  await until(
    () => stateOf(house, matchID)?.phase === 'startDraft' && !isLate(),
    'three end cards are kept',
  );

  // Each seat was helped once; a seat that starts to owe a decision has ten minutes again.
  const decisions = new Set(turns.map(({ seat, reason }) => `${seat} ${reason}`));
  expect(decisions).toEqual(new Set(['0 clock', '1 clock', '2 clock']));
  const callsHere = () => turns.filter(({ matchId }) => matchId === matchID).length;
  const called = callsHere();
  await meanwhile(house);
  expect(callsHere()).toBe(called);
  expect(stateOf(house, matchID)?.phase).toBe('startDraft');
  expect([complaints, house.failures]).toEqual([[], []]);
  const seats = (await house.store.match(matchID))?.seats ?? [];
  expect(seats.map(({ away, bot }) => [away, bot])).toEqual(Array(3).fill([undefined, undefined]));

  const [seat = 0] = calimala.toMove(stateOf(house, matchID) as State);
  const owner = tickets[seat];
  if (owner === undefined) throw new Error('nobody sits');
  const socket = await new RawSocket(house).connected();
  const { G, _stateID } = await socket.sync(matchID, owner.playerID, owner.credentials);
  const [move] = calimala.legal(G, seat);
  if (move === undefined) throw new Error('nothing to draft');
  socket.emit('update', ...moveArgs(move, _stateID, owner));
  await until(
    () => stateOf(house, matchID)?.players[seat]?.startCard !== undefined,
    'the owner drafts',
  );
  expect(callsHere()).toBe(called);
  socket.close();
});
