// The trial of every game: legality, ending, undo, secrets, uniform samples, replays.
import { trial } from '@loggia/trial/vitest';
import { calimalaSubject } from '../testing/index.ts';

const golden = new URL('../golden/', import.meta.url).pathname;

trial(calimalaSubject, { golden, undone: 500 });
