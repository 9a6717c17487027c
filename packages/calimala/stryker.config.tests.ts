import { defineConfig } from 'vitest/config';

// Rule tests and golden games: quick, and they notice nearly everything. What survives them goes
// to the properties, which take longer.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/{properties,interference,sample,bad-input,boardgame,boardgame-reducer,evaluate}.test.ts',
      'test/spec.test.ts',
    ],
    testTimeout: 60_000,
  },
});
