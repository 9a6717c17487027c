// The browser suite: real Chromium pages against the real server. `pnpm e2e`.
import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../../vitest.patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './build.ts',
    // Chromium pages are many processes already: two files at a time are as fast as more.
    maxWorkers: 2,
  },
});
