import { defineConfig } from 'vitest/config';

// Rule tests and golden games: quick, and they notice nearly everything. Tests that play many
// random games come after, for what survives these.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{trial,boardgame,evaluate}.test.ts', 'test/spec.test.ts'],
    testNamePattern: /^(?!.*(random|brute force|many positions|the same list from the state))/,
    testTimeout: 60_000,
    isolate: false,
  },
});
