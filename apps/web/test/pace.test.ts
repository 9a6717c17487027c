// How long a game took, and how a result becomes a picture.
import { expect, test } from 'vitest';
import type { PlayerLook } from '../src/design/player-look.ts';
import { paceOf } from '../src/table/end/pace.ts';
import { resultPicture } from '../src/table/end/result-picture.ts';

const takesBack = ({ type }: { type: string }) => type === 'undo';
const step = (seat: number, at: number, type = 'move') => ({ seat, at, move: { type } });

test('a decision takes from the previous move on; undoing takes time and decides nothing', () => {
  const steps = [step(0, 1_000), step(1, 4_000), step(1, 4_500, 'undo'), step(1, 9_000)];
  expect(paceOf(steps, { seats: 3, startedAt: 400, takesBack })).toEqual({
    moves: 4,
    length: 8_600,
    seats: [
      { decisions: 1, thinking: 600 },
      { decisions: 2, thinking: 8_000 },
      { decisions: 0, thinking: 0 },
    ],
  });
});

test('copes with files that lack the start, and games that lack all times', () => {
  const timed = paceOf([step(0, 1_000), step(1, 3_000)], {
    seats: 2,
    startedAt: undefined,
    takesBack,
  });
  expect(timed).toMatchObject({ length: 2_000, seats: [{ thinking: 0 }, { thinking: 2_000 }] });
  const untimed = paceOf([step(0, 7), step(1, 7)], { seats: 2, startedAt: undefined, takesBack });
  expect(untimed).toEqual({ moves: 2, seats: [{ decisions: 1 }, { decisions: 1 }] });
  expect(paceOf([], { seats: 1, startedAt: undefined, takesBack }).moves).toBe(0);
});

const LOOKS: PlayerLook[] = ['blue', 'red', 'yellow', 'green', 'purple'];
const colour = { fill: 'rgb(1, 2, 3)', text: 'rgb(4, 5, 6)' };

test('a picture names everybody in the order of their places, with names escaped', () => {
  const names = ['Ada', '"><script>&', 'x\u0000\ud800', 'w'.repeat(32), 'Юрий'];
  const svg = resultPicture({
    house: 'Loggia',
    game: 'A & B',
    when: 'today',
    standings: [1, 0, 2, 3, 4].map((seat, index) => ({
      seat,
      place: index + 1,
      score: 5 - seat * 3,
    })),
    players: names.map((name, seat) => ({ name, look: LOOKS[seat] ?? 'blue' })),
    points: [names.map(() => 0), names.map((_, seat) => 5 - seat * 3)],
    colours: {
      ...{ paper: '#fff', sheet: '#fff', line: '#000', ink: '#000' },
      ...{ soft: '#000', gold: '#000', roof: '#000', bay: '#000' },
      players: { blue: colour, red: colour, yellow: colour, green: colour, purple: colour },
    },
  });
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('\u0000');
  expect(svg.isWellFormed()).toBe(true);
  expect(svg).toContain('A &amp; B');
  const at = (text: string) => svg.indexOf(`>${text}</text>`);
  expect(at('&quot;&gt;&lt;script&gt;&amp;')).toBeLessThan(at('Ada'));
  expect(at('Ada')).toBeLessThan(at('Юрий'));
  // Lost points have a typographic minus.
  expect(svg).toContain('>−7</text>');
  expect(svg.match(/<polyline/g)).toHaveLength(5);
});
