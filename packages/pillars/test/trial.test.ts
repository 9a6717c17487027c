// The trial that every game passes, run on Pillars.
import { trial } from '@loggia/trial/vitest';
import { subjects } from '../testing/index.ts';

const golden = new URL('../golden/', import.meta.url).pathname;

for (const subject of subjects) trial(subject, { golden, undone: 300 });
