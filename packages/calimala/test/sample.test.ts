// Sampling: full states that fit a view, uniformly over what its viewer cannot know.
import { type Random, seededRandom, type Viewer } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CARDS_PER_ACTION, calimala, type State } from '../src/index.ts';
import { ALL_TABLES, type Position, reach, runs, seatsOf, spots } from './arbitrary.ts';
import { position } from './position.ts';

const viewersOf = (state: State): Viewer[] => [null, ...seatsOf(state)];

describe('sample', () => {
  it('has every card once, and the kept ones are among those dealt', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        for (const viewer of viewersOf(state)) {
          const sampled = calimala.sample(
            calimala.view(state, viewer),
            viewer,
            seededRandom(spot.seed),
          );
          const { deck, discard, startCards, players, openEndCard } = sampled;
          const cards = [...deck, ...discard, ...startCards, ...players.flatMap(p => p.hand)];
          for (const action of ACTIONS) {
            expect(cards.filter(card => card === action)).toHaveLength(CARDS_PER_ACTION);
          }
          const endCards = [...players.flatMap(player => player.endCards), openEndCard];
          expect(new Set(endCards).size).toBe(endCards.length);
          for (const { endCards, hand, kept, startCard } of players) {
            if (kept !== undefined) expect(endCards).toContain(kept);
            if (startCard !== undefined) expect(hand).toContain(startCard);
            expect(hand).toEqual(ACTIONS.flatMap(action => hand.filter(card => card === action)));
          }
        }
      }),
      runs(60),
    );
  });

  it('lets only the placed disc owe a duty, and always once it has acted', () => {
    let owed = 0;
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        const { activation } = state;
        if (activation === undefined) return;
        for (const viewer of viewersOf(state)) {
          const view = calimala.view(state, viewer);
          const sampled = calimala.sample(view, viewer, seededRandom(spot.seed));
          const duty = sampled.activation?.duty;
          const used = activation.slots.some(slot => slot.state === 'used');
          if (viewer === activation.seat) expect(duty).toBe(activation.duty);
          else if (activation.depth > 1) expect(duty).toBe('none');
          else if (used) expect(duty).toBe('owed');
          else expect(['owed', 'none']).toContain(duty);
          if (duty === 'owed') owed += 1;
          const moves = calimala.legal(sampled, activation.seat);
          expect(moves.every(calimala.takesBack)).toBe(false);
        }
      }),
      runs(120),
    );
    expect(owed).toBeGreaterThan(20);
  });

  it('lets a hidden hand owe only what that hand can do (A1, A2)', () => {
    // Only a marble card makes artwork or ship possible, and Blue holds one card.
    const { state } = position()
      .blue({ hand: ['marble'] })
      .place('blue', 'artwork-ship');
    const random = seededRandom('duty');
    const duties = new Set<unknown>();
    for (let i = 0; i < 200; i++) {
      const { activation, players } = calimala.sample(calimala.view(state, 1), 1, random);
      expect(activation?.duty).toBe(players[0]?.hand[0] === 'marble' ? 'owed' : 'none');
      duties.add(activation?.duty);
    }
    expect(duties).toEqual(new Set(['owed', 'none']));
  });
});

/** A three-player table in the middle of its game. */
function city(): Position {
  const table = ALL_TABLES[0];
  if (table === undefined) throw new Error('no table');
  return reach({ table, seed: '11', moves: 150 });
}

/** Pearson's statistic of the counts against equal shares. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => {
    const share = expected[index] ?? 0;
    return sum + (count - share) ** 2 / share;
  }, 0);
}

/** The value a uniform draw exceeds once in ten thousand times (Wilson and Hilferty). */
function critical(outcomes: number): number {
  const degrees = outcomes - 1;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

/** Counts outcomes over many samples of one view. */
function tally(
  state: State,
  viewer: Viewer,
  samples: number,
  outcome: (sampled: State) => string,
): Map<string, number> {
  const view = calimala.view(state, viewer);
  const random: Random = seededRandom('uniform');
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const key = outcome(calimala.sample(view, viewer, random));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('a sample is uniform', () => {
  it.each([
    ['on top of the deck', (state: State) => state.deck.at(-1)],
    ['at the bottom of the deck', (state: State) => state.deck[0]],
  ])('over the unseen cards %s', (_, cardOf) => {
    const { state } = city();
    const unseen = unseenBy(state, 0);
    const samples = 6_000;
    const counts = tally(state, 0, samples, sampled => String(cardOf(sampled)));
    const kinds = ACTIONS.filter(action => unseen.includes(action));
    const shares = kinds.map(
      action => (samples * unseen.filter(card => card === action).length) / unseen.length,
    );
    const found = kinds.map(action => counts.get(action) ?? 0);
    expect(found.reduce((a, b) => a + b)).toBe(samples);
    expect(chiSquare(found, shares)).toBeLessThan(critical(kinds.length));
  });

  it('over the hidden cards of a hand, except the known start card', () => {
    const { state } = city();
    const seat = [1, 2].find(seat => (state.players[seat]?.hand.length ?? 0) >= 2) ?? 1;
    const player = state.players[seat];
    if (player === undefined) throw new Error('no player');
    const hidden = player.hand.length - (player.startCard === undefined ? 0 : 1);
    expect(hidden).toBeGreaterThan(0);
    const unseen = unseenBy(state, 0);
    const samples = 6_000;
    const held = new Map<string, number>();
    tally(state, 0, samples, sampled => {
      const hand = [...(sampled.players[seat]?.hand ?? [])];
      if (player.startCard !== undefined) hand.splice(hand.indexOf(player.startCard), 1);
      for (const card of hand) held.set(card, (held.get(card) ?? 0) + 1);
      return '';
    });
    // Each kind is held in proportion to its share of the unseen cards.
    for (const action of ACTIONS) {
      const share = unseen.filter(card => card === action).length / unseen.length;
      const expected = samples * hidden * share;
      const deviation = Math.abs((held.get(action) ?? 0) - expected);
      expect(deviation).toBeLessThanOrEqual(4.5 * Math.sqrt(expected * (1 - share)));
    }
  });
});

/** The cards in the deck and in the hands of others that the viewer has not seen. */
function unseenBy(state: State, viewer: number): string[] {
  const hidden = state.players.flatMap(({ hand, startCard }, seat) => {
    if (seat === viewer) return [];
    const cards = [...hand];
    if (startCard !== undefined) cards.splice(cards.indexOf(startCard), 1);
    return cards;
  });
  return [...state.deck, ...hidden];
}
