// Loaded into a server before it starts: tells on demand what it holds, and how late its loop is.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

export interface Probed {
  /** Bytes in use on the heap of the main thread once everything else is collected. */
  heap: number;
  /** Resident bytes of the process, as the system counts them. */
  resident: number;
  /** Milliseconds the event loop was late since the last time: the 99th percentile. */
  lag: number;
  /** Milliseconds of CPU of all its threads since the last time. */
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
    // What is only held until the next turn goes with the second.
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
