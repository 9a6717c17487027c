// A table is restored at any moment: from the last stored state and the moves since.
import { calimala } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games.ts';
import { newestState } from '../../src/match/newest-state.ts';
import { openHouse } from '../wire/house.ts';
import { anyMove, seatedTable } from '../wire/players.ts';

test('after every move of a game, most of which are stored without their state', async () => {
  const house = await openHouse();
  const { matchID } = await seatedTable(house);
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('newest');
  const asStored = (state: unknown) => JSON.parse(JSON.stringify(state));
  let written = 0;
  let text = '';
  let moves = 0;
  for (let [seat] = table.toMove(); seat !== undefined; [seat] = table.toMove()) {
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
    moves++;
    const entry = GAMES.newest(calimala.name);
    expect(asStored(await newestState(house.store, entry, matchID))).toEqual(asStored(table.state));
    const stored = await house.store.state(matchID);
    if (stored?.state !== text) written++;
    text = stored?.state ?? '';
  }
  expect(moves).toBeGreaterThan(100);
  expect(written).toBeLessThan(moves / 10);
  // A finished game needs no log to be shown.
  expect(JSON.parse(text)).toEqual(asStored(table.state));
  await house.close();
});
