import type { Words } from '@thela/language';

const style = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

// The date is of no time zone, so it is read and written in the same one.
const longDate = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' });

/**
 * A calendar date in full: in English in en-US long format (specification, section 9).
 *
 * @param date `2026-11-20`
 * @example formatDate('2026-11-20', wordsOf('en-IN')) // 'Friday, November 20, 2026'
 */
export function formatDate(date: string, { language, day }: Words): string {
  return language === 'en-IN' ? longDate.format(new Date(date)) : day(date, style);
}
