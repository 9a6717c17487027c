// Whole random games over all kinds of tables: books balance, positions are sound, games end.
import { anyMove, below, pick, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { capitals, OPTIONS, type State } from '../src/index.ts';
import { checkPosition } from '../testing/invariants.ts';
import { book, openLedger } from '../testing/ledger.ts';

const GAMES = 24;

/** A table of its own kind for every seed: each option by chance. */
function tableOf(seed: number) {
  const random = seededRandom(`table ${seed}`);
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { values }]) => [name, pick<unknown>(random, values)]),
  );
  const state = capitals.setup(2 + (seed % 4), options, random);
  return { state, random };
}

function playOn(
  state: State,
  seed: number,
  visit: (events: ReturnType<typeof capitals.apply>) => void,
) {
  const [chance, choice] = [seededRandom(`chance ${seed}`), seededRandom(`choice ${seed}`)];
  const any = anyMove(capitals);
  const restless: typeof any = (moves, seat, random) => {
    const back = moves.filter(capitals.takesBack);
    return back.length > 0 && below(random, 8) === 0
      ? pick(random, back)
      : any(moves, seat, random);
  };
  let count = 0;
  for (const { events } of play(capitals, state, restless, { chance, choice, limit: 3_000 })) {
    visit(events);
    count += 1;
  }
  return count;
}

describe('random games', () => {
  it.each(Array.from({ length: GAMES }, (_, seed) => seed))('of seed %i keep the books', seed => {
    const { state } = tableOf(seed);
    const ledger = openLedger(state);
    checkPosition(state, ledger);
    playOn(state, seed, events => {
      for (const event of events) book(ledger, event);
      checkPosition(state, ledger);
    });
    expect(state).toMatchObject({ phase: 'over', round: 12 });
    expect(capitals.result(state)?.standings).toHaveLength(state.players.length);
    // K-4.3.1: everybody has built twelve tiles.
    for (const { city } of state.players) {
      const prosperity = state.options.prosperity ? 5 : 0;
      expect(city).toHaveLength(2 + 12 + prosperity);
    }
  });
});
