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
