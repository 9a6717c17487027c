import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/server/vitest.cluster.config.ts', 'bench'],
  },
});
