// What each seat may know: decks, hands and prestige.
import { seededRandom, type Viewer } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { capitals } from '../src/game.ts';
import { RULES } from '../src/rules.ts';
import { sample } from '../src/sample.ts';
import { summary } from '../src/summary.ts';
import { at, totalOf } from '../src/table.ts';
import { PROSPERITY_IDS } from '../src/tiles/index.ts';
import { view } from '../src/view.ts';
import { position } from './position.ts';

const start = (options = {}) =>
  position({ options: { prosperity: true, ...options } }).builds('sawmill', 3 - 1, 1);

describe('a view', () => {
  it('A35 K-4.1.3 shows the number of other players’ prestige tokens, not their sum', () => {
    const { state } = start();
    expect(view(state, 0).players[0]?.prestige).toMatchObject({ placement: -2 });
    for (const viewer of [1, null]) {
      expect(view(state, viewer).players[0]).toMatchObject({
        prestige: 'hidden',
        prestigeTokens: 2,
      });
    }
  });

  it('A35 shows the sum at a table with open scores', () => {
    const { state } = start({ openScores: true });
    expect(view(state, 1).players[0]?.prestige).toMatchObject({ placement: -2 });
  });

  it('A35 the log shows gains, never totals', () => {
    const p = start();
    expect(p.events.map(capitals.viewEvent)).toEqual(p.events);
    expect(p.all('prestigeGained')).toEqual([
      { type: 'prestigeGained', seat: 0, amount: -2, source: 'placement' },
    ]);
  });

  it('K-6.1 hands are counts to everybody else', () => {
    const { state } = start();
    expect(view(state, 1).players.map(({ hand }) => hand)).toEqual([6, state.players[1]?.hand, 6]);
    expect(view(state, null).players.map(({ hand }) => hand)).toEqual([6, 6, 6]);
    const choosing = position({ options: { prosperity: true }, phase: 'prosperity', round: 3 });
    expect(choosing.legal().length).toBeGreaterThan(0);
    expect(RULES.module.legal(view(choosing.state, 1), 0)).toEqual([]);
  });

  it('K-3.3 decks are counts, and nothing of them shows anywhere', () => {
    const { state } = start();
    const seen = view(state, 0);
    expect(seen.decks).toEqual(state.decks.map(deck => deck.length));
    const text = JSON.stringify(seen);
    for (const tile of state.decks.flat()) expect(text).not.toContain(`"${tile}"`);
    for (const tile of state.players[1]?.hand ?? []) expect(text).not.toContain(`"${tile}"`);
  });

  it('K-8.3 others do not see what can be taken back', () => {
    const { state } = start();
    expect(view(state, 0).journal.steps).toHaveLength(2);
    expect(view(state, 1).journal.steps).toEqual([]);
  });

  it('shares nothing with the state', () => {
    const { state } = start();
    const seen = view(state, 0);
    seen.rows[0]?.pop();
    expect(state.rows[0]).toHaveLength(5);
  });

  it('K-4.10.4 shows everything once the game is over', () => {
    const p = start().end();
    expect(view(p.state, null)).toEqual(p.state);
  });
});

describe('a sample', () => {
  /** How many of red's 400 face-down tokens a viewer takes for green, if blue has 7 : 1 green. */
  function greens(viewer: Viewer, options = {}): number {
    const { state } = position({ options });
    const [blue, red] = state.players;
    if (blue === undefined || red === undefined) throw new Error('two players at least');
    Object.assign(blue, {
      prestigeTokens: 8,
      prestige: { ...blue.prestige, tiles: 9, arrows: -3 },
    });
    Object.assign(red, { prestigeTokens: 400, prestige: { ...red.prestige, tiles: 400 } });
    const sampled = sample(view(state, viewer), viewer, seededRandom('tokens')).players[1];
    if (sampled === undefined) throw new Error('red is gone');
    expect(sampled.prestigeTokens).toBe(400);
    return (sampled.prestigeTokens + totalOf(sampled.prestige)) / 2;
  }

  it.each([2, 3, 5] as const)('K-3.3 K-6.1 K-5.2 with %i players fits what was seen', players => {
    const p = position({ players, options: { prosperity: true } });
    const [row = []] = p.state.rows;
    const [taken, gone, stood] = [at(row, 0), ...row.splice(1, 2)] as const;
    const built = p.player('blue').hand.pop();
    if (gone === undefined || stood === undefined || built === undefined)
      throw new Error('too few');
    p.stands('blue', [built, 2, 2], [stood, 2, 1]);
    p.state.removed = [gone];
    p.play({ type: 'takeTile', tile: taken });
    for (const viewer of [0, 1, null]) {
      const seen = view(p.state, viewer);
      const sampled = sample(seen, viewer, seededRandom('fits'));
      expect(view(sampled, viewer)).toEqual(seen);
      const tiles = [
        ...sampled.decks.flat(),
        ...sampled.rows.flat(),
        ...sampled.players.flatMap(({ hand }) => hand),
        ...[taken, gone, stood, built],
      ];
      expect(new Set(tiles).size).toBe(tiles.length);
      for (const { hand, prestige } of sampled.players) {
        expect(totalOf(prestige)).toBe(0);
        expect(hand).toEqual(PROSPERITY_IDS.filter(tile => hand.includes(tile)));
      }
      const decks = ['one', 'another'].map(seed => sample(seen, viewer, seededRandom(seed)).decks);
      expect(decks[0]).not.toEqual(decks[1]);
    }
  });

  it('K-4.8.4 has no deck of an era that is over', () => {
    const { state } = position({ round: 5 });
    state.decks[0] = [];
    expect(sample(view(state, 0), 0, seededRandom('era')).decks[0]).toEqual([]);
  });

  it('K-4.10.4 has nothing to guess once the game is over', () => {
    const { state } = start().end();
    expect(sample(view(state, null), null, seededRandom('over'))).toEqual(state);
  });

  it('A35 K-4.1.3 estimates hidden tokens from the viewer’s own: 8 of 10 are green', () => {
    // Three standard deviations to either side.
    expect(Math.abs(greens(0) - 320)).toBeLessThan(24);
  });

  it('A35 K-4.1.3 assumes even odds when no token was seen', () => {
    for (const viewer of [2, null]) expect(Math.abs(greens(viewer) - 200)).toBeLessThan(30);
  });

  it('A35 knows the tokens of a table with open scores', () => {
    expect(greens(2, { openScores: true })).toBe(400);
  });
});

describe('a summary', () => {
  it('A35 is the same for everybody and reveals no secret points', () => {
    const { state } = start();
    const own = summary(view(state, 0));
    expect(own).toEqual(summary(view(state, null)));
    expect(own).toEqual({
      round: 1,
      rounds: 12,
      status: [
        { key: 'status.era', params: { era: 1 } },
        { key: 'status.building', params: {} },
      ],
    });
  });

  it('reveals them at an open table and at the end', () => {
    expect(summary(view(start({ openScores: true }).state, 1)).points).toEqual([-2, 0, 0]);
    const p = start().end();
    expect(summary(p.state).points).toEqual(
      ['blue', 'red', 'black'].map(c => p.of(c as 'blue').prestige),
    );
  });
});
