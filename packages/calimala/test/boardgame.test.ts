// The boardgame.io Game in the stock client: whole games at a local table, spectators included.
import { createRequire } from 'node:module';
import { anyMove, type Seat, seededRandom } from '@loggia/kernel';
import type { Client as StockClient } from 'boardgame.io/client';
import type { Local as StockLocal } from 'boardgame.io/multiplayer';
import { describe, expect, it } from 'vitest';
import { Calimala, type G } from '../src/boardgame.ts';
import { calimala } from '../src/index.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: typeof StockClient };
const { Local } = require('boardgame.io/multiplayer') as { Local: typeof StockLocal };

type TestClient = ReturnType<typeof seatAt>;

function seatAt(
  multiplayer: ReturnType<typeof Local>,
  numPlayers: number,
  matchID: string,
  playerID?: string,
) {
  const client = Client<G>({
    game: Calimala,
    numPlayers,
    matchID,
    multiplayer,
    debug: false,
    ...(playerID === undefined ? {} : { playerID }),
  });
  client.start();
  return client;
}

function tableOf(client: TestClient): G {
  const state = client.getState();
  if (state === null) throw new Error('the client has no state');
  return state.G;
}

describe('the boardgame.io Game', () => {
  it.each([3, 4, 5])('plays to the end with %i seats and a spectator in the stock client', n => {
    const random = seededRandom(`stock ${n}`);
    const policy = anyMove(calimala);
    const multiplayer = Local();
    const matchID = `stock-${n}`;
    const clients = Array.from({ length: n }, (_, seat) =>
      seatAt(multiplayer, n, matchID, String(seat)),
    );
    const spectator = seatAt(multiplayer, n, matchID);
    const phases = new Set<string>();
    const stages = new Set<string>();

    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(5_000);
      const seats = calimala.toMove(tableOf(spectator));
      if (seats.length === 0) break;
      const seat = seats[0] as Seat;
      const client = clients[seat] as TestClient;
      const state = client.getState();
      if (state?.ctx.phase) phases.add(state.ctx.phase);
      for (const stage of Object.values(state?.ctx.activePlayers ?? {})) stages.add(stage);
      expect(client.getState()?.isActive).toBe(true);

      const before = tableOf(spectator);
      const { type, ...details } = policy(calimala.legal(tableOf(client), seat), seat, random);
      client.moves[type]?.(details);
      expect(tableOf(spectator)).not.toBe(before);
    }

    expect(spectator.getState()?.ctx.gameover).toEqual(calimala.result(tableOf(spectator)));
    expect([...phases].slice(0, 3)).toEqual(['endCards', 'startDraft', 'city']);
    expect(stages).toContain('choosing');
    expect(stages).toContain('activated');
    for (const client of [...clients, spectator]) client.stop();
  });
});
