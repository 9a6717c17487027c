// A server under load that alternates with others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { Load, type LoadResult, runLoad } from './load.ts';

/** How long each server is warmed up, and then measured. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 16);
export const TURNS = 4;
const WARM_TABLES = 30;

/** Starts a script with its own folder, and stops it. */
export async function withServer<T>(
  script: string,
  env: Record<string, string>,
  use: (child: Child) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  const child = await startChild(script, { PORT: '0', DATA_DIR: folder, ...env });
  try {
    return await use(child);
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server under load, measured whenever it is its turn. */
export class Contender {
  readonly total: LoadResult = { samples: [], seconds: 0 };
  /** CPU seconds the server has used in its turns. */
  computed = 0;
  readonly #child: Child;
  readonly #load: Load;

  private constructor(child: Child, load: Load) {
    this.#child = child;
    this.#load = load;
  }

  /**
   * Servers run for months: the first seconds, while code is still being compiled, do not count.
   */
  static async warm(child: Child, tables: number): Promise<Contender> {
    await runLoad([child.url], 'rules', WARM_TABLES, SECONDS);
    return new Contender(child, await Load.open([child.url], 'rules', tables));
  }

  async turn(): Promise<void> {
    const before = this.#child.computed();
    const { samples, seconds } = await this.#load.run(SECONDS / TURNS);
    this.computed += this.#child.computed() - before;
    for (const sample of samples) this.total.samples.push(sample);
    this.total.seconds += seconds;
  }

  finish(): LoadResult {
    this.#load.close();
    return this.total;
  }
}
