import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'calimala', include: ['test/**/*.test.ts'] } });
