import { defineConfig } from 'vitest/config';

// Rule tests: quick, and they notice nearly everything. The trial with its golden games and tests
// that play many games would make every mutant wait. (For mutants of constants Stryker drops the
// pattern and runs every test of these files.)
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{trial,boardgame,evaluate}.test.ts', 'test/spec.test.ts'],
    testNamePattern: /^(?!.*(random|brute force|many positions|the same list from the state))/,
    testTimeout: 60_000,
    isolate: false,
  },
});
