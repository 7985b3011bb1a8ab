import type { StallDay } from '@thela/ledger';
import { isCalendarDate } from '@thela/ledger';

export type CountRoute =
  | { readonly kind: 'today' }
  | { readonly kind: 'past'; readonly day: StallDay }
  /** A day that nobody can count. */
  | { readonly kind: 'refused'; readonly why: 'no-date' | 'future' }
  | { readonly kind: 'nowhere' };

/** The page that a path below this tool names: `count`, `count/2026-11-21`. */
export function parseCountRoute(path: string, today: StallDay): CountRoute {
  const [root, day, ...rest] = path.split('/');
  if (root !== 'count' || rest.length > 0) return { kind: 'nowhere' };
  if (day === undefined || day === today) return { kind: 'today' };
  if (!isCalendarDate(day)) return { kind: 'refused', why: 'no-date' };
  if (day > today) return { kind: 'refused', why: 'future' };
  return { kind: 'past', day };
}

/** @param day `null` for today */
export function countPath(day: StallDay | null): string {
  return day === null ? 'count' : `count/${day}`;
}
