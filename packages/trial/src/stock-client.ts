// The boardgame.io game in the stock client: whole games at a local table, with a spectator.
import { createRequire } from 'node:module';
import { anyMove, seededRandom, type Typed } from '@loggia/kernel';
import type { Game } from 'boardgame.io';
import type { Client as StockClient } from 'boardgame.io/client';
import type { Local as StockLocal } from 'boardgame.io/multiplayer';
import { hold, same } from './broken.ts';
import { type Subject, seatsOf, type TableSpec } from './subject.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: typeof StockClient };
const { Local } = require('boardgame.io/multiplayer') as { Local: typeof StockLocal };

type G = { events: Typed[] };

/** What boardgame.io called the parts of a game, in order. */
export interface Passed {
  phases: ReadonlySet<string>;
  stages: ReadonlySet<string>;
}

/** Every seat has its own client; the spectator sees each move and how the game ends. */
export function playStock({ manifest, longest }: Subject, table: TableSpec): Passed {
  const { module, boardgame } = manifest;
  const { players: numPlayers, options } = table;
  const random = seededRandom(`stock ${numPlayers}`);
  // A local table of the stock client has no setup data.
  const game: Game<G> = {
    ...(boardgame as Game<G>),
    seed: 'stock',
    setup: context => boardgame.setup?.(context, options),
  };
  const multiplayer = Local();
  const sitDown = (playerID?: string) => {
    const seat = playerID === undefined ? {} : { playerID };
    const client = Client({ game, numPlayers, multiplayer, debug: false, ...seat });
    client.start();
    return client;
  };
  const clients = seatsOf(table).map(seat => sitDown(String(seat)));
  const spectator = sitDown();
  const stateOf = (client: typeof spectator | undefined) => {
    const state = client?.getState() ?? null;
    hold(state !== null, 'a stock client has a state');
    return state;
  };
  const phases = new Set<string>();
  const stages = new Set<string>();
  try {
    for (let count = 0; ; count++) {
      const before = stateOf(spectator);
      const [seat] = module.toMove(before.G);
      if (seat === undefined) break;
      hold(count < longest, 'a game in the stock client ends');
      const client = clients[seat];
      const { G, ctx, isActive } = stateOf(client);
      hold(isActive, `the client of seat ${seat} knows that it may act`);
      if (ctx.phase) phases.add(ctx.phase);
      for (const stage of Object.values(ctx.activePlayers ?? {})) stages.add(stage);
      const { type, ...details } = anyMove(module)(module.legal(G, seat), seat, random);
      client?.moves[type]?.(details);
      hold(stateOf(spectator).G !== before.G, `a spectator sees ${type} happen`);
    }
    const { G, ctx } = stateOf(spectator);
    same(ctx.gameover, module.result(G), 'the stock client ends with the result of the rules');
  } finally {
    for (const client of [...clients, spectator]) client.stop();
  }
  return { phases, stages };
}

/** Tables of every size play to the end in the stock client. */
export function stockClientsPlay(subject: Subject): void {
  const { min, max } = subject.manifest.module.players;
  for (let players = min; players <= max; players++) playStock(subject, { players, options: {} });
}
