// Mutation testing of the rules: `pnpm mutate --game capitals`. Not part of CI.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.config.tests.ts', related: false },
  // The bots' evaluation is a matter of taste, not of rules. The tiles are constants, in which Stryker
  // changes nothing: a schema checks them (`test/data.test.ts`), and rule tests or golden games build each.
  mutate: ['src/**/*.ts', '!src/evaluate/**', '!src/evaluate.ts', '!src/{index,types}.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: 'reports/stryker-incremental.json',
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
};
