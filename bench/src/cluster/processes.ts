// What processes on this machine have used, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its timer does. */
const TICK_MILLISECONDS = 10;

/** CPU milliseconds of a process and its live children. */
export function cpuOf(pid: number): number {
  let sum = 0;
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined;
    if (stat === undefined || (stat.pid !== pid && stat.parent !== pid)) continue;
    sum += stat.ticks * TICK_MILLISECONDS;
  }
  return sum;
}

/** `undefined` when it has ended meanwhile. */
function statOf(pid: number): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
