import type { LedgerEvent, StallDay } from './events';

/** Days whose figures an event can change. */
export interface ChangedDays {
  readonly from: StallDay;
  /** The last of them; `null` for all days from `from` on. */
  readonly to: StallDay | null;
}

/**
 * Says for which days a cache of totals must be worked out again when an event arrives.
 *
 * @returns its day alone for what happened on a day and for corrections; that day and all later ones for a
 * change, and for an undo of what may have been a change
 */
export function changedDays(event: LedgerEvent): ChangedDays {
  const { day } = event;
  const isChange =
    event.kind === 'stall' ||
    (event.kind === 'undo' && ['dish', 'ingredient', 'price', 'stall'].includes(event.of)) ||
    ('scope' in event && event.scope === 'from');
  return { from: day, to: isChange ? null : day };
}
