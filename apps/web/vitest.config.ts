// Unit tests of the web client; the browser suite has its own config in e2e/.
import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.ts';

export default defineConfig({
  test: { ...PATIENCE, name: 'web', include: ['test/**/*.test.{ts,tsx}'] },
});
