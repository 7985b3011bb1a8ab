/**
 * The calendar date of a moment, where the device is.
 *
 * @returns Year, month and day, so that dates sort as text.
 * @example calendarDate(new Date(2026, 10, 20, 23, 59)) // '2026-11-20'
 */
export function calendarDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Tells whether a text is a date that a calendar has, as `calendarDate` writes it. */
export function isCalendarDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}
