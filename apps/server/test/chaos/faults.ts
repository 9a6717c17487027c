// What can happen to a cluster: each fault ends by itself and leaves everything running.
import { setTimeout as pause } from 'node:timers/promises';
import { LEASE_MILLISECONDS } from '../../src/store/registry.ts';
import type { HurtCluster, HurtNode } from './cluster.ts';

type Fault = (cluster: HurtCluster, node: HurtNode) => Promise<void>;

const SHORT_MS = 1_000;
const LONG_MS = 4_000;

export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'node killed'(cluster, node) {
    await cluster.end(node, 'SIGKILL');
    await pause(SHORT_MS);
    await cluster.begin(node);
  },
  async 'node restarted'(cluster, node) {
    await cluster.end(node, 'SIGTERM');
    await cluster.begin(node);
  },
  /** Past its lease: it wakes up and continues with what it knew. */
  async 'node asleep'(_, { server }) {
    if (server === undefined) return;
    process.kill(server.pid, 'SIGSTOP');
    await pause(LEASE_MILLISECONDS + LONG_MS);
    process.kill(server.pid, 'SIGCONT');
  },
  async 'Redis killed'(cluster) {
    await cluster.crashRedis();
    await pause(LONG_MS);
    await cluster.startRedis();
  },
  async 'PostgreSQL killed'(cluster) {
    await cluster.crashPostgres();
    await pause(SHORT_MS);
    await cluster.startPostgres();
  },
  async 'line to PostgreSQL cut'(_, { toPostgres }) {
    toPostgres.cut();
    await pause(LONG_MS);
    toPostgres.heal();
  },
  async 'line to Redis cut'(_, { toRedis }) {
    toRedis.cut();
    await pause(LONG_MS);
    toRedis.heal();
  },
  async 'lines slow'(_, { toPostgres, toRedis }) {
    toPostgres.delay(150);
    toRedis.delay(600);
    await pause(LONG_MS);
    toPostgres.heal();
    toRedis.heal();
  },
};
