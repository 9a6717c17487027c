// The finished public games of this server, found by game, number of players and name.
import { MatchList } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { NewMatch } from '../../src/store/store.ts';
import { INITIAL, newMatch } from '../store/samples.ts';
import { type House, openHouse } from '../wire/house.ts';
import { request } from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const named = (...names: string[]) => names.map((name, seat) => ({ seat, name }));

async function over(names: string[], more: Partial<NewMatch> = {}): Promise<string> {
  const match = newMatch({
    status: 'over',
    players: names.length,
    seats: named(...names),
    details: { invite: 'the-invite', hostHash: 'a-hash', gameover: { winners: [0] } },
    ...more,
  });
  return (await house.store.createMatch(match, INITIAL)).id;
}

async function finished(query = ''): Promise<z.infer<typeof MatchList>> {
  const { body, status } = await request(house, `/api/finished${query}`);
  expect(status).toBe(200);
  return MatchList.parse(body);
}

const found = async (query = '') =>
  (await finished(query)).matches.map(({ matchID }) => matchID).toSorted();

test('lists public finished games by game, number of players and part of a name', async () => {
  const cal = await over(['Ada', 'Ben', 'Юрий']);
  const four = await over(['Ada', 'Cy', 'Dora', 'Émile']);
  const pil = await over(['Ágnes', 'Ben'], { game: 'pillars' });
  const hidden = await over(['Ada', 'Ben', 'Zoe'], { unlisted: true });
  const running = await over(['Ada', 'Ben', 'Cy'], { status: 'running' });

  expect(await found()).toEqual([cal, four, pil].toSorted());
  expect(await found('?game=pillars')).toEqual([pil]);
  expect(await found('?players=4')).toEqual([four]);
  expect(await found('?name=ada')).toEqual([cal, four].toSorted());
  expect(await found(`?name=${encodeURIComponent('юр')}`)).toEqual([cal]);
  expect(await found(`?name=${encodeURIComponent('ÁGN')}&game=pillars&players=2`)).toEqual([pil]);
  expect(await found('?name=Zoe')).toEqual([]);
  expect(await found('?game=nothing')).toEqual([]);

  const { text } = await request(house, '/api/finished');
  for (const secret of [hidden, running, 'the-invite', 'a-hash'])
    expect(text).not.toContain(secret);
  // A private one reveals nothing without its link.
  expect((await request(house, `/games/calimala/${hidden}`)).status).toBe(403);
});

test('a search looks through a limited number of records and continues from there', async () => {
  for (let n = 0; n < 640; n++) await over(n % 320 === 0 ? ['Needle', 'Ben'] : ['Straw', 'Ben']);
  const seen: string[] = [];
  let pages = 0;
  for (let cursor = ''; ; pages++) {
    const page: z.infer<typeof MatchList> = await finished(`?name=needle&limit=1${cursor}`);
    expect(page.matches.length).toBeLessThanOrEqual(1);
    seen.push(...page.matches.map(({ matchID }) => matchID));
    if (page.next === undefined) break;
    cursor = `&cursor=${page.next}`;
  }
  expect(new Set(seen).size).toBe(2);
  expect(seen).toHaveLength(2);
  expect(pages).toBeLessThan(6);
  const all = await finished('?limit=100');
  expect(all.matches).toHaveLength(100);
});

test.each([
  'limit=0',
  'limit=101',
  'players=none',
  'players=100',
  `name=${'a'.repeat(33)}`,
  'name=%20',
  'cursor=rubbish',
  `game=${'a'.repeat(41)}`,
])('refuses %s', async query => {
  const { status, body } = await request(house, `/api/finished?${query}`);
  expect([status, body.error.code]).toEqual([400, 'request.malformed']);
});

test('a client that searches too often is told to wait', async () => {
  const strict = await openHouse({ RATE_HTTP: '60' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 28 }, () => request(strict, '/api/finished?name=ada')),
    );
    // Fewer than the requests of a minute, and more than the records.
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  } finally {
    await strict.close();
  }
});
