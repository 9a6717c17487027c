// Clocks and bots: who runs out of time, who is called to decide, and that the table goes on.
import { calimala, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import type { BotHost, BotTurn } from '../../src/live/bots.ts';
import { nextAlarm, overdue, ticked, wound } from '../../src/live/clock.ts';
import { openHouse } from '../wire/house.ts';
import { anyMove, post, request, seatedTable, type Ticket, until } from '../wire/players.ts';

test('time per decision begins anew with each obligation, not with each move', () => {
  const clock = { kind: 'decision', seconds: 60 } as const;
  const start = ticked(clock, wound(clock, 3, 0), { toMove: [0], now: 0 });
  const later = ticked(clock, start, { toMove: [0], now: 20_000 });
  expect(later.remaining[0]).toBe(40_000);
  expect(nextAlarm(later)).toBe(60_000);
  expect(overdue(later, 59_999)).toEqual([]);
  expect(overdue(later, 60_000)).toEqual([0]);
  const other = ticked(clock, later, { toMove: [1], now: 30_000 });
  const again = ticked(clock, other, { toMove: [0], now: 31_000 });
  expect(again.remaining[0]).toBe(60_000);
  expect(nextAlarm(ticked(clock, again, { toMove: [], now: 32_000 }))).toBeUndefined();
});

test('a bank runs down and gets its increment when a decision is owed again', () => {
  const clock = { kind: 'bank', seconds: 120, increment: 5 } as const;
  let state = ticked(clock, wound(clock, 2, 0), { toMove: [0], now: 0 });
  expect(state.remaining).toEqual([125_000, 120_000]);
  state = ticked(clock, state, { toMove: [1], now: 25_000 });
  expect(state.remaining).toEqual([100_000, 125_000]);
  state = ticked(clock, state, { toMove: [0], now: 26_000 });
  expect(state.remaining).toEqual([105_000, 124_000]);
});

/** Plays any legal move at once: the smallest driver there can be. */
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
}, 30_000);

test('a bot plays for who has left, also after a restart, until the owner returns', async () => {
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
  // The others draft and place until it is the turn of the seat that was left.
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
}, 30_000);

test('a bot still thinking when the owner returns decides nothing', async () => {
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

test('when the clock runs out a bot decides and the seat stays', async () => {
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
  await house.app.tables.change(matchID, () => ({ details: { clockState: late } }));
  await house.reopen();
  await until(() => bots.turns.some(({ reason }) => reason === 'clock'), 'the alarm');
  const phase = async () => (await house.app.tables.open(matchID)).state?.G.phase;
  while ((await phase()) === 'endCards') await new Promise(done => setTimeout(done, 5));
  expect((await house.store.match(matchID))?.seats.every(seat => seat.away !== true)).toBe(true);
  await house.close();
}, 30_000);
