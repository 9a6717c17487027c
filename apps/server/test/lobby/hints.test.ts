// Hints: what a hard bot would do, for players who may ask, from what they know.
import { calimala, type View } from '@loggia/calimala';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { createBotHost } from '../../src/bots/host.ts';
import { createBotMetrics } from '../../src/bots/metrics.ts';
import type { PoolParts } from '../../src/bots/pool.ts';
import type { BotHost, HintQuestion } from '../../src/bots/turn.ts';
import { badThread } from '../bots/bad-threads.ts';
import { type House, openHouse } from '../wire/house.ts';
import { finish, post, request, seatedTable } from '../wire/players.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server with fast bots, and every question that was asked. */
async function wiseHouse(env: Record<string, string> = {}, pool: Partial<PoolParts> = {}) {
  const asked: HintQuestion[] = [];
  const host = createBotHost({
    threads: 1,
    pauseMs: 0,
    hardMs: 60,
    metrics: createBotMetrics(new Registry()),
    complain() {},
    ...pool,
  });
  const bots: BotHost = {
    turn: turn => host.turn(turn),
    hints(question) {
      asked.push(question);
      return host.hints(question);
    },
    close: () => host.close(),
  };
  const house = await openHouse(env, { bots });
  closing.push(() => house.close());
  return { house, asked };
}

/** One person among bots, started: the person keeps an end card first. */
async function lonelyTable(house: House) {
  const { matchID = '', hostCredentials } = await post(house, '/games/calimala/create', {});
  const { playerID, playerCredentials } = await post(house, `/games/calimala/${matchID}/join`, {
    playerName: 'Ada',
  });
  const body = { credentials: hostCredentials, level: 'easy' };
  await post(house, `/games/calimala/${matchID}/start`, body);
  return { matchID, body: { playerID, credentials: playerCredentials } };
}

const ask = (house: House, matchID: string, body: unknown) =>
  request(house, `/games/calimala/${matchID}/hint`, { body });

interface Hints {
  moves: number;
  hints: { move: { type: string }; points: number; chance: number; reasons: object }[];
}

test('a person among bots gets the best moves with points and reasons', async () => {
  const { house, asked } = await wiseHouse();
  const { matchID, body } = await lonelyTable(house);
  const answer = await ask(house, matchID, body);
  expect(answer.status).toBe(200);
  const { hints } = answer.body as unknown as Hints;
  expect(hints.length).toBeGreaterThanOrEqual(2);
  expect(hints.length).toBeLessThanOrEqual(3);
  const [{ view, seat }] = asked as [HintQuestion];
  expect(seat).toBe(0);
  for (const { move, points, chance, reasons } of hints) {
    expect(() => calimala.check(view as View, seat, move)).not.toThrow();
    expect(points).toBeGreaterThan(0);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(Object.keys(reasons)).toContain('endCards');
  }
  // The thread was given the seat's view: hidden things are counts.
  const seen = view as View;
  expect(typeof seen.deck).toBe('number');
  for (const [other, player] of seen.players.entries()) {
    if (other !== seat) expect(Array.isArray(player.endCards)).toBe(false);
  }
});

test('nobody gets hints for another seat, or before the start', async () => {
  const { house, asked } = await wiseHouse();
  const { matchID, body } = await lonelyTable(house);
  const wrong = await ask(house, matchID, { ...body, credentials: 'guessed' });
  expect([wrong.status, wrong.body.error.code]).toEqual([403, 'seat.credentials']);
  const other = await ask(house, matchID, { ...body, playerID: '1' });
  expect([other.status, other.body.error.code]).toEqual([403, 'seat.credentials']);
  const waiting = await post(house, '/games/calimala/create', {});
  const { playerID, playerCredentials: credentials } = await post(
    house,
    `/games/calimala/${waiting.matchID}/join`,
    { playerName: 'Ada' },
  );
  const early = await ask(house, waiting.matchID ?? '', { playerID, credentials });
  expect(early.body.error.code).toBe('hint.people');
  expect(asked).toEqual([]);
});

test('among people hints are refused unless the host allowed them before the start', async () => {
  const { house, asked } = await wiseHouse();
  const table = await seatedTable(house);
  const [ticket] = table.tickets;
  const refused = await ask(house, table.matchID, ticket);
  expect([refused.status, refused.body.error.code]).toEqual([403, 'hint.people']);
  const late = await request(house, `/games/calimala/${table.matchID}/options`, {
    body: { credentials: table.host, hints: 'always' },
  });
  expect(late.body.error.code).toBe('match.started');
  expect(asked).toEqual([]);

  const { matchID = '', hostCredentials } = await post(house, '/games/calimala/create', {});
  const path = `/games/calimala/${matchID}`;
  expect((await request(house, path)).body.hints).toBe('bots-only');
  const changed = await post(house, `${path}/options`, {
    credentials: hostCredentials,
    hints: 'always',
  });
  expect(changed.hints).toBe('always');
  const seats = [];
  for (const playerName of ['Ada', 'Ben', 'Cy']) {
    seats.push(await post(house, `${path}/join`, { playerName }));
  }
  const [ada] = seats;
  const body = { playerID: ada?.playerID, credentials: ada?.playerCredentials };
  const { hints } = (await ask(house, matchID, body)).body as unknown as Hints;
  // A player who has decided owes nothing any more, and gets no advice.
  const open = await house.app.tables.open(matchID);
  await open.play({ seat: 0, move: hints[0]?.move });
  expect((await ask(house, matchID, body)).body.error.code).toBe('move.not-now');
  // The next game with the same people is played the same way.
  await finish(house, matchID);
  const next = await post(house, `${path}/playAgain`, body);
  expect((await request(house, `/games/calimala/${next.nextMatchID}`)).body.hints).toBe('always');
});

test('a player who asks too often has to wait', async () => {
  // One hint at once, and one every twenty seconds.
  const { house } = await wiseHouse({ RATE_HTTP: '60' });
  const { matchID, body } = await lonelyTable(house);
  expect((await ask(house, matchID, body)).status).toBe(200);
  const again = await ask(house, matchID, body);
  expect([again.status, again.body.error.code]).toEqual([429, 'request.too-many']);
});

test('a failing thread and a server without bots say so', async () => {
  const { house } = await wiseHouse({}, { program: badThread('throws'), graceMs: 500 });
  const { matchID, body } = await lonelyTable(house);
  const answer = await ask(house, matchID, body);
  expect([answer.status, answer.body.error.code]).toEqual([409, 'hint.unavailable']);

  const dull = await openHouse();
  closing.push(() => dull.close());
  const table = await lonelyTable(dull);
  const none = await ask(dull, table.matchID, table.body);
  expect(none.body.error.code).toBe('hint.unavailable');
  expect(dull.failures).toEqual([]);
});
