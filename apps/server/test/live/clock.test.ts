// Clocks and bots: running out of time, bots called to decide, and tables that go on.
import { calimala, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { BotHost, BotTurn } from '../../src/bots/turn.ts';
import { Alarms, nextAlarm, overdue, ticked, wound } from '../../src/live/clock.ts';
import { openHouse } from '../wire/house.ts';
import { anyMove, post, request, seatedTable, type Ticket, until } from '../wire/players.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('time per decision restarts with each new decision, not with each move', () => {
  const clock = { kind: 'decision', seconds: 60 } as const;
  const start = ticked(clock, wound(clock, 3, 0), { toMove: [0], now: 0, elapsed: 0 });
  const later = ticked(clock, start, { toMove: [0], now: 20_000, elapsed: 20_000 });
  expect(later.remaining[0]).toBe(40_000);
  expect(nextAlarm(later, 0)).toBe(40_000);
  expect(nextAlarm(later, 40_000)).toBeUndefined();
  expect(overdue(later, 39_999)).toEqual([]);
  expect(overdue(later, 40_000)).toEqual([0]);
  const other = ticked(clock, later, { toMove: [1], now: 30_000, elapsed: 10_000 });
  const again = ticked(clock, other, { toMove: [0], now: 31_000, elapsed: 1_000 });
  expect(again.remaining[0]).toBe(60_000);
  const nobody = ticked(clock, again, { toMove: [], now: 32_000, elapsed: 1_000 });
  expect(nextAlarm(nobody, 0)).toBeUndefined();
});

test('a bank runs down and gets its increment when a decision is owed again', () => {
  const clock = { kind: 'bank', seconds: 120, increment: 5 } as const;
  let state = ticked(clock, wound(clock, 2, 0), { toMove: [0], now: 0, elapsed: 0 });
  expect(state.remaining).toEqual([125_000, 120_000]);
  state = ticked(clock, state, { toMove: [1], now: 25_000, elapsed: 25_000 });
  expect(state.remaining).toEqual([100_000, 125_000]);
  state = ticked(clock, state, { toMove: [0], now: 26_000, elapsed: 1_000 });
  expect(state.remaining).toEqual([105_000, 124_000]);
});

test('an alarm more than 24.8 days away rings on time, and not before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const rung: string[] = [];
  const alarms = new Alarms(id => rung.push(id));
  const day = 86_400_000;
  alarms.set('slow', 60 * day);
  vi.advanceTimersByTime(60 * day - 1);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['slow']);
  alarms.close();
});

/** The server's time of day, shifted by this many milliseconds. */
function setTimeOfDay(by: number): void {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
}

const HOUR = 3_600_000;

test.each([-HOUR, HOUR])('changing the time of day by %i ms changes no clock', async by => {
  const bots = anyBot();
  const house = await openHouse({}, { bots });
  const { matchID } = await seatedTable(house, {
    clock: { kind: 'bank', seconds: 600, increment: 0 },
  });
  const read = async () => (await request(house, `/games/calimala/${matchID}`)).body;
  type Told = { clockState: { remaining: number[]; at: number; now: number } };
  setTimeOfDay(by);
  const { clockState: told } = (await read()) as unknown as Told;
  expect(told.now - told.at).toBeGreaterThanOrEqual(0);
  expect(told.now - told.at).toBeLessThan(300_000);
  const table = await house.app.tables.open(matchID);
  const [move] = calimala.legal(table.state?.G, 0);
  await table.play({ seat: 0, move });
  // Also for a table that was unloaded meanwhile and is loaded again.
  house.app.tables.forget(matchID);
  const again = await house.app.tables.open(matchID);
  const [next] = calimala.legal(again.state?.G, 1);
  await again.play({ seat: 1, move: next });
  const { clockState } = (await read()) as unknown as Told;
  for (const left of clockState.remaining) {
    expect(left).toBeGreaterThan(300_000);
    expect(left).toBeLessThanOrEqual(600_000);
  }
  expect(bots.turns).toEqual([]);
  await house.close();
});

test('after a restart a clock set in the future runs from now on', async () => {
  const bots = anyBot();
  const house = await openHouse({}, { bots });
  const { matchID } = await seatedTable(house, { clock: { kind: 'decision', seconds: 60 } });
  const { clockState } = (await house.app.tables.open(matchID)).match.details;
  const remaining = [1_000, 1_000, 1_000];
  const ahead = { ...(clockState as object), remaining, at: Date.now() + HOUR };
  await house.app.records.change(matchID, () => ({ details: { clockState: ahead } }));
  await house.reopen();
  await until(() => bots.turns.some(({ reason }) => reason === 'clock'), 'the alarm');
  await house.close();
});

/** Plays any legal move at once: the smallest possible driver. */
function anyBot(): BotHost & { turns: BotTurn[] } {
  const random = seededRandom('bot');
  const turns: BotTurn[] = [];
  return {
    turns,
    turn(turn) {
      turns.push(turn);
      const move = anyMove(turn.view as View, turn.seat, random);
      // A bot that comes too late is refused like anybody.
      turn.play(move).catch(() => {});
    },
    hints: async () => [],
    async close() {},
  };
}

test('bots fill a table and play it to its end, seeing only what their seat sees', async () => {
  const bots = anyBot();
  const house = await openHouse({}, { bots });
  const { matchID = '', hostCredentials: credentials } = await post(
    house,
    '/games/calimala/create',
    { numPlayers: 3 },
  );
  await post(house, `/games/calimala/${matchID}/start`, { credentials, level: 'easy' });
  const over = async () => (await house.store.match(matchID))?.status === 'over';
  while (!(await over())) await new Promise(done => setTimeout(done, 20));
  const { body } = await request(house, `/games/calimala/${matchID}`);
  expect(body).toMatchObject({ status: 'over', waitsForBots: false });
  for (const { view, seat, level, reason } of bots.turns) {
    const hands = (view as View).players.map(({ hand }) => Array.isArray(hand));
    expect(hands).toEqual([0, 1, 2].map(other => other === seat));
    expect([level, reason]).toEqual(['easy', 'bot']);
  }
  expect(house.failures).toEqual([]);
  await house.close();
});

test('a bot plays for a player who has left, also after a restart, until the owner returns', async () => {
  const bots = anyBot();
  const house = await openHouse({}, { bots });
  const { matchID, tickets } = await seatedTable(house);
  const [own] = tickets as [Ticket];
  await post(house, `/games/calimala/${matchID}/leave`, own);
  await until(() => bots.turns.length === 1, 'the bot to keep an end card');
  expect(bots.turns[0]).toMatchObject({ seat: 0, reason: 'away', level: 'medium' });
  const kept = async () => calimala.toMove((await house.app.tables.open(matchID)).state?.G);
  while ((await kept()).includes(0)) await new Promise(done => setTimeout(done, 5));

  await house.reopen();
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('others');
  for (const seat of [1, 2])
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  // The others draft and place until it is the turn of the abandoned seat.
  while (bots.turns.length < 3) {
    const seat = table.toMove().find(other => other !== 0);
    if (seat === undefined) await table.settled();
    else {
      const move = anyMove(table.state?.G, seat, random);
      await table.play({ seat, move }).catch(() => {});
    }
    await new Promise(done => setTimeout(done, 1));
  }
  await post(house, `/games/calimala/${matchID}/return`, own);
  const called = bots.turns.length;
  while (table.toMove()[0] !== 0) {
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  expect(bots.turns.length).toBe(called);
  await house.close();
});

test('a bot that is still thinking when the owner returns decides nothing', async () => {
  const turns: BotTurn[] = [];
  const slow: BotHost = {
    turn: turn => void turns.push(turn),
    hints: async () => [],
    async close() {},
  };
  const house = await openHouse({}, { bots: slow });
  const { matchID, tickets } = await seatedTable(house);
  const [own] = tickets as [Ticket];
  await post(house, `/games/calimala/${matchID}/leave`, own);
  await until(() => turns.length === 1, 'the bot to be called');
  await post(house, `/games/calimala/${matchID}/return`, own);
  const [turn] = turns as [BotTurn];
  await turn.play(anyMove(turn.view as View, 0, seededRandom('late')));
  expect((await house.app.tables.open(matchID)).toMove()).toEqual([0, 1, 2]);
  await house.close();
});

test('when the clock runs out a bot decides and the player keeps the seat', async () => {
  const bots = anyBot();
  const house = await openHouse({}, { bots });
  const clock = { kind: 'decision', seconds: 60 };
  const { matchID } = await seatedTable(house, { clock });
  const table = await house.app.tables.open(matchID);
  const { body } = await request(house, `/games/calimala/${matchID}`);
  expect(body).toMatchObject({ clock, clockState: { running: [0, 1, 2] } });
  // Readers whose time of day differs from ours can still tell how long it has run.
  const { at, now } = body.clockState as { at: number; now: number };
  expect(at).toBe((table.match.details.clockState as { at: number }).at);
  expect(now).toBeGreaterThanOrEqual(at);
  expect(bots.turns).toEqual([]);
  // A minute passes: the stored clock says so, and the server starts again.
  const late = { ...(table.match.details.clockState as object), at: Date.now() - 60_000 };
  await house.app.records.change(matchID, () => ({ details: { clockState: late } }));
  await house.reopen();
  await until(() => bots.turns.some(({ reason }) => reason === 'clock'), 'the alarm');
  const phase = async () => (await house.app.tables.open(matchID)).state?.G.phase;
  while ((await phase()) === 'endCards') await new Promise(done => setTimeout(done, 5));
  expect((await house.store.match(matchID))?.seats.every(seat => seat.away !== true)).toBe(true);
  await house.close();
});
