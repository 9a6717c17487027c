import { defineConfig } from 'vitest/config';

// Properties are bound by the processor, not by waiting: a busy machine must not fail them.
export default defineConfig({
  test: { name: 'pillars', include: ['test/**/*.test.ts'], testTimeout: 120_000 },
});
