// Mutation testing of the rules: `pnpm mutate --game pillars`. Not part of CI.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.config.tests.ts', related: false },
  // The bots' evaluation is a matter of taste, not of rules.
  mutate: ['src/**/*.ts', '!src/evaluate/**', '!src/evaluate.ts', '!src/{index,types}.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: 'reports/stryker-incremental.json',
  timeoutMS: 6_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
};
