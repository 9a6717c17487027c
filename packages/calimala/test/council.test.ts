// The council as a phase of the boardgame.io Game, and matches stored before it was one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { anyMove, pick, seededRandom } from '@loggia/kernel';
import type { State as BgioState } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { Calimala, type G } from '../src/boardgame.ts';
import { calimala, type Event, type Move } from '../src/index.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;

type Match = BgioState<G>;
type Watch = (step: { before: Match; after: Match; move: Move }) => void;

/** Plays a match on to its end by random moves, every one of which must be accepted. */
function playOn(game: typeof Calimala, state: Match, seed: string, watch: Watch): Match {
  const reduce = CreateGameReducer({ game });
  const choice = seededRandom(seed);
  let before = state;
  for (;;) {
    const seats = calimala.toMove(before.G);
    if (seats.length === 0) return before;
    const seat = pick(choice, seats);
    const move = anyMove(calimala)(calimala.legal(before.G, seat), seat, choice);
    const { type, ...details } = move;
    const payload = { type, args: [details], playerID: String(seat), credentials: '' };
    const after: Match = reduce(before, { type: 'MAKE_MOVE', payload });
    expect(after._stateID).toBe(before._stateID + 1);
    watch({ before, after, move });
    before = after;
  }
}

const LEAVING: ReadonlySet<Event['type']> = new Set([
  'discPromoted',
  'whiteDiscReplaced',
  'discRemoved',
]);
const leaves = ({ G }: Match) => G.events.some(({ type }) => LEAVING.has(type));

/** The game, dealt from a seed, and how often its council has begun. */
function watched(seed: string) {
  const begun = { council: 0 };
  const council = {
    ...Calimala.phases?.council,
    onBegin() {
      begun.council += 1;
    },
  };
  return { begun, game: { ...Calimala, seed, phases: { ...Calimala.phases, council } } };
}

describe('the council', () => {
  it('begins whenever a fourth disc leaves its street, and returns to the city', () => {
    const chosen = new Set<string>();
    for (const players of [3, 4, 5]) {
      const seed = `council of ${players}`;
      const { begun, game } = watched(seed);
      const state: Match = InitializeGame({ game, numPlayers: players });
      let expected = 0;
      playOn(game, state, seed, ({ before, after, move }) => {
        const waited = before.ctx.phase === 'council';
        if (waited) chosen.add(move.type);
        const waits = after.ctx.phase === 'council';
        expect(waits).toBe(calimala.legal(after.G, after.G.active)[0]?.type === 'replaceDisc');
        // The scoring after a choice belongs to the council that waited for it.
        if (waits || (leaves(after) && !waited && after.ctx.gameover === undefined)) expected += 1;
        expect(begun.council).toBe(expected);
        if (!waits && after.ctx.gameover === undefined) {
          expect(after.ctx.phase).toBe(after.G.phase);
        }
      });
      expect(begun.council).toBeGreaterThan(5);
    }
    expect([...chosen]).toEqual(['replaceDisc']);
  });

  it.each(['choosing', 'startDraft', 'city', 'activated', 'replacement'])(
    'does not break a match stored before it was a phase (%s)',
    stage => {
      const file = new URL(`stored/${stage}.json`, import.meta.url);
      const stored = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(Calimala.phases ?? {})).toContain(stored.ctx.phase);
      for (const seed of ['one', 'two', 'three']) {
        const moves: Move[] = [];
        const end = playOn(
          Calimala,
          { ...stored, _undo: [], _redo: [] },
          seed,
          ({ after, move }) => {
            moves.push(move);
            if (after.ctx.gameover === undefined && after.ctx.phase !== 'council') {
              expect(after.ctx.phase).toBe(after.G.phase);
            }
          },
        );
        expect(end.ctx.gameover).toEqual(calimala.result(end.G));
        if (stage === 'replacement') expect(moves[0]?.type).toBe('replaceDisc');
      }
    },
  );
});
