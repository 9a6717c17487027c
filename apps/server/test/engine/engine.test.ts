// The authority over a move, by itself.
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Calimala, calimala } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { CreateGameReducer, InitializeGame, type State } from '../../src/engine/boardgame-io.ts';
import { begin, play, read, write } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { anyMove } from '../wire/players.ts';

const entry = GAMES.newest('calimala');
const setup = (seed: string) => ({ players: 3, options: undefined, seed });

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}

test('18: a move leaves the previous state unchanged and deeply frozen', () => {
  let state = begin(entry, setup('frozen'));
  const random = seededRandom('moves');
  for (let moves = 0; moves < 150; moves++) {
    const [seat = 0] = calimala.toMove(state.G);
    const before = write(state);
    // As from the store: no part of it was ever touched by Immer.
    const frozen = deepFreeze(read(before));
    state = play(entry, frozen, seat, anyMove(state.G, seat, random)).state;
    expect(write(frozen)).toBe(before);
  }
});

test('moves on plain copies give the same result as boardgame.io’s reducer on drafts', () => {
  const reducer = CreateGameReducer({ game: Calimala });
  let state = begin(entry, setup('plain'));
  let drafted: State = { ...read(write(state)), _undo: [], _redo: [] };
  const random = seededRandom('moves');
  while (state.ctx.gameover === undefined) {
    const [seat = 0] = calimala.toMove(state.G);
    const move = anyMove(state.G, seat, random);
    const before = state;
    state = play(entry, state, seat, move).state;
    const { type, ...details } = move;
    const payload = { type, args: [details], playerID: String(seat), credentials: null };
    drafted = reducer(drafted, { type: 'MAKE_MOVE', payload } as never);
    const { G, ctx, plugins } = drafted;
    expect(read(write({ ...state }))).toEqual(
      read(write({ G, ctx, plugins, _stateID: state._stateID })),
    );
    // Unchanged parts are the same objects, as after a draft.
    expect(state.G.tiles).toBe(before.G.tiles);
    expect(state.G.options).toBe(before.G.options);
  }
});

test('22: no part of boardgame.io’s own server is loaded, so its dependencies may drift', async () => {
  const script = `
    await import('./src/app.ts');
    const { default: Module } = await import('node:module');
    console.log(JSON.stringify(Object.keys(Module._cache)));
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  );
  const loaded: string[] = JSON.parse(stdout);
  const library = loaded.filter(path => path.includes('boardgame.io'));
  expect(library.some(path => path.endsWith('internal.js'))).toBe(true);
  expect(library.filter(path => /server|master\.js|socketio/.test(basename(path)))).toEqual([]);
  expect(loaded.filter(path => path.includes('/koa@2'))).toEqual([]);
});

test('a stored state is complete: a game continues the same after a restart', () => {
  const whole = [begin(entry, setup('restart'))];
  const broken = [begin(entry, setup('restart'))];
  const random = seededRandom('moves');
  for (let moves = 0; moves < 200; moves++) {
    const [a, b] = [whole.at(-1), broken.at(-1)];
    if (a === undefined || b === undefined) throw new Error('no state');
    const [seat] = calimala.toMove(a.G);
    if (seat === undefined) break;
    const move = anyMove(a.G, seat, random);
    whole.push(play(entry, a, seat, move).state);
    broken.push(play(entry, read(write(b)), seat, move).state);
    expect(read(write(broken.at(-1) ?? b))).toEqual(read(write(whole.at(-1) ?? a)));
  }
});

test('19: neither undo stacks nor logs are part of the state', () => {
  const state = begin(entry, setup('small'));
  expect(Object.keys(state).toSorted()).toEqual(['G', '_stateID', 'ctx', 'plugins']);
});

test('10: the creation time does not reveal the cards', () => {
  const now = Date.now();
  const { G } = begin(entry, setup(crypto.randomUUID()));
  for (let time = now - 250; time < now + 250; time++) {
    // As the stock library draws its seeds.
    const seed = time.toString(36).slice(-10);
    const guess = InitializeGame({ game: { ...Calimala, seed }, numPlayers: 3 });
    expect(guess.G.deck).not.toEqual(G.deck);
  }
});

test('11: every move declares who may see its choices', () => {
  const holders = Object.values(Calimala.phases ?? {}).flatMap(phase => [
    phase,
    ...Object.values(phase.turn?.stages ?? {}),
  ]);
  const moves = holders.flatMap(holder => Object.entries(holder.moves ?? {}));
  expect(moves.length).toBeGreaterThan(8);
  for (const [name, move] of moves) {
    expect([name, typeof move === 'object' && typeof move.redact]).toEqual([name, 'boolean']);
  }
  expect(entry.traits.get('keepEndCard')).toEqual({ secret: true, simultaneous: true });
  expect(entry.traits.get('placeDisc')).toEqual({ secret: false, simultaneous: false });
});

test('a match under unknown rules is refused, not continued', () => {
  expect(() => GAMES.of({ game: 'calimala', rulesVersion: 999 })).toThrow(/version 999/);
  expect(() => GAMES.of({ game: 'toString', rulesVersion: 1 })).toThrow();
});
