// The date is of no time zone, so it is read and written in the same one.
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/**
 * A calendar date as people say it.
 *
 * @param date `2026-11-20`
 * @example formatCalendarDate('2026-11-20') === 'Friday, 20 November'
 */
export function formatCalendarDate(date: string): string {
  const moment = new Date(date);
  return `${weekday.format(moment)}, ${dayAndMonth.format(moment)}`;
}
