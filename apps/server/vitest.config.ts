import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'server',
    include: ['test/**/*.test.ts'],
    // These have their own configuration, with PostgreSQL and Redis.
    exclude: ['test/cluster/**'],
  },
});
