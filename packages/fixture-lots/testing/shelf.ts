// A shelf with the fixture alone, for servers and threads of tests.
import type { Shelf } from '@loggia/kernel/manifest';
import { manifests } from '../src/index.ts';

export const SHELF: Shelf = { lots: async () => manifests };
