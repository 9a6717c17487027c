// The wire and lobby tests again, with clients spread over two nodes on one PostgreSQL and Redis.
import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'server on two nodes',
    include: [
      'test/cluster/*.test.ts',
      'test/wire/*.test.ts',
      'test/calls/calls.test.ts',
      'test/live/lists.test.ts',
      'test/lobby/seats.test.ts',
      'test/lobby/told.test.ts',
    ],
    globalSetup: 'test/cluster/services.ts',
  },
});
