// The names of phases and stages in boardgame.io.
import { playStock } from '@loggia/trial';
import { expect, it } from 'vitest';
import { capitalsSubject } from '../testing/subject.ts';

it.each([2, 3, 4, 5])('%i seats go through its phases and stages in the stock client', players => {
  const passed = playStock(capitalsSubject, { players, options: { prosperity: true } });
  // A table where no construction token is ever full has no administrative decisions.
  const phases = [...passed.phases].filter(phase => phase !== 'administrative');
  expect(phases).toEqual(['building', 'executive', 'political', 'prosperity']);
  for (const stage of ['placing', 'confirming', 'paying']) expect(passed.stages).toContain(stage);
});
