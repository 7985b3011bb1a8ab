import type { Profile } from '../profile';
import type { LoadFigures } from './load';

/** One line for each database and pace, below the headings. */
export function loadRows(
  measured: readonly { readonly database: string; readonly figures: LoadFigures }[],
): string[][] {
  const headings = [
    'database',
    'pace',
    'calls',
    'calls a second',
    'push p50 / p95, ms',
    'pull p50 / p95, ms',
    'processor a call, ms',
    'memory, MB',
    'errors',
  ];
  const rows = measured.map(({ database, figures }) => [
    database,
    figures.pace,
    String(figures.calls),
    figures.callsPerS.toFixed(0),
    timesOf(figures.push),
    timesOf(figures.pull),
    figures.processorMsPerCall.toFixed(1),
    figures.memoryMb.toFixed(0),
    String(figures.errors.length),
  ]);
  return [headings, ...rows];
}

/** What must hold of each measurement: nothing fails, is lost or is there twice. */
export function loadVerdicts(database: string, figures: LoadFigures): Profile[] {
  const name = (what: string) => `${database}, ${figures.pace}: ${what}`;
  return [
    {
      name: name('errors'),
      row: figures.errors[0] ?? `${figures.calls} calls`,
      seen: figures.errors.length,
      atMost: 0,
    },
    {
      name: name('events lost, doubled, gaps in their numbers'),
      row: `${figures.lost} + ${figures.doubled} + ${figures.gaps}`,
      seen: figures.lost + figures.doubled + figures.gaps,
      atMost: 0,
    },
  ];
}

function timesOf(times: readonly number[]): string {
  return [0.5, 0.95].map((share) => quantile(times, share).toFixed(0)).join(' / ');
}

/** @param share 0.95 for the time that 95 of 100 do not exceed */
function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
