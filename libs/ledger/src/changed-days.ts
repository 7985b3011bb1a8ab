import type { LedgerEvent, StallDay } from './events';
import { EARLIEST_DAY } from './stall-day';

export interface ChangedDays {
  readonly from: StallDay;
  /** The last of them; `null` for all days from `from` on. */
  readonly to: StallDay | null;
}

/**
 * Says for which days a cache of totals must be worked out again when an event arrives.
 *
 * @param setUp the day on which the stall was set up, as far as it is known: on earlier days it is as it was then
 * @returns its day alone for what happened on a day and for corrections; that day and all later ones for a
 * change, and for an undo of what may have been a change; every day, if it may change how the stall was at first
 */
export function changedDays(event: LedgerEvent, setUp: StallDay | null): ChangedDays {
  const { day } = event;
  const subject = event.kind === 'undo' ? event.of : event.kind;
  const isChange =
    subject === 'stall' ||
    (event.kind === 'undo' && ['dish', 'ingredient', 'price'].includes(subject)) ||
    ('scope' in event && event.scope === 'from');
  if (!isChange) return { from: day, to: day };
  const isOfFirst = subject === 'stall' || (setUp !== null && day <= setUp);
  return { from: isOfFirst ? EARLIEST_DAY : day, to: null };
}
