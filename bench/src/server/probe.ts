// Loaded into a server before it starts: reports its memory and event-loop delay on demand.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

export interface Probed {
  /** Bytes in use on the heap of the main thread after a collection. */
  heap: number;
  /** Resident bytes of the process, as the system counts them. */
  resident: number;
  /** How late the event loop was since the last time, in milliseconds: the 99th percentile. */
  lag: number;
  /** CPU milliseconds of all its threads since the last time. */
  cpu: number;
}

const RESOLUTION = 5;

if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let used = process.cpuUsage();
  process.on('message', async message => {
    if (message !== 'probe') return;
    const { user, system } = process.cpuUsage(used);
    const cpu = (user + system) / 1000;
    const lag = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION);
    // Objects held until the next turn are only collected the second time.
    for (let round = 0; round < 2; round++) {
      globalThis.gc?.();
      await pause(50);
    }
    const { heapUsed: heap, rss: resident } = process.memoryUsage();
    delay.reset();
    used = process.cpuUsage();
    process.send?.({ heap, resident, lag, cpu } satisfies Probed);
  });
  process.channel?.unref();
}
