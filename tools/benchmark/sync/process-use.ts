import { readdirSync, readFileSync } from 'node:fs';
import type { ServerUse } from './loaded-database';

/** Linux counts processor time in these, whatever its kernel was built with (`USER_HZ`). */
const TICKS_A_SECOND = 100;

/** What a process and all its descendants have used. Linux only. */
export function useOf(pid: number): ServerUse {
  const pids = withDescendants(pid);
  return {
    processorS: sum(pids.map(ticksOf)) / TICKS_A_SECOND,
    memoryMb: sum(pids.map(kilobytesOf)) / 1000,
  };
}

function withDescendants(first: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statusFields(Number(name))[1])]),
  );
  const found = [first];
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child);
  }
  return found;
}

/** The fields of `/proc/<pid>/stat` from the third on: the second, a name, may hold spaces. */
function statusFields(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** In the kernel and outside it, and of children that have ended. */
function ticksOf(pid: number): number {
  return sum(statusFields(pid).slice(11, 15).map(Number));
}

/** Proportional set size: a page that n processes share counts as an n-th of it for each. */
function kilobytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended meanwhile.
    return '';
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + (Number.isNaN(number) ? 0 : number), 0);
}
