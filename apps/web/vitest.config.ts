// Unit tests of the web client; the browser suite has its own config in e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web', include: ['test/**/*.test.{ts,tsx}'] },
});
