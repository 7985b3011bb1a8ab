import type { StallDay } from '@thela/ledger';

const DAY_MS = 86_400_000;

/** 'Saturday, 21 November 2026' */
export const LONG_DAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
} as const;

/** 'Sat, 21 November' */
export const DAY_WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** '21 November' */
export const SHORT_DAY = { day: 'numeric', month: 'long' } as const;

/**
 * The day so many days later, or earlier for a negative number.
 *
 * @example dayFrom('2026-03-01', -1) // '2026-02-28'
 */
export function dayFrom(day: StallDay, days: number): StallDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days: 1 for yesterday and today, negative the other way round. */
export function daysBetween(from: StallDay, to: StallDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
