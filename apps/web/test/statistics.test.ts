// Records of played games; stored or imported data is accepted only if it is a game.
import { beforeEach, expect, test } from 'vitest';
import { fieldsOf, ownRecord, recordsOf } from '../src/lobby/statistics/records.ts';
import { playedFile, readPlayedFile } from '../src/lobby/statistics/statistics-file.ts';
import {
  addPlayedGames,
  type PlayedGame,
  playedGames,
  readPlayedGames,
} from '../src/shared/played-games.ts';

let count = 0;
function played(scores: Record<string, number>, more: Partial<PlayedGame> = {}): PlayedGame {
  const most = Math.max(...Object.values(scores));
  count += 1;
  return {
    id: `table ${count}`,
    game: 'calimala',
    at: count,
    players: Object.entries(scores).map(([name, score]) => ({
      name,
      isBot: name.startsWith('Bot'),
      score,
      won: score === most,
    })),
    ...more,
  };
}

beforeEach(() => playedGames.set([]));

test('counts victories, shared ones too, and averages points; ranks people by name, but no bots', () => {
  const games = [
    played({ Ada: 30, Ben: 20, 'Bot 3': 25 }),
    played({ ada: 10, Ben: 40, 'Bot 3': 12 }),
    played({ 'Ada ': 20, Ben: 20, 'Bot 3': 1 }),
  ];
  expect(recordsOf(games)).toEqual([
    { name: 'Ben', games: 3, wins: 2, average: 80 / 3 },
    { name: 'Ada', games: 3, wins: 2, average: 20 },
  ]);
});

test('compares only games of one kind with the same number of players', () => {
  const games = [
    played({ Ada: 1, Ben: 2 }, { game: 'pillars' }),
    played({ Ada: 1, Ben: 2, Cy: 3 }),
    played({ Ada: 5, Ben: 2, Cy: 3 }),
    played({ Ada: 1, Ben: 2, Cy: 3, Dora: 4 }),
  ];
  const fields = fieldsOf(games);
  expect(fields.map(({ game, players }) => [game, players])).toEqual([
    ['calimala', 3],
    ['pillars', 2],
    ['calimala', 4],
  ]);
  expect(fields[0]?.records.map(({ name, wins }) => [name, wins])).toEqual([
    ['Ada', 1],
    ['Cy', 1],
    ['Ben', 0],
  ]);
});

test('your own record covers your own seats, whatever name you used', () => {
  const games = [
    played({ Ada: 30, Ben: 20 }, { you: 0 }),
    played({ Ada: 10, Lovelace: 40 }, { you: 1 }),
    played({ Ada: 99, Ben: 1 }),
  ];
  expect(ownRecord(games)).toEqual([{ name: '', games: 2, wins: 2, average: 35 }]);
});

test('a game counts once, the newest first', () => {
  const [old, young] = [played({ Ada: 1 }), played({ Ada: 2 })];
  addPlayedGames([old]);
  addPlayedGames([young, old]);
  expect(playedGames.get()).toEqual([young, old]);
});

test('a file carries its games to another browser, and nothing else gets in', async () => {
  const games = [played({ Ada: 3, Ben: -2 }, { you: 1 })];
  expect(await readPlayedFile(playedFile(games))).toEqual(games);
  for (const content of ['', '{}', '[]', '{"format":"loggia-game","games":[]}']) {
    expect(await readPlayedFile(new Blob([content]))).toBeUndefined();
  }
  const [game] = games;
  const wrong = [null, 1, {}, { ...game, players: [] }, { ...game, players: [{ name: 1 }] }];
  expect(readPlayedGames([...wrong, { ...game, you: 9 }])).toEqual([
    expect.not.objectContaining({ you: expect.anything() }),
  ]);
});
