import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    // Real processes and databases take their time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
