// The boardgame.io Game in the stock client: whole games at a local table, spectators included.
import { createRequire } from 'node:module';
import { anyMove, type Seat, seededRandom } from '@loggia/kernel';
import type { Client as StockClient } from 'boardgame.io/client';
import type { Local as StockLocal } from 'boardgame.io/multiplayer';
import { describe, expect, it } from 'vitest';
import type { G } from '../src/boardgame.ts';
import { Pillars, pillars } from '../src/index.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: typeof StockClient };
const { Local } = require('boardgame.io/multiplayer') as { Local: typeof StockLocal };

function seatAt(
  multiplayer: ReturnType<typeof Local>,
  numPlayers: number,
  matchID: string,
  playerID?: string,
) {
  const client = Client<G>({
    game: Pillars,
    numPlayers,
    matchID,
    multiplayer,
    debug: false,
    ...(playerID === undefined ? {} : { playerID }),
  });
  client.start();
  return client;
}
type TestClient = ReturnType<typeof seatAt>;

function tableOf(client: TestClient): G {
  const state = client.getState();
  if (state === null) throw new Error('the client has no state');
  return state.G;
}

describe('the boardgame.io Game', () => {
  it.each([2, 3, 4])('plays to the end with %i seats and a spectator in the stock client', n => {
    const random = seededRandom(`stock ${n}`);
    const policy = anyMove(pillars);
    const multiplayer = Local();
    const matchID = `pillars-${n}`;
    const clients = Array.from({ length: n }, (_, seat) =>
      seatAt(multiplayer, n, matchID, String(seat)),
    );
    const spectator = seatAt(multiplayer, n, matchID);
    const phases = new Set<string>();

    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(5_000);
      const seats = pillars.toMove(tableOf(spectator));
      if (seats.length === 0) break;
      const seat = seats[0] as Seat;
      const client = clients[seat] as TestClient;
      const state = client.getState();
      if (state?.ctx.phase) phases.add(state.ctx.phase);
      expect(client.getState()?.isActive).toBe(true);

      const before = tableOf(spectator);
      const { type, ...details } = policy(pillars.legal(tableOf(client), seat), seat, random);
      client.moves[type]?.(details);
      expect(tableOf(spectator)).not.toBe(before);
    }

    expect(spectator.getState()?.ctx.gameover).toEqual(pillars.result(tableOf(spectator)));
    expect([...phases]).toEqual(['cards', 'builders', 'resolution']);
    for (const client of [...clients, spectator]) client.stop();
  });

  it('is named, and for two to four players without boardgame.io’s own undo', () => {
    expect(Pillars).toMatchObject({
      name: 'pillars',
      minPlayers: 2,
      maxPlayers: 4,
      disableUndo: true,
    });
  });
});
