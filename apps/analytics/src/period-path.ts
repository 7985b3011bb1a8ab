import type { Period } from '@thela/books';

/** The periods in the order of their links, each with its path below this tool. */
export const periodPaths = {
  today: '',
  'last-7-days': '7-days',
  'last-30-days': '30-days',
  'last-90-days': '90-days',
  all: 'all',
} as const satisfies Record<Period, string>;

/** A period that has a page of its own: the first page of the tool is that of today. */
export type PastPeriod = Exclude<Period, 'today'>;

export function periodAt(path: string): Period | null {
  const found = Object.entries(periodPaths).find(([, itsPath]) => itsPath === path);
  return found ? (found[0] as Period) : null;
}
