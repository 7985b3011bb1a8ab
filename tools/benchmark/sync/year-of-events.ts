import { serializeEvent, stallDay } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { daysOfStall } from '../year-of-days';
import type { EntriesOfDay } from '../year-of-days';
import type { WireEvent } from './stall-calls';

const TIME_ZONE = 'Asia/Kolkata';
const HOUR_MS = 3_600_000;

export interface StallYear {
  readonly today: StallDay;
  readonly days: readonly EntriesOfDay[];
  /** As a phone sends them, in the order in which they were entered. */
  readonly events: readonly WireEvent[];
}

/**
 * The 73,000 events of the benchmark's stall in a year, as one phone has entered them.
 *
 * @param days fewer for a trial
 */
export function yearOfEvents(days = 365): StallYear {
  const device = crypto.randomUUID();
  const now = Date.now();
  const today = stallDay(now, TIME_ZONE);
  const entered = daysOfStall(today, days);
  const events = entered.flatMap(({ day, entries }) =>
    entries.map((entry, place): WireEvent => {
      const id = crypto.randomUUID();
      const at =
        day === today
          ? now - entries.length + place
          : Date.parse(day) + 6 * HOUR_MS + place * 60_000;
      return { ...serializeEvent({ ...entry, id, day, at, device }), id };
    }),
  );
  return { today, days: entered, events };
}
