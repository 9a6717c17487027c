// boardgame.io's own LobbyClient, unchanged, against our lobby.
import { SHELF } from '@loggia/games';
import { Match } from '@loggia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../wire/house.ts';
import { finish, LobbyClient } from '../wire/players.ts';

let house: House;
let lobby: InstanceType<typeof LobbyClient>;
beforeAll(async () => {
  house = await openHouse();
  lobby = new LobbyClient({ server: house.url });
});
afterAll(() => house.close());

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: { message: string; details: { error: { code: string } } }) => reason,
  );
  return error && [error.message, error.details.error.code];
};

test('supports every call of the stock client', async () => {
  expect(await lobby.listGames()).toEqual(Object.keys(SHELF));
  const setupData = { layout: 'first' };
  const { matchID } = await lobby.createMatch('calimala', { numPlayers: 3, setupData });
  const seats = [];
  for (const playerName of ['Ada', 'Ben', 'Cy']) {
    const { playerID, playerCredentials } = await lobby.joinMatch('calimala', matchID, {
      playerName,
      data: { colour: playerName },
    });
    seats.push({ playerID, credentials: playerCredentials });
  }
  const [ada] = seats;
  if (ada === undefined) throw new Error('no seat');
  expect(seats.map(({ playerID }) => playerID)).toEqual(['0', '1', '2']);

  const match = await lobby.getMatch('calimala', matchID);
  expect(() => Match.parse(match)).not.toThrow();
  expect(match).toMatchObject({
    matchID,
    gameName: 'calimala',
    status: 'running',
    unlisted: false,
    setupData: { layout: 'first', oneCardPerTurn: false },
    players: [
      { id: 0, name: 'Ada', data: { colour: 'Ada' } },
      { id: 1, name: 'Ben' },
      { id: 2, name: 'Cy' },
    ],
  });
  const listed = await lobby.listMatches('calimala', { isGameover: false });
  expect(listed.matches.map(other => other.matchID)).toContain(matchID);
  expect((await lobby.listMatches('calimala', { isGameover: true })).matches).toEqual([]);

  await lobby.updatePlayer('calimala', matchID, { ...ada, newName: 'Ada L.' });
  expect((await lobby.getMatch('calimala', matchID)).players[0]?.name).toBe('Ada L.');

  await finish(house, matchID);
  const { nextMatchID } = await lobby.playAgain('calimala', matchID, ada);
  expect((await lobby.playAgain('calimala', matchID, ada)).nextMatchID).toBe(nextMatchID);
  const rejoined = await lobby.joinMatch('calimala', nextMatchID, {
    playerID: '0',
    playerName: 'Ada',
  });
  expect(rejoined.playerID).toBe('0');
  expect((await lobby.getMatch('calimala', nextMatchID)).setupData).toMatchObject(setupData);

  await lobby.leaveMatch('calimala', nextMatchID, {
    playerID: '0',
    credentials: rejoined.playerCredentials,
  });
  expect((await lobby.getMatch('calimala', nextMatchID)).players[0]).not.toHaveProperty('name');
});

test('refusals come with a status, a code and a sentence', async () => {
  const { matchID } = await lobby.createMatch('calimala', { numPlayers: 3 });
  const unknown = { playerID: '0', credentials: 'x' };
  expect(await refusal(lobby.getMatch('calimala', 'nosuchmatch'))).toEqual([
    'HTTP status 404',
    'match.unknown',
  ]);
  expect(await refusal(lobby.listMatches('chess'))).toEqual(['HTTP status 404', 'game.unknown']);
  expect(await refusal(lobby.createMatch('chess', { numPlayers: 3 }))).toEqual([
    'HTTP status 404',
    'game.unknown',
  ]);
  for (const numPlayers of [2, 6]) {
    expect(await refusal(lobby.createMatch('calimala', { numPlayers }))).toEqual([
      'HTTP status 400',
      'game.players',
    ]);
  }
  for (const numPlayers of [50_000_000, -1, 3.5, Number.NaN]) {
    expect(await refusal(lobby.createMatch('calimala', { numPlayers }))).toEqual([
      'HTTP status 400',
      'request.malformed',
    ]);
  }
  const setupData = { layout: 'spiral' };
  expect(await refusal(lobby.createMatch('calimala', { numPlayers: 3, setupData }))).toEqual([
    'HTTP status 400',
    'options.value',
  ]);
  expect(await refusal(lobby.leaveMatch('calimala', matchID, unknown))).toEqual([
    'HTTP status 403',
    'seat.credentials',
  ]);
  const seat = { playerID: '7', playerName: 'x' };
  expect(await refusal(lobby.joinMatch('calimala', matchID, seat))).toEqual([
    'HTTP status 404',
    'seat.unknown',
  ]);
});
