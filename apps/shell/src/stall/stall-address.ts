import { stallPath } from '../features';

const pages = ['', 'dishes', 'prices', 'erase'] as const;

/** A page of the stall. While the stall is set up, the first three are its steps. */
export type StallPageName = (typeof pages)[number];

/** Path of a page of the stall. */
export function stallPagePath(page: StallPageName): string {
  return page === '' ? stallPath : `${stallPath}/${page}`;
}

/** The page of the stall that a path names; `null` for any other path. */
export function stallPageAt(pathname: string): StallPageName | null {
  return pages.find((page) => stallPagePath(page) === pathname) ?? null;
}
