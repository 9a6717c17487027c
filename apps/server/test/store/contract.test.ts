// What every store promises, on both databases.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import type { StorePlace } from '../../src/store/open.ts';
import { openStore, sqliteFile } from '../../src/store/open.ts';
import { CHAT_LIMIT } from '../../src/store/sql-chat.ts';
import type { MatchRecord, Store } from '../../src/store/store.ts';
import { bareDatabase, freshPlaces, KINDS } from './places.ts';
import { INITIAL, move, newMatch, told } from './samples.ts';

describe.each(KINDS)('a store on %s', kind => {
  const freshPlace = freshPlaces(kind);
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await freshPlace();
    store = await openStore(place);
  });
  afterEach(() => store.close());

  const created = async (over = {}) => (await store.createMatch(newMatch(over), INITIAL)).id;

  describe('matches', () => {
    test('come back unchanged, also after a restart', async () => {
      const given = newMatch({
        options: { text: 'a\0b \ud800 Ω 🎲 "', nested: [1, [null]] },
        seats: [
          { seat: 0, name: 'Ada\0\u2028', credentialHash: 'h0', data: { look: 3 } },
          { seat: 1, bot: 'hard' },
          { seat: 2, name: 'Cy', credentialHash: 'h2', away: true },
        ],
        unlisted: true,
        details: { clock: { bank: 60_000 } },
        startedAt: Date.now(),
        nextMatchId: 'next',
      });
      const record = await store.createMatch(given, INITIAL);
      expect(record).toMatchObject(given);
      await store.close();
      store = await openStore(place);
      expect(await store.match(given.id)).toEqual(record);
    });

    test('are unknown unless created, whatever the id', async () => {
      for (const id of ['nothing', '', 'a\0b', "'; DROP TABLE matches; --", '__proto__']) {
        expect(await store.match(id)).toBeUndefined();
        expect(await store.state(id)).toBeUndefined();
        expect(await store.initialState(id)).toBeUndefined();
        expect(await store.log(id, { from: 0, limit: 9 })).toEqual([]);
        expect(await store.commit(id, 0, move(1))).toBe(false);
        expect(await store.deleteMatch(id)).toBe(false);
      }
    });

    test('have unique ids: a second match with the same id is refused entirely', async () => {
      const id = await created();
      await expect(
        store.createMatch(newMatch({ id, players: 5 }), { version: 7, state: '{}' }),
      ).rejects.toThrow();
      expect((await store.match(id))?.players).toBe(3);
      expect(await store.state(id)).toEqual(INITIAL);
    });

    test('change by compare-and-set: only one of two writers with the same version wins', async () => {
      const id = await created();
      const answers = await Promise.all([
        store.updateMatch(id, 1, { unlisted: true }),
        store.updateMatch(id, 1, { players: 4 }),
      ]);
      expect(answers.filter(answer => answer !== undefined)).toHaveLength(1);
      expect((await store.match(id))?.version).toBe(2);
      expect(await store.updateMatch('nothing', 1, {})).toBeUndefined();
    });

    test('merge details key by key and drop undefined ones', async () => {
      const id = await created({ details: { host: 'h', clock: 1 } });
      await store.updateMatch(id, 1, { details: { clock: undefined, summary: [1] } });
      expect((await store.match(id))?.details).toEqual({ host: 'h', summary: [1] });
    });

    test('are deleted with everything that belongs to them', async () => {
      const [id, other] = [await created(), await created()];
      await store.commit(id, 0, move(1));
      await store.addChat(id, { audience: 'players', name: 'Ada', text: 'hi', at: 1 });
      expect(await store.deleteMatch(id)).toBe(true);
      expect(await store.match(id)).toBeUndefined();
      expect(await store.state(id)).toBeUndefined();
      expect(await store.initialState(id)).toBeUndefined();
      expect(await store.log(id, { from: 0, limit: 9 })).toEqual([]);
      expect(await store.chat(id, { after: 0, limit: 9 })).toEqual([]);
      expect(await store.match(other)).toBeDefined();
    });
  });

  describe('listing', () => {
    test('filters, newest first, page by page without gaps', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 7; n++) ids.unshift(await created());
      await created({ game: 'other' });
      await created({ unlisted: true });
      await created({ status: 'over' });
      const filter = { game: 'calimala', status: ['waiting', 'running'], unlisted: false } as const;
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await store.listMatches({
          ...filter,
          limit: 3,
          ...(cursor === undefined ? {} : { cursor }),
        });
        seen.push(...page.matches.map(match => match.id));
        cursor = page.next;
      } while (cursor !== undefined);
      expect(seen.toSorted()).toEqual(ids.toSorted());
      const all = await store.listMatches({ limit: 1_000_000 });
      const times = all.matches.map(match => match.createdAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(all.matches).toHaveLength(10);
    });

    test('knows the time of the last move', async () => {
      const [still, moved] = [await created(), await created()];
      const before = (await store.match(still))?.updatedAt ?? 0;
      while (Date.now() <= before + 1) await store.ping();
      await store.commit(moved, 0, move(1));
      const ids = async (filter: object) =>
        (await store.listMatches({ limit: 9, ...filter })).matches.map(match => match.id);
      expect(await ids({ updatedAfter: before + 1 })).toEqual([moved]);
      expect(await ids({ updatedBefore: before + 1 })).toContain(still);
      expect(await ids({ updatedBefore: before + 1 })).not.toContain(moved);
      expect(await ids({ status: [] })).toEqual([]);
      expect(await ids({ cursor: 'rubbish' })).toHaveLength(2);
    });

    test('lists public finished matches, the last changed first, without gaps', async () => {
      const over: string[] = [];
      for (let n = 0; n < 7; n++) over.push(await created({ status: 'over' }));
      await created({ status: 'over', unlisted: true });
      await created({ status: 'running' });
      const [oldest = ''] = over;
      const newest = (await store.match(over.at(-1) ?? ''))?.updatedAt ?? 0;
      while (Date.now() <= newest) await store.ping();
      await store.updateMatch(oldest, 1, { nextMatchId: 'next' });
      const seen: MatchRecord[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = await store.finishedMatches({ limit: 3, cursor });
        seen.push(...page.matches);
        cursor = page.next;
      }
      expect(seen[0]?.id).toBe(oldest);
      expect(seen.map(({ id }) => id).toSorted()).toEqual(over.toSorted());
      const times = seen.map(({ updatedAt }) => updatedAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('counts by status', async () => {
      await created();
      await created({ status: 'over' });
      await created({ status: 'over' });
      expect(await store.countMatches()).toEqual({ waiting: 1, running: 0, over: 2 });
    });
  });

  describe('seats', () => {
    test('only one of fifty concurrent claims gets the seat', async () => {
      const id = await created();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          store.claimSeat(id, 1, { name: `P${n}`, credentialHash: `h${n}` }),
        ),
      );
      expect(answers.filter(answer => answer === 'claimed')).toHaveLength(1);
      expect(answers.filter(answer => answer === 'taken')).toHaveLength(49);
      const winner = answers.indexOf('claimed');
      expect((await store.match(id))?.seats[1]).toEqual({
        seat: 1,
        name: `P${winner}`,
        credentialHash: `h${winner}`,
      });
    });

    test('all claimed at once are all kept', async () => {
      const id = await created({ players: 5 });
      const claims = [0, 1, 2, 3, 4].map(seat =>
        store.claimSeat(id, seat, { name: `P${seat}`, credentialHash: `h${seat}`, data: { seat } }),
      );
      expect(await Promise.all(claims)).toEqual(Array(5).fill('claimed'));
      const match = await store.match(id);
      expect(match?.seats.map(seat => seat.credentialHash)).toEqual(['h0', 'h1', 'h2', 'h3', 'h4']);
      expect(match?.version).toBe(6);
    });

    test('a bot takes a seat like a person; unknown seats and matches are missing', async () => {
      const id = await created();
      expect(await store.setSeat(id, 2, undefined, { bot: 'easy' })).toBe(true);
      const claim = { name: 'Ada', credentialHash: 'h' };
      expect(await store.claimSeat(id, 2, claim)).toBe('taken');
      expect(await store.claimSeat(id, 3, claim)).toBe('missing');
      expect(await store.claimSeat('nothing', 0, claim)).toBe('missing');
    });

    test('change hands only for their holder', async () => {
      const id = await created();
      await store.claimSeat(id, 0, { name: 'Ada', credentialHash: 'old' });
      expect(await store.setSeat(id, 0, 'wrong', {})).toBe(false);
      expect(await store.setSeat(id, 0, undefined, {})).toBe(false);
      const handed = { name: 'Ada', credentialHash: 'new', bot: 'medium', away: true } as const;
      expect(await store.setSeat(id, 0, 'old', handed)).toBe(true);
      expect((await store.match(id))?.seats[0]).toEqual({ seat: 0, ...handed });
      expect(await store.setSeat(id, 0, 'new', {})).toBe(true);
      expect((await store.match(id))?.seats[0]).toEqual({ seat: 0 });
      expect(await store.setSeat('nothing', 0, undefined, {})).toBe(false);
    });
  });

  describe('moves', () => {
    test('replace the state, append to the log and leave the initial state', async () => {
      const id = await created();
      expect(await store.commit(id, 0, move(1))).toBe(true);
      const twoRows = { ...move(3), log: [...move(2).log, ...move(3).log] };
      expect(await store.commit(id, 1, twoRows)).toBe(true);
      expect(await store.state(id)).toEqual({ version: 3, state: move(3).state });
      expect(await store.initialState(id)).toEqual(INITIAL);
      const log = [1, 2, 3].flatMap(n => told(move(n)));
      expect(await store.log(id, { from: 0, limit: 99 })).toEqual(log);
      expect(await store.log(id, { from: 1, limit: 1 })).toEqual(log.slice(1, 2));
    });

    test('may be stored without a state', async () => {
      const id = await created();
      const { state: _, ...moveOnly } = move(2);
      await store.commit(id, 0, move(1));
      expect(await store.commit(id, 1, moveOnly)).toBe(true);
      expect(await store.state(id)).toEqual({ version: 2, state: move(1).state });
      expect(await store.log(id, { from: 1, limit: 9 })).toEqual(told(move(2)));
      expect(await store.commit(id, 1, moveOnly)).toBe(false);
    });

    test('a stale one changes nothing at all', async () => {
      const id = await created();
      await store.commit(id, 0, move(1));
      const before = [await store.match(id), await store.log(id, { from: 0, limit: 9 })];
      const stale = move(1, { state: 'stale', log: move(9).log, match: { status: 'over' } });
      expect(await store.commit(id, 0, stale)).toBe(false);
      expect(await store.commit(id, 5, stale)).toBe(false);
      expect(await store.state(id)).toMatchObject({ version: 1, state: move(1).state });
      expect([await store.match(id), await store.log(id, { from: 0, limit: 9 })]).toEqual(before);
    });

    test('carry a change of the match with them, all or nothing', async () => {
      const id = await created({ details: { host: 'h' } });
      const ending = move(1, { match: { status: 'over', details: { winners: [2] } } });
      expect(await store.commit(id, 0, ending)).toBe(true);
      expect(await store.match(id)).toMatchObject({
        status: 'over',
        version: 2,
        details: { host: 'h', winners: [2] },
      });
      // The log row exists already: the whole commit is rolled back.
      const doubled = move(2, { log: move(1).log, match: { status: 'running' } });
      await expect(store.commit(id, 1, doubled)).rejects.toThrow();
      expect(await store.state(id)).toMatchObject({ version: 1 });
      expect((await store.match(id))?.status).toBe('over');
    });

    test('with an id count once per match and seat, forever', async () => {
      const [id, other] = [await created(), await created()];
      const named = (n: number, seat: number, moveID: string) =>
        move(n, { log: move(n).log.map(row => ({ ...row, seat, moveID })) });
      expect(await store.commit(id, 0, named(1, 0, 'a'))).toBe(true);
      expect(await store.commit(id, 1, named(2, 0, 'a'))).toBe(false);
      expect(await store.state(id)).toMatchObject({ version: 1 });
      expect(await store.commit(id, 1, named(2, 1, 'a'))).toBe(true);
      expect(await store.commit(id, 2, named(3, 0, 'b'))).toBe(true);
      expect(await store.commit(other, 0, named(1, 0, 'a'))).toBe(true);
      // Moves without an id are all different.
      expect(await store.commit(id, 3, move(4))).toBe(true);
      expect(await store.commit(id, 4, move(5))).toBe(true);
      expect(await store.moveNumber(id, 0, 'a')).toBe(0);
      expect(await store.moveNumber(id, 1, 'a')).toBe(1);
      expect(await store.moveNumber(id, 1, 'b')).toBeUndefined();
      expect(await store.moveNumber('nosuch', 0, 'a')).toBeUndefined();
    });

    test('change nothing if decided on a record that has changed since', async () => {
      const id = await created();
      await store.updateMatch(id, 1, { details: { seats: 'others' } });
      const start = move(1, { match: { status: 'running', details: { begun: true } } });
      expect(await store.commit(id, 0, { ...start, record: 1 })).toBe(false);
      const before = await store.match(id);
      expect(before).toMatchObject({ status: 'waiting', version: 2 });
      expect(await store.commit(id, 0, { ...start, record: 2, at: 5 })).toBe(true);
      // A commit that names the record supplies all of its details.
      expect(await store.match(id)).toEqual({
        ...before,
        status: 'running',
        version: 3,
        updatedAt: 5,
        details: { begun: true },
      });
    });

    test('each race for a version has one winner, and no move is lost', async () => {
      const ids = await Promise.all(Array.from({ length: 10 }, () => created()));
      for (let n = 1; n <= 10; n++) {
        const racers = ids.flatMap(id => [0, 1, 2].map(racer => ({ id, racer })));
        const answers = await Promise.all(
          racers.map(({ id, racer }) =>
            store.commit(id, n - 1, move(n, { state: `${n} by ${racer}` })),
          ),
        );
        for (const id of ids) {
          const winners = racers.filter((race, at) => race.id === id && answers[at] === true);
          expect(winners).toHaveLength(1);
          expect((await store.state(id))?.state).toBe(`${n} by ${winners[0]?.racer}`);
        }
      }
      for (const id of ids) expect(await store.log(id, { from: 0, limit: 99 })).toHaveLength(10);
    });

    test('a failing one in a batch affects no other, and none is written twice', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => created()));
      const [broken, stale] = [await created(), await created()];
      for (const id of [broken, stale]) await store.commit(id, 0, move(1));
      const [half, rest] = [ids.slice(0, 10), ids.slice(10)];
      const early = half.map(id => store.commit(id, 0, move(1)));
      // Fails after its match has been written, because of an existing log row.
      const failing = store.commit(broken, 1, move(2, { log: move(1).log }));
      const refused = store.commit(stale, 0, move(1));
      const chat = store.addChat(stale, { audience: 'players', name: 'Ada', text: 'Hello', at: 1 });
      const late = rest.map(id => store.commit(id, 0, move(1)));
      await expect(failing).rejects.toThrow();
      expect(await refused).toBe(false);
      expect(await chat).toMatchObject({ seq: 1 });
      expect(await Promise.all([...early, ...late])).toEqual(Array(20).fill(true));
      for (const id of [...ids, broken, stale]) {
        expect(await store.state(id)).toMatchObject({ version: 1 });
        expect(await store.log(id, { from: 0, limit: 9 })).toHaveLength(1);
      }
      await store.close();
      store = await openStore(place);
      for (const id of ids) expect(await store.state(id)).toMatchObject({ version: 1 });
      expect(await store.chat(stale, { after: 0, limit: 9 })).toHaveLength(1);
    });
  });

  describe('chat', () => {
    const say = (id: string, text: string, audience: 'players' | 'spectators' = 'players') =>
      store.addChat(id, { audience, seat: 1, name: 'Ben', text, at: 5 });

    test('is kept in order, by audience, whatever is typed', async () => {
      const id = await created();
      const text = 'a\0b \ud800 🎲 \u202e <script>';
      expect(await say(id, text)).toEqual({
        seq: 1,
        audience: 'players',
        seat: 1,
        name: 'Ben',
        text,
        at: 5,
      });
      await store.addChat(id, { audience: 'spectators', name: 'Zoe', text: 'nice', at: 6 });
      await say(id, 'third');
      const all = await store.chat(id, { after: 0, limit: 9 });
      expect(all.map(row => row.seq)).toEqual([1, 2, 3]);
      expect(all[0]?.text).toBe(text);
      expect(all[1]).toEqual({ seq: 2, audience: 'spectators', name: 'Zoe', text: 'nice', at: 6 });
      const players = await store.chat(id, { audience: 'players', after: 1, limit: 9 });
      expect(players.map(row => row.text)).toEqual(['third']);
      expect(await say('nothing', 'x')).toBeUndefined();
    });

    test('is bounded: the oldest messages are dropped', async () => {
      const id = await created();
      await Promise.all(Array.from({ length: CHAT_LIMIT + 20 }, (_, n) => say(id, `${n}`)));
      const rows = await store.chat(id, { after: 0, limit: 10_000 });
      expect(rows).toHaveLength(CHAT_LIMIT);
      expect(rows.at(-1)?.seq).toBe(CHAT_LIMIT + 20);
    });

    test('spectators cannot push out what the players have said', async () => {
      const id = await created();
      await say(id, 'a plan');
      const noise = Array.from({ length: CHAT_LIMIT + 1 }, () => say(id, 'noise', 'spectators'));
      await Promise.all(noise);
      const kept = await store.chat(id, { after: 0, limit: 10_000 });
      expect(kept.map(({ audience }) => audience)).toEqual([
        'players',
        ...Array(CHAT_LIMIT).fill('spectators'),
      ]);
    });
  });

  test('matches that never started expire; running and finished ones stay', async () => {
    const stale = await created();
    const running = await created({ status: 'running' });
    const over = await created({ status: 'over' });
    expect(await store.expire({ waiting: 0, running: 0 })).toEqual([]);
    expect(await store.expire({ waiting: Date.now() + 1 })).toEqual([stale]);
    expect(await store.match(running)).toBeDefined();
    expect(await store.match(over)).toBeDefined();
  });

  test('a backup taken during play is complete and can be continued', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => created()));
    await store.addChat(ids[0] ?? '', { audience: 'players', name: 'A', text: 'hi', at: 1 });
    const over = await created({ status: 'over' });
    await store.keepReport(over, { seat: 0, report: '{}', at: 1 });
    const copyPlace = { dataDir: join(place.dataDir, 'copy') };
    const to = sqliteFile(copyPlace.dataDir);
    let playing = true;
    const play = ids.map(async id => {
      for (let n = 1; playing && n < 500; n++) await store.commit(id, n - 1, move(n));
    });
    await store.backup(to);
    playing = false;
    await Promise.all(play);
    expect(existsSync(`${to}.part`)).toBe(false);
    await expect(store.backup(to)).rejects.toThrow(/exists already/);

    const copy = await openStore(copyPlace);
    try {
      for (const id of ids) {
        const version = (await copy.state(id))?.version ?? -1;
        expect(await copy.log(id, { from: 0, limit: 999 })).toHaveLength(version);
        expect(await copy.commit(id, version, move(version + 1))).toBe(true);
      }
      expect(await copy.chat(ids[0] ?? '', { after: 0, limit: 9 })).toHaveLength(1);
      expect(await copy.report(over)).toEqual({ seat: 0, report: '{}', at: 1 });
    } finally {
      await copy.close();
    }
  });

  test('bans are kept until they expire, can be replaced, and can be lifted', async () => {
    await store.ban({ address: '192.0.2.1', until: 2_000 }, 1_000);
    await store.ban({ address: '192.0.2.2', until: 9_000 }, 1_000);
    expect(await store.bans(1_999)).toHaveLength(2);
    expect(await store.bans(2_000)).toEqual([{ address: '192.0.2.2', until: 9_000 }]);
    await store.ban({ address: '192.0.2.2', until: 5_000 }, 3_000);
    expect(await store.bans(0)).toEqual([{ address: '192.0.2.2', until: 5_000 }]);
    expect(await store.unban('192.0.2.2')).toBe(true);
    expect(await store.unban('192.0.2.2')).toBe(false);
    expect(await store.bans(0)).toEqual([]);
  });

  test('refusals are added up by table, seat and code, and are deleted with their table', async () => {
    const id = await created();
    const refusal = { id, code: 'move.stale', times: 2, firstAt: 10, lastAt: 20 };
    await store.addRefusals([
      { ...refusal, seat: 1 },
      { ...refusal, id: 'nowhere' },
      { ...refusal, code: 'seat.credentials' },
    ]);
    await store.addRefusals([{ ...refusal, seat: 1, times: 3, firstAt: 30, lastAt: 40 }]);
    expect(await store.refusals(id)).toEqual([
      { seat: 1, code: 'move.stale', times: 5, firstAt: 10, lastAt: 40 },
      { code: 'seat.credentials', times: 2, firstAt: 10, lastAt: 20 },
    ]);
    expect(await store.refusals('nowhere')).toEqual([]);
    await store.deleteMatch(id);
    expect(await store.refusals(id)).toEqual([]);
  });

  test('the first report of a finished match is kept until the match is deleted', async () => {
    const [id, running] = [await created({ status: 'over' }), await created()];
    const report = { seat: 1, report: '{"decisions":["„ß“ \\u0000"]}', at: 5 };
    expect(await store.report(id)).toBeUndefined();
    for (const other of [running, 'nowhere']) {
      expect(await store.keepReport(other, report)).toBe(false);
      expect(await store.report(other)).toBeUndefined();
    }
    const seats = [0, 1, 2, 3];
    const kept = await Promise.all(seats.map(seat => store.keepReport(id, { ...report, seat })));
    expect(kept.filter(first => first)).toHaveLength(1);
    const first = { ...report, seat: kept.indexOf(true) };
    expect(await store.report(id)).toEqual(first);
    await store.deleteMatch(id);
    expect(await store.report(id)).toBeUndefined();
  });

  test('a database of a newer version is refused with a sentence and left alone', async () => {
    const id = await created();
    await store.close();
    const newer = await bareDatabase(place);
    await newer.transaction(query => query('UPDATE loggia_schema SET version = 99'));
    await newer.transaction(query => query('CREATE TABLE later (x INTEGER)'));
    const before = await newer.tables();
    // A connection of the newer program stays open; the older one must not get in.
    await expect(openStore(place)).rejects.toThrow(/version 99; this Loggia knows versions up to/);
    expect(await newer.tables()).toEqual(before);
    await newer.transaction(query =>
      query('UPDATE loggia_schema SET version = ?', MIGRATIONS.length),
    );
    await newer.close();
    store = await openStore(place);
    expect(await store.match(id)).toBeDefined();
  });

  test('a foreign database is refused and left alone', async () => {
    const foreign = await freshPlace();
    const database = await bareDatabase(foreign);
    await database.transaction(query => query('CREATE TABLE matches (x INTEGER)'));
    await database.close();
    await expect(openStore(foreign)).rejects.toThrow(/not made by Loggia/);
  });

  test('two processes can open a fresh database at once', async () => {
    const fresh = await freshPlace();
    const both = await Promise.all([openStore(fresh), openStore(fresh)]);
    const [first, second] = both;
    const match = await first.createMatch(newMatch(), INITIAL);
    expect(await second.match(match.id)).toEqual(match);
    await Promise.all(both.map(opened => opened.close()));
  });

  test('a closed store refuses calls, and closing twice does no harm', async () => {
    await store.close();
    await expect(store.ping()).rejects.toThrow();
    await store.close();
    store = await openStore(place);
  });
});
