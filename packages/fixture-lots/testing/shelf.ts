// A shelf with only the fixture, for servers and threads in tests.
import type { Shelf } from '@loggia/kernel/manifest';
import { manifests } from '../src/index.ts';

export const SHELF: Shelf = { lots: async () => manifests };
