import { percentile, VITALS } from '@thela/health';
import type { Vital, VitalCount } from '@thela/health';
import { tableLines } from '../cli/table';
import type { RoleOf } from './health-table';

/** What the visits of a release can be told apart by. */
export const DIMENSIONS = ['language', 'connection'] as const;

export type Dimension = (typeof DIMENSIONS)[number];

const P75 = 0.75;

/**
 * Formats the 75th percentiles of web vitals as a table for the terminal: one line for each release, or for each of its languages
 * or connections.
 */
export function speedTable(
  counts: readonly VitalCount[],
  roleOf: RoleOf,
  by: Dimension | undefined,
): string[] {
  const groups = new Map<string, VitalCount[]>();
  for (const count of counts) {
    const key = [count.tool, count.release, ...(by ? [count[by]] : [])].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), count]);
  }
  const rows = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  return tableLines([
    ['TOOL', 'RELEASE', 'IS', ...(by ? [by.toUpperCase()] : []), 'VISITS', ...VITALS],
    ...rows.flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      const { tool, release } = first;
      const names = [tool, release, roleOf(tool, release), ...(by ? [first[by]] : [])];
      return [[...names, String(visits(group)), ...VITALS.map((vital) => p75(group, vital))]];
    }),
  ]);
}

/** A visit without a tap has no INP, and some browsers measure one vital alone. */
function visits(group: readonly VitalCount[]): number {
  return Math.max(
    ...VITALS.map((vital) => of(group, vital).reduce((sum, { count }) => sum + count, 0)),
  );
}

function of(group: readonly VitalCount[], vital: Vital): readonly VitalCount[] {
  return group.filter((count) => count.vital === vital);
}

function p75(group: readonly VitalCount[], vital: Vital): string {
  const value = percentile(of(group, vital), P75);
  if (value === null) return '–';
  return vital === 'CLS' ? (value / 1000).toFixed(3) : `${Math.round(value)} ms`;
}
