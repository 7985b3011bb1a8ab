const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A moment as people of the stall read it, in the time of their device.
 *
 * @param moment ISO 8601: `2026-11-21T06:00:00.000Z`
 * @example formatDateTime('2026-11-21T06:00:00.000Z') === '21 Nov 2026, 11:30 am' // in India
 */
export function formatDateTime(moment: string): string {
  return format.format(new Date(moment));
}
