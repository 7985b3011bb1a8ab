import type { ReleaseHealth } from '@thela/health';
import { tableLines } from '../cli/table';
import { wilsonInterval } from './wilson';

const HEADINGS = ['TOOL', 'RELEASE', 'IS', 'OPENED', 'FAILED', 'RATE', '95 %', 'CAPPED', 'WHY'];

/** What a release is at a site: `live`, `canary 10 %`, or empty. */
export type RoleOf = (tool: string, release: string) => string;

/** Formats the health of releases as a table for the terminal, one line each, what runs at the site first. */
export function healthTable(counts: readonly ReleaseHealth[], roleOf: RoleOf): string[] {
  const rank = ({ tool, release }: ReleaseHealth) =>
    `${tool} ${roleOf(tool, release) ? 0 : 1} ${release}`;
  const rows = counts.toSorted((a, b) => rank(a).localeCompare(rank(b)));
  return tableLines([
    HEADINGS,
    ...rows.map((row) => [row.tool, row.release, roleOf(row.tool, row.release), ...cells(row)]),
  ]);
}

function cells({ opened, failed, kinds, capped }: ReleaseHealth): string[] {
  if (opened === 0) return ['0', String(failed), '', '', String(capped), ''];
  const { low, high } = wilsonInterval(Math.min(failed, opened), opened);
  const why = Object.entries(kinds)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`);
  return [
    String(opened),
    String(failed),
    percent(failed / opened),
    `${percent(low)} to ${percent(high)}`,
    String(capped),
    why.join(', '),
  ];
}

/** `2.5 %` */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
