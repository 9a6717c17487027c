// Tables of any game: people and bots sit down over HTTP, and a page gets the rights of a seat.
import type { Answer } from '@loggia/protocol';
import type { Guest } from './guests.ts';
import { post } from './tables.ts';

interface Seats {
  path: string;
  game: string;
  id: string;
  /** Of the people, by seat. */
  credentials: string[];
}

interface Sitting {
  players: number;
  /** They have the first seats, easy bots the others. */
  people: readonly string[];
  setupData?: Record<string, string | boolean> | undefined;
}

export async function seatsAt(
  address: string,
  game: string,
  { players, people, setupData }: Sitting,
): Promise<Seats> {
  const games = `${address}/games/${game}`;
  const made = await post<Answer<'createMatch'>>(`${games}/create`, {
    numPlayers: players,
    setupData,
  });
  const table = `${games}/${made.matchID}`;
  const credentials: string[] = [];
  for (const [seat, playerName] of people.entries()) {
    const joined = await post<Answer<'joinMatch'>>(`${table}/join`, {
      playerID: String(seat),
      playerName,
    });
    credentials.push(joined.playerCredentials);
  }
  if (people.length < players)
    await post(`${table}/start`, { credentials: made.hostCredentials, level: 'easy' });
  return { path: `${address}/table/${game}/${made.matchID}`, game, id: made.matchID, credentials };
}

/** Opens the table with the rights of a seat, or without any. */
export async function sitDown(
  { page }: Guest,
  { path, game, id, credentials }: Seats,
  seat?: number,
): Promise<void> {
  const own = seat === undefined ? [] : [{ seat, credentials: credentials[seat] }];
  await page.addInitScript(
    stored => localStorage.setItem('loggia.tables', stored),
    JSON.stringify([{ game, id, seats: own, at: 1 }]),
  );
  await page.goto(path);
  await page.getByTestId('prompt').waitFor();
}
