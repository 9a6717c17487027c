// The parts of boardgame.io that decide. Its sub-paths do not load as ES modules, hence `require`.
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';

const require = createRequire(import.meta.url);
const internal: typeof import('boardgame.io/internal') = require('boardgame.io/dist/cjs/internal.js');

export const { CreateGameReducer, InitializeGame } = internal;
export type { Game, State };
