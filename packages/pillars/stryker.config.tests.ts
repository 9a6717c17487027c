import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = ['view', 'advice', 'mutants'];

/** A mutant is noticed by the first test that fails: quick rule tests first, whole games last. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      SLOW.findIndex(name => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

// Stryker overrides `testNamePattern`: what is too slow to meet every mutant is left out by file.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'testing/mutants.test.ts'],
    exclude: ['test/{trial,properties,boardgame,spec,evaluate}.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
