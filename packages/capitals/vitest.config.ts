import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.ts';

export default defineConfig({
  test: { ...PATIENCE, name: 'capitals', include: ['test/**/*.test.ts'] },
});
