import type { FeatureId, StallRole } from '@thela/contract';
import type { StallDay } from '@thela/ledger';

export function toolPath(id: FeatureId): string {
  return `/tools/${id}`;
}

/** Page of the Profit tool where the vendor counts plates. */
export const countPath = `${toolPath('profit-optimizer')}/count`;

/** Page of the Profit tool with the shopping list of tomorrow. */
export const tomorrowPath = `${toolPath('profit-optimizer')}/tomorrow`;

/** The same page with the list of today, which was tomorrow's in the evening. */
export const todaysListPath = `${tomorrowPath}/today`;

/** Where a tool opens: of the Profit tool a helper has the page of counting alone. */
export function openingPath(id: FeatureId, role: StallRole): string {
  return role === 'helper' && id === 'profit-optimizer' ? countPath : toolPath(id);
}

/** Page of the Profit tool with the vendor's dishes and what they are made of. */
export const myMenuPath = `${toolPath('profit-optimizer')}/menu`;

/** Path of the page that says what is loaded from where; no tool, but found like one. */
export const diagnosticsPath = '/diagnostics';

/** Path of the page of the vendor's own stall; its steps are below it, `/stall/dishes`. */
export const stallPath = '/stall';

export const accountPath = '/account';

const accountPages = ['', 'profile', 'security', 'choice', 'join', 'sign-out', 'delete'] as const;

/** Who works at the stall: a page of the account, where people look for it. */
export const peoplePath = `${stallPath}/people`;

/** What a person opens on a second phone of theirs. Their address stands behind `#`, which no browser sends to a server. */
export const otherPhonePath = `${accountPath}/phone`;

/**
 * A page of the account: where the records are, who works at the stall, who the person is, what keeps others out, the choice at the first
 * sign-in, an invitation, sign-out, deleting the account.
 */
export type AccountPageName = (typeof accountPages)[number] | 'people' | 'phone';

export function accountPagePath(page: (typeof accountPages)[number]): string {
  return page === '' ? accountPath : `${accountPath}/${page}`;
}

/** The page of the account that a path names; `null` for any other path. */
export function accountPageAt(pathname: string): AccountPageName | null {
  if (pathname === peoplePath) return 'people';
  if (pathname === otherPhonePath) return 'phone';
  return accountPages.find((page) => accountPagePath(page) === pathname) ?? null;
}

const stallPages = ['', 'dishes', 'prices', 'days', 'look', 'backup', 'close', 'erase'] as const;

const DAY = `${stallPath}/day`;

/** A page of the stall with an address of its own. While the stall is set up, the first three are its steps; `close` closes the day. */
export type NamedPageName = (typeof stallPages)[number];

/** A page of the stall; `day` shows one day on paper, whichever its address names. */
export type StallPageName = NamedPageName | 'day';

export function stallPagePath(page: NamedPageName): string {
  return page === '' ? stallPath : `${stallPath}/${page}`;
}

/** The page of the stall that a path names; `null` for any other path. */
export function stallPageAt(pathname: string): StallPageName | null {
  if (pathname === DAY || pathname.startsWith(`${DAY}/`)) return 'day';
  return stallPages.find((page) => stallPagePath(page) === pathname) ?? null;
}

/** Path of the page of one day on paper; without a day, of the live figures of today. */
export function dayPath(day?: StallDay): string {
  return day === undefined ? toolPath('analytics') : `${DAY}/${day}`;
}

/** What stands in the place of the day in such a path; anything, as people type it, and empty without one. */
export function dayIn(pathname: string): string {
  return pathname.slice(DAY.length + 1);
}
