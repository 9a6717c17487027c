// Aggregates of many measured moves.
import type { LoadResult } from './load.ts';

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const rate = ({ samples, seconds }: LoadResult) => samples.length / seconds;

export const p95 = ({ samples }: LoadResult) =>
  percentile(
    samples.map(sample => sample.latency),
    0.95,
  );
