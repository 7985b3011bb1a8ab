// The date is of no time zone, so it is read and written in the same one.
const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * A calendar date in en-US long format (specification, section 9).
 *
 * @param date `2026-11-20`
 * @example formatDate('2026-11-20') // 'Friday, November 20, 2026'
 */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}
