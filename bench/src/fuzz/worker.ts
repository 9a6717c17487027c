// The thread that plays one batch of a fuzz run.
import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, fuzzBatch } from './batch.ts';

parentPort?.postMessage(await fuzzBatch(workerData as Batch));
