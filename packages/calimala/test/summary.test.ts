// What the lobby shows about a running game.
import { describe, expect, it } from 'vitest';
import { summary } from '../src/summary.ts';
import { position } from './position.ts';

describe('the summary', () => {
  it('shows the round, the phase and everybody’s points', () => {
    const { state } = position({ players: 3 }).blue({ points: 5 }).yellow({ points: 12 });
    const status = [{ key: 'status.city', params: {} }];
    expect(summary(state)).toEqual({ round: 1, rounds: 15, status, points: [5, 0, 12] });
  });

  it.each([
    [3, 15],
    [4, 12],
    [5, 10],
  ] as const)('C-3.4 with %i players every disc is one of %i rounds', (players, rounds) => {
    expect(summary(position({ players }).state).rounds).toBe(rounds);
  });
});
