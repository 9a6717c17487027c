import { defineConfig } from 'vitest/config';

// Bots think: a busy machine needs patience.
export default defineConfig({
  test: { name: 'bots', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
});
