import type { StallDay } from '@thela/ledger';
import { stallPath } from './addresses';

const pages = ['', 'dishes', 'prices', 'erase'] as const;

const DAY = `${stallPath}/day`;

/** A page of the stall with an address of its own. While the stall is set up, the first three are its steps. */
export type NamedPageName = (typeof pages)[number];

/** A page of the stall; `day` shows one day on paper, whichever its address names. */
export type StallPageName = NamedPageName | 'day';

/** Path of a page of the stall. */
export function stallPagePath(page: NamedPageName): string {
  return page === '' ? stallPath : `${stallPath}/${page}`;
}

/** The page of the stall that a path names; `null` for any other path. */
export function stallPageAt(pathname: string): StallPageName | null {
  if (pathname === DAY || pathname.startsWith(`${DAY}/`)) return 'day';
  return pages.find((page) => stallPagePath(page) === pathname) ?? null;
}

/** Path of the page of one day on paper; without a day, of today's, whichever it is. */
export function dayPath(day?: StallDay): string {
  return day === undefined ? DAY : `${DAY}/${day}`;
}

/** What stands in the place of the day in such a path; anything, as people type it, and empty for today. */
export function dayIn(pathname: string): string {
  return pathname.slice(DAY.length + 1);
}
