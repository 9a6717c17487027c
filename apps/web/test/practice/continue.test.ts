// Any moment of any game continues as a practice game: everything is as it was, and the future is
// new.
import { choose } from '@loggia/bots';
import { chancePlugin, Keystreams } from '@loggia/chance';
import { SHELF } from '@loggia/games';
import { isRecord, seededRandom, type Typed } from '@loggia/kernel';
import { type Manifest, newest } from '@loggia/kernel/manifest';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAYER_LOOKS } from '../../src/design/player-look.ts';
import type { AnyGameClient } from '../../src/game/game-client.ts';
import type { Question } from '../../src/practice/thinker.ts';
import { MemoryStorage } from './storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);
const { begin, keptGames, ownSeat } = await import('../../src/practice/kept-game.ts');
const { LocalGame, gameOf } = await import('../../src/practice/local-game.ts');
const { Chronicle } = await import('../../src/practice/chronicle.ts');
const { startingPointOf } = await import('../../src/practice/beginnings.ts');
const { practiceLobby } = await import('../../src/practice/practice-lobby.ts');

const WAIT = { timeout: 300_000, interval: 1 };
const READER = { name: 'Ada', look: 'blue' } as const;

const clientOf = ({ module, boardgame }: Manifest): AnyGameClient => {
  const client = { module, game: boardgame, newestRules: module.rulesVersion };
  return Object.assign(client, { under: () => client }) as unknown as AnyGameClient;
};

function thinkerOf({ module, evaluation }: Manifest) {
  let asked = 0;
  return {
    async move({ view, seat }: Question): Promise<Typed | undefined> {
      if (evaluation === undefined) return undefined;
      const random = seededRandom(`bot ${asked++}`);
      return choose({ game: module, evaluation, view, seat, level: 'easy', random }).move;
    },
  };
}

/** Every state of a game of bots, by boardgame.io's own reducer. */
function playedStates({ module, boardgame, evaluation }: Manifest): State[] {
  const plugins = [
    ...(boardgame.plugins ?? []),
    chancePlugin(new Keystreams(new Uint8Array(32).fill(7))),
  ];
  const game: Game = { ...boardgame, plugins };
  const reducer = CreateGameReducer({ game });
  const numPlayers = module.players.min;
  const states = [InitializeGame({ game, numPlayers })];
  for (let state = states[0]; state !== undefined && evaluation !== undefined; ) {
    const [seat] = module.toMove(state.G);
    if (seat === undefined) break;
    const random = seededRandom(`move ${states.length}`);
    const view = module.view(state.G, seat);
    const { move } = choose({ game: module, evaluation, view, seat, level: 'easy', random });
    const { type, ...choice } = move;
    const payload = { type, args: [choice], playerID: String(seat) };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    states.push(state);
  }
  return states;
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

beforeEach(() => {
  keptGames.set({});
});

describe.each(Object.keys(SHELF))('%s', name => {
  test('restores phase, turn and stages wherever it continues', async () => {
    const manifest = newest((await SHELF[name]?.()) ?? []);
    if (manifest === undefined) throw new Error(name);
    const { module } = manifest;
    const client = clientOf(manifest);
    const states = playedStates(manifest);
    for (const [moves, { G, ctx }] of states.entries()) {
      // All moments would take too long; every seventh still meets each phase.
      if (moves % 7 !== 0 || ctx.gameover !== undefined) continue;
      const players = Array.from({ length: ctx.numPlayers }, () => READER);
      const from = { seat: 1, players, state: plain(G) };
      const levels = players.slice(1).map(() => 'easy' as const);
      begin({ game: name, rulesVersion: module.rulesVersion, options: {}, levels, from });
      const kept = keptGames.get()[name];
      if (kept === undefined) throw new Error('nothing was begun');
      const begun = InitializeGame({ game: gameOf(client, kept), numPlayers: ctx.numPlayers });
      const where = ({ phase, currentPlayer, activePlayers }: State['ctx']) => ({
        phase,
        currentPlayer,
        activePlayers: activePlayers ?? {},
      });
      expect(where(begun.ctx), `${moves}`).toEqual(where(ctx));
      expect(plain(begun.G)).toEqual(plain(G));
    }
  });

  test('plays on from the chosen seat to the end, and again from the same moment', async () => {
    const manifest = newest((await SHELF[name]?.()) ?? []);
    if (manifest === undefined) throw new Error(name);
    const { module } = manifest;
    const client = clientOf(manifest);
    const states = playedStates(manifest);
    const middle = states[Math.floor(states.length * 0.7)];
    const players = Array.from({ length: middle?.ctx.numPlayers ?? 0 }, (_, seat) => ({
      name: `Player ${seat}`,
      look: PLAYER_LOOKS[seat + 1] ?? 'blue',
    }));
    const levels = players.slice(1).map(() => 'easy' as const);
    const from = { seat: 1, players, state: plain(middle?.G) };
    begin({ game: name, rulesVersion: module.rulesVersion, options: {}, levels, from });
    const kept = keptGames.get()[name];
    if (kept === undefined) throw new Error('nothing was begun');
    expect(ownSeat(kept)).toBe(1);

    const thinker = thinkerOf(manifest);
    const game = new LocalGame({ client, kept, thinker, pauseMs: 0 });
    game.start();
    const isOver = () => module.result(game.snapshot().view) !== undefined;
    while (!isOver()) {
      const { view, moves } = game.snapshot();
      if (module.toMove(view).includes(1)) {
        const move = await thinker.move({ game: name, rulesVersion: 1, view, seat: 1 });
        if (move !== undefined) game.play(move);
      }
      await vi.waitUntil(() => game.snapshot().moves > moves || isOver(), WAIT);
    }
    game.stop();

    // The reader saw the view of that seat; the past begins with the moment.
    const chronicle = new Chronicle(client, kept);
    expect(plain(chronicle.tableAt(0))).toEqual(from.state);
    expect(chronicle.moves.length).toBe(game.snapshot().moves);
    // A moment of this game can be continued too, with its people and rules.
    const moment = await startingPointOf(client, { game: name, id: 'practice' }, 3, READER);
    expect(moment).toMatchObject({ players, rulesVersion: module.rulesVersion });
    expect(plain(moment.state)).toEqual(plain(chronicle.tableAt(3)));

    const hint = async () => ({ moves: 0, hints: [] });
    const lobby = practiceLobby({ client, kept, names: [], hint });
    await lobby.playAgain?.({});
    const again = keptGames.get()[name];
    expect(again?.from).toEqual(kept.from);
    expect(again?.seed).not.toBe(kept.seed);
    expect(isRecord(again?.from?.state)).toBe(true);
  });
});
