// The trial every game stands: lawful, finite, undoable, secret, evenly sampled, replayable.
import { trial } from '@loggia/trial/vitest';
import { calimalaSubject } from '../testing/index.ts';

const golden = new URL('../golden/', import.meta.url).pathname;

trial(calimalaSubject, { golden, undone: 500 });
