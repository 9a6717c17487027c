// PostgreSQL and Redis for all tests that run on two nodes, started once.
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../store/postgres-server.ts';
import { startRedis } from './redis-server.ts';

export default async function services(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  project.provide('services', { postgres: postgres.url, redis: redis.url });
  return async () => {
    await redis.stop();
    await postgres.stop();
  };
}
