// Every way of asking about a table gives the same answer.
import { seededRandom } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { expect, test } from 'vitest';
import type { BotHost } from '../../src/bots/turn.ts';
import { openHouse } from '../wire/house.ts';
import { anyMove, RawSocket, request, seatedTable, type Ticket } from '../wire/players.ts';
import { POT } from '../wire/pot.ts';

/**
 * The first update in which the first player is present, or gone; the one from the start may be
 * late.
 */
async function toldOf(watcher: RawSocket, first: 'here' | 'gone'): Promise<Match> {
  for (;;) {
    const told = (await watcher.next('table'))[2] as Match;
    if (told.players[0]?.isConnected === (first === 'here')) return told;
  }
}

test('presence sent by socket is never older than the answer of the lobby', async () => {
  const house = await openHouse();
  const { matchID, tickets } = await seatedTable(house);
  const [ada] = tickets as [Ticket];
  const watcher = await new RawSocket(house).connected();
  await watcher.sync(matchID, null);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('told');
  for (let moves = 0; moves < 12; moves++) {
    const [seat = 0] = table.toMove();
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
    const asked = (await request(house, `/games/calimala/${matchID}`)).body;
    const coming = toldOf(watcher, 'here');
    const player = await new RawSocket(house).connected();
    await player.sync(matchID, ada.playerID, ada.credentials);
    const told = await coming;
    expect(told.updatedAt).toBe(asked.updatedAt);
    const going = toldOf(watcher, 'gone');
    player.close();
    await going;
  }
  watcher.close();
  await house.close();
});

test('only games that bots can play claim to have bots', async () => {
  const bots: BotHost = { turn() {}, hints: async () => [], close: async () => {} };
  const [real, toy] = [await openHouse({}, { bots }), await openHouse({}, { bots, games: POT })];
  const claims = await Promise.all([real, toy].map(house => request(house, '/api/games')));
  const [ours, theirs] = claims.map(({ body }) => body);
  expect(ours).toContainEqual(expect.objectContaining({ name: 'calimala', bots: true }));
  expect(theirs).toMatchObject([{ name: 'pot', bots: false }]);
  await real.close();
  await toy.close();
});
