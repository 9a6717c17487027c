import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'fixture-lots',
    include: ['test/**/*.test.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 120_000,
  },
});
