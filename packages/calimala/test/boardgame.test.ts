// The names of phases and stages in boardgame.io.
import { playStock } from '@loggia/trial';
import { expect, it } from 'vitest';
import { calimalaSubject } from '../testing/index.ts';

it('goes through its phases and stages in the stock client', () => {
  const { phases, stages } = playStock(calimalaSubject, { players: 4, options: {} });
  expect([...phases].slice(0, 3)).toEqual(['endCards', 'startDraft', 'city']);
  expect(stages).toContain('choosing');
  expect(stages).toContain('activated');
});
