// A practice game without a browser: boardgame.io's local master, real bots, a storage.
import { choose, type Level } from '@loggia/bots';
import { Calimala, calimala, calimalaEvaluation, type Move, type View } from '@loggia/calimala';
import { firstDifference } from '@loggia/chance';
import { anyMove, seededRandom, type Typed } from '@loggia/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGameClient } from '../../src/game/game-client.ts';
import type { KeptGame } from '../../src/practice/kept-game.ts';
import type { Question } from '../../src/practice/thinker.ts';
import { MemoryStorage } from './storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);

const { begin, forget, keptGames } = await import('../../src/practice/kept-game.ts');
const { LocalGame } = await import('../../src/practice/local-game.ts');
const { practiceLobby } = await import('../../src/practice/practice-lobby.ts');
const { Chronicle } = await import('../../src/practice/chronicle.ts');

const NO_HINT = { moves: 0, hints: [] };
const client = { game: Calimala, module: calimala } as unknown as AnyGameClient;

/** Real bots that think at once, and what they were given. */
class Bots {
  readonly asked: { seat: number; view: View; level: Level }[] = [];
  fails: 'never' | 'always' = 'never';

  async move({ view, seat }: Question, level: Level): Promise<Typed | undefined> {
    const seen = view as View;
    this.asked.push({ seat, view: seen, level });
    if (this.fails === 'always') return undefined;
    const random = seededRandom(`bot ${this.asked.length}`);
    const mind = { game: calimala, evaluation: calimalaEvaluation };
    return choose({ ...mind, view: seen, seat, level, random, budget: { iterations: 1 } }).move;
  }
}

function kept(): KeptGame {
  const { calimala: game } = keptGames.get();
  if (game === undefined) throw new Error('no game is kept');
  return game;
}

/** Not a measure of speed. */
const WAIT = { timeout: 300_000, interval: 1 };

function open(bots: Bots) {
  const game = new LocalGame({ client, kept: kept(), thinker: bots, pauseMs: 0 });
  game.start();
  return game;
}

type Open = ReturnType<typeof open>;
const viewOf = (game: Open) => game.snapshot().view as View & { events: Typed[] };
const isMine = (game: Open) => calimala.toMove(viewOf(game)).includes(0);
const isOver = (game: Open) => calimala.result(viewOf(game)) !== undefined;

/** Plays the first seat at random until it has made this many moves, or the game is over. */
async function playOn(game: Open, turns: number): Promise<void> {
  const random = seededRandom('reader');
  for (let turn = 0; turn < turns && !isOver(game); turn++) {
    await vi.waitUntil(() => isMine(game) || isOver(game), WAIT);
    if (isOver(game)) return;
    const { moves } = game.snapshot();
    const legal: Move[] = calimala.legal(viewOf(game), 0);
    game.play(anyMove(calimala)(legal, 0, random));
    await vi.waitUntil(() => game.snapshot().moves > moves, WAIT);
  }
}

beforeEach(() => {
  forget('calimala');
  begin({ game: 'calimala', rulesVersion: 1, levels: ['easy', 'medium'], options: {} });
});

describe('a practice game', () => {
  test('is stored with the version of its rules', () => {
    begin({ game: 'calimala', rulesVersion: 7, levels: ['easy', 'easy'], options: {} });
    expect(JSON.parse(storage.getItem('loggia.practice') ?? '')).toMatchObject({
      calimala: { rulesVersion: 7 },
    });
    expect(kept().rulesVersion).toBe(7);
  });

  test('moves automatically until the reader owes a decision, and hides secrets from the seat', async () => {
    const bots = new Bots();
    const game = open(bots);
    await playOn(game, 6);
    game.stop();
    expect(game.snapshot().moves).toBeGreaterThan(6);
    expect(new Set(bots.asked.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
    for (const { seat, view, level } of bots.asked) {
      expect(level).toBe(seat === 1 ? 'easy' : 'medium');
      // A visible deck is a list; a hidden one is a number.
      expect(typeof view.deck).toBe('number');
      for (const [other, player] of view.players.entries()) {
        if (other !== seat) expect(Array.isArray(player.hand)).toBe(false);
      }
    }
  });

  test('continues after a reload', async () => {
    const before = open(new Bots());
    await playOn(before, 5);
    await vi.waitUntil(() => isMine(before), WAIT);
    before.stop();
    const { moves, view } = before.snapshot();

    const after = open(new Bots());
    await vi.waitUntil(() => after.snapshot().view !== undefined, WAIT);
    expect(after.snapshot().moves).toBe(moves);
    expect(after.snapshot().view).toEqual(JSON.parse(JSON.stringify(view)));
    await playOn(after, 2);
    expect(after.snapshot().moves).toBeGreaterThan(moves);
    after.stop();
  });

  test('goes on when the bots fail', async () => {
    const bots = new Bots();
    bots.fails = 'always';
    const game = open(bots);
    await playOn(game, 4);
    expect(game.snapshot().moves).toBeGreaterThan(4);
    game.stop();
  });

  test('comes to its end, and can be read and viewed as a whole', async () => {
    const game = open(new Bots());
    const seen = new Map<number, View>();
    game.subscribe(() => seen.set(game.snapshot().moves, viewOf(game)));
    await playOn(game, 2);
    const chronicle = new Chronicle(client, kept());
    for (const [moves, view] of seen) {
      expect(chronicle.viewAt(moves)).toEqual({ moves, view: JSON.parse(JSON.stringify(view)) });
    }
    await playOn(game, 10_000);
    game.stop();
    const { moves } = game.snapshot();
    expect(isOver(game)).toBe(true);
    const entries = chronicle.entries(0, 10_000);
    expect(entries.map(({ seq }) => seq)).toEqual([...entries.keys()]);
    expect(entries).toHaveLength(moves);
    expect(entries.at(-1)?.events.map(({ type }) => type)).toContain('gameEnded');
    expect(chronicle.viewAt(moves).view).toEqual(JSON.parse(JSON.stringify(viewOf(game))));
    expect(chronicle.entries(3, 2).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('remembers when its moves were made; an older stored game counts from the next move', async () => {
    const game = open(new Bots());
    await playOn(game, 4);
    game.stop();
    const { begun, key } = kept();
    const chronicle = new Chronicle(client, kept());
    const times = chronicle.entries(0, 1000).map(({ at }) => at);
    expect(times).toHaveLength(game.snapshot().moves);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(begun);
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());

    storage.setItem(`${key}_times`, JSON.stringify([null, null, begun + 500]));
    expect(chronicle.times.slice(0, 3)).toEqual([begun + 500, begun + 500, begun + 500]);
    storage.removeItem(`${key}_times`);
    expect(new Set(chronicle.times)).toEqual(new Set([begun]));
  });

  test('draws from its own key, and its file can be checked', async () => {
    const game = open(new Bots());
    await playOn(game, 10_000);
    game.stop();
    const names = ['Ada', 'Bot', 'Bot'];
    const { exportMatch } = practiceLobby({
      client,
      kept: kept(),
      names,
      hint: async () => NO_HINT,
    });
    const file = await exportMatch?.({});
    if (file?.version !== 2) throw new Error('nothing to check');
    const told = JSON.parse(JSON.stringify({ ...file, players: file.players.length }));
    expect(firstDifference(client.module, told)).toBeUndefined();
    expect(storage.getItem(`${kept().key}_state`)).not.toContain(kept().seed);
  });

  test('that began with boardgame.io’s generator continues with it', async () => {
    keptGames.set({ calimala: { ...kept(), seed: 'b7c1d6e0-0000-4000-8000-00000000000a' } });
    const game = open(new Bots());
    await playOn(game, 3);
    game.stop();
    const again = new Chronicle(client, kept());
    const { moves, view } = game.snapshot();
    expect(again.viewAt(moves).view).toEqual(JSON.parse(JSON.stringify(view)));
    expect(storage.getItem(`${kept().key}_state`)).toContain('prngstate');
  });

  test('is deleted without a trace', async () => {
    const game = open(new Bots());
    await playOn(game, 1);
    game.stop();
    const { key } = kept();
    expect(storage.keys().some(stored => stored.startsWith(key))).toBe(true);
    forget('calimala');
    expect(storage.keys().some(stored => stored.startsWith(key))).toBe(false);
    expect(keptGames.get()).toEqual({});
  });
});
