import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'kernel',
    include: ['test/**/*.test.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 120_000,
  },
});
