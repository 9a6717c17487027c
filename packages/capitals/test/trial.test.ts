// The trial that every game passes.
import { trial } from '@loggia/trial/vitest';
import { capitalsSubject } from '../testing/subject.ts';

trial(capitalsSubject, {
  golden: new URL('../golden/', import.meta.url).pathname,
  effort: 0.5,
  undone: 50,
});
