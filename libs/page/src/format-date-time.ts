import type { Words } from '@thela/language';

/**
 * A moment as people of the stall read it, in the time of their device.
 *
 * @param moment ISO 8601: `2026-11-21T06:00:00.000Z`
 * @example formatDateTime('2026-11-21T06:00:00.000Z', words) === '21 Nov 2026, 11:30 am' // in India
 */
export function formatDateTime(moment: string, words: Words): string {
  return words.moment(moment, { dateStyle: 'medium', timeStyle: 'short' });
}
