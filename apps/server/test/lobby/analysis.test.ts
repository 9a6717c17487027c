// An analysis is kept with its match: once, as one seat's statement, and only about that game.
import { analyse, type Judged } from '@loggia/bots/analysis';
import { calimala, calimalaEvaluation } from '@loggia/calimala';
import { Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import { SHELF } from '@loggia/games';
import { anyMove as anyMoveOf, type Seat, seededRandom, type Typed } from '@loggia/kernel';
import { allOf } from '@loggia/kernel/manifest';
import { AnalysisBody, CheckableGame, LIMITS } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { anyMove, post, request, seatedTable, type Ticket } from '../wire/players.ts';

const QUICK = { search: 2, compare: 2 };

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const at = (matchID: string, verb = 'analysis') => `/games/calimala/${matchID}/${verb}`;
const codeOf = async (matchID: string, body: unknown) =>
  (await request(house, at(matchID), { body })).body.error?.code;

async function playedOut(unlisted = false) {
  const seated = await seatedTable(house, { unlisted });
  const random = seededRandom('analysed');
  const table = await house.app.tables.open(seated.matchID);
  for (let seat = table.toMove()[0]; seat !== undefined; seat = table.toMove()[0]) {
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
  return seated;
}

/** What a browser that hardly thinks would find. */
async function found({ matchID, credentials }: Ticket): Promise<Judged[]> {
  const { body } = await request(house, at(matchID, 'export'), { token: credentials });
  const { chance, options, moves, players } = CheckableGame.parse(body);
  const random = keyedRandom(new Keystreams(keyOf({ ...chance, options })));
  const judge = { game: calimala, evaluation: calimalaEvaluation, seed: 'found', effort: QUICK };
  const analysis = analyse(judge, { players: players.length, options, random, moves });
  return [...analysis.judge(0)];
}

test('keeps a seat’s first analysis for everybody who may see the game, until the game is deleted', async () => {
  const { matchID, tickets, invite } = await playedOut(true);
  const [ada, ben] = tickets as [Ticket, Ticket];
  const decisions = await found(ada);
  const told = async (token = invite) => (await request(house, at(matchID), { token })).body;
  expect(await told()).toEqual({ analysis: null });
  const { playerID, credentials } = ben;
  await post(house, at(matchID), { playerID, credentials, decisions });
  // Neither another seat's nor the same seat's second one changes anything.
  const other = decisions.map(judged => ({ ...judged, find: { value: 1, low: 1, high: 1 } }));
  for (const { matchID: _, ...seat } of tickets) {
    await post(house, at(matchID), { ...seat, decisions: other });
  }
  const { analysis } = (await told()) as { analysis?: Record<string, unknown> };
  expect(analysis).toMatchObject({ by: 1, decisions: JSON.parse(JSON.stringify(decisions)) });
  expect((await told(ada.credentials)).analysis).toEqual(analysis);
  const stranger = await request(house, at(matchID));
  expect(stranger.body.error.code).toBe('match.private');
  await house.store.deleteMatch(matchID);
  expect(await house.store.report(matchID)).toBeUndefined();
});

test('only a seat can store one, only after the end, and only about this game', async () => {
  const running = await seatedTable(house);
  const { matchID, tickets, invite, host } = await playedOut();
  const [{ matchID: _, ...ada }] = tickets as [Ticket];
  const decisions = await found({ matchID, ...ada });
  const [early] = running.tickets as [Ticket];
  const seat = { playerID: early.playerID, credentials: early.credentials };
  expect(await codeOf(running.matchID, { ...seat, decisions })).toBe('match.running');
  expect(await codeOf('nowhere', { ...ada, decisions })).toBe('match.unknown');
  for (const credentials of [invite, host, early.credentials, 'x'.repeat(43)]) {
    expect(await codeOf(matchID, { playerID: '0', credentials, decisions })).toBe(
      'seat.credentials',
    );
  }
  const [first, ...rest] = decisions as [Judged, ...Judged[]];
  const sure = { value: 1, low: 1, high: 1 };
  const said = (params: object, key = 'log.done') => [
    { ...first, played: { key, params } },
    ...rest,
  ];
  const forged: Record<string, unknown> = {
    none: [],
    'not all': rest,
    'one too many': [...decisions, { ...first, moves: 4_000 }],
    twice: [first, first, ...rest.slice(1)],
    'another seat': [{ ...first, seat: (first.seat + 1) % 3 }, ...rest],
    'a seat too few': [{ ...first, chances: [sure, sure] }, ...rest],
    'beyond certain': [{ ...first, chances: [{ ...sure, high: 2 }, sure, sure] }, ...rest],
    'upside down': [{ ...first, chances: [{ ...sure, high: 0 }, sure, sure] }, ...rest],
    'no number': [{ ...first, chances: [{ ...sure, value: null }, sure, sure] }, ...rest],
    'no key': said({}, '<b>'),
    'a long word': said({ name: 'x'.repeat(LIMITS.deedWord + 1) }),
    'many words': said(Object.fromEntries(Array.from({ length: 99 }, (__, n) => [`p${n}`, n]))),
    'deep words': said({ name: { toString: 'x' } }),
    text: 'x',
  };
  for (const [what, body] of Object.entries(forged)) {
    expect(await codeOf(matchID, { ...ada, decisions: body }), what).toBe('request.malformed');
  }
  const huge = { ...ada, decisions: 'x'.repeat(LIMITS.analysisBody) };
  expect(await codeOf(matchID, huge)).toBe('request.too-large');
  expect((await request(house, at(matchID))).body).toEqual({ analysis: null });
  expect(house.failures).toEqual([]);

  // Unknown fields are not stored.
  const padded = decisions.map(judged => ({ ...judged, note: 'x'.repeat(50) }));
  await post(house, at(matchID), { ...ada, decisions: padded });
  const kept = (await request(house, at(matchID))).text;
  expect(kept).not.toContain('note');
  expect(kept.length).toBeLessThan(LIMITS.analysisBody / 2);
});

test('uploads of analyses are rate-limited', async () => {
  const small = await openHouse({ RATE_CREATE: '10' });
  try {
    const body = { playerID: '0', credentials: 'x'.repeat(43), decisions: [] };
    const codes: string[] = [];
    for (let time = 0; time < 3; time++) {
      codes.push((await request(small, at('nowhere'), { body })).body.error.code);
    }
    expect(codes).toContain('request.too-many');
  } finally {
    await small.close();
  }
});

test('the longest analysis of every game, with the most players, is accepted', async () => {
  for (const { module: game, evaluation } of await allOf(SHELF)) {
    if (evaluation === undefined) continue;
    const [players, options] = [game.players.max, {}];
    const [chance, choice] = [seededRandom('long'), seededRandom('choice')];
    const state = game.setup(players, options, chance);
    const moves: { seat: Seat; move: Typed }[] = [];
    for (let [seat] = game.toMove(state); seat !== undefined; [seat] = game.toMove(state)) {
      const move = anyMoveOf(game)(game.legal(state, seat), seat, choice);
      moves.push({ seat, move });
      game.apply(state, seat, move, chance);
    }
    const judge = { game, evaluation, seed: 'long', effort: { search: 1, compare: 1 } };
    const finished = { players, options, random: seededRandom('long'), moves };
    const decisions = [...analyse(judge, finished).judge(0)];
    const body = { playerID: '0', credentials: 'x'.repeat(43), decisions };
    const sent = JSON.stringify(body);
    expect(AnalysisBody.safeParse(JSON.parse(sent)).error, game.name).toBeUndefined();
    expect(sent.length, game.name).toBeLessThan(LIMITS.analysisBody / 2);
  }
});
