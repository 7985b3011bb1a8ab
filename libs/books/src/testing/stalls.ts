import { noReferences, totalsOf, withReferences } from '@thela/ledger';
import type { DayTotals, LedgerEvent } from '@thela/ledger';
import { TODAY } from './days';
import { madeUpStall } from './made-up-stalls';

/** The totals of each day that has events, the earliest first, as a shell gives them. */
function daysOfEvents(events: readonly LedgerEvent[]): readonly DayTotals[] {
  const references = withReferences(noReferences, events);
  const byDay = new Map<string, LedgerEvent[]>();
  for (const event of events) {
    const found = byDay.get(event.day);
    if (found === undefined) byDay.set(event.day, [event]);
    else found.push(event);
  }
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]) => totalsOf(references, day, found));
}

/** The events and days of the three made-up stalls. */
export const stalls = ([10, 100, 400] as const).map((length) => {
  const events = madeUpStall(length, TODAY);
  return { length, events, days: daysOfEvents(events) };
});
