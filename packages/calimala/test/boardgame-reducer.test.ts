// What is specific to Calimala in its boardgame.io game. The trial proves that it plays the same
// game.
import { createRequire } from 'node:module';
import { pick, type Seat, seededRandom } from '@loggia/kernel';
import { restless } from '@loggia/trial';
import type { State as BgioState } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { Calimala, type G } from '../src/boardgame.ts';
import { calimala, type Move } from '../src/index.ts';
import { ALL_TABLES } from './arbitrary.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;

type Match = BgioState<G>;

interface Step {
  before: Match;
  after: Match;
  seat: Seat;
  move: Move;
  reduce(from: Match, details: readonly unknown[]): Match;
}

/** Plays a random game through the reducer, to the end. */
function playMatch(table: (typeof ALL_TABLES)[number] | undefined, each: (step: Step) => void) {
  if (table === undefined) throw new RangeError('no such table');
  const reducer = CreateGameReducer({ game: Calimala });
  const setup = { numPlayers: table.players, setupData: table.options };
  let before: Match = InitializeGame({ game: Calimala, ...setup });
  const choice = seededRandom('choices');
  for (;;) {
    const seats = calimala.toMove(before.G);
    if (seats.length === 0) return;
    const seat = pick(choice, seats);
    const move = restless(calimala)(calimala.legal(before.G, seat), seat, choice) as Move;
    const { type, ...details } = move;
    const reduce = (from: Match, args: readonly unknown[]): Match => {
      const payload = { type, args: [...args], playerID: String(seat), credentials: '' };
      return reducer(from, { type: 'MAKE_MOVE', payload });
    };
    const after = reduce(before, [details]);
    each({ before, after, seat, move, reduce });
    before = after;
  }
}

describe('moves', () => {
  it('lead through phases, turns and stages that say who may act', () => {
    for (const index of [1, 86]) {
      playMatch(ALL_TABLES[index], ({ before: { G, ctx }, seat, move }) => {
        expect(ctx.phase).toBe(move.type === 'replaceDisc' ? 'council' : G.phase);
        if (G.phase === 'city') expect(ctx.currentPlayer).toBe(String(G.active));
        const stage = ctx.activePlayers?.[seat];
        if (G.phase === 'endCards') expect(stage).toBe('choosing');
        else if (move.type === 'placeDisc' || move.type === 'takeStartCard')
          expect(ctx.activePlayers).toBeNull();
        else expect(stage).toBe(move.type === 'replaceDisc' ? 'replacement' : 'activated');
      });
    }
  });

  it('without details need no argument', () => {
    const types = new Set<string>();
    playMatch(ALL_TABLES[20], ({ before, after, move, reduce }) => {
      if (Object.keys(move).length > 1) return;
      types.add(move.type);
      expect(reduce(before, []).G.phase).toBe(after.G.phase);
      expect(reduce(before, [])._stateID).toBe(after._stateID);
    });
    expect(types).toEqual(new Set(['done', 'undo', 'restart']));
  });
});

describe('the options of a table', () => {
  it('are validated with a sentence', () => {
    const validate = (setupData: unknown) =>
      Calimala.validateSetupData?.(setupData as Record<string, unknown>, 3);
    expect(validate(undefined)).toBeUndefined();
    expect(validate({})).toBeUndefined();
    for (const { options } of ALL_TABLES) expect(validate(options)).toBeUndefined();
    expect(validate({ layout: 'square' })).toMatch(/layout/);
    expect(validate({ speed: 1 })).toMatch(/speed/);
    expect(validate([])).toMatch(/object/);
    expect(validate('all')).toMatch(/object/);
  });
});
