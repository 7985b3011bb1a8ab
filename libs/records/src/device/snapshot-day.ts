// Runs before the page shows anything, too: it must import little.
import type { Stall } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { dayNow, deviceTimeZone } from './follow-day';
import { noOpeningFigures, withOpeningFigures } from './opening-figures';
import type { StallSnapshot } from './stall-snapshot';

/** The day as people see it, with its opening figures. */
export function visibleDay({ day, opening }: StallSnapshot): Day {
  return withOpeningFigures(day, opening);
}

/** The stall on the day that it has now: what was counted before is of another day. */
export function onDay(
  state: StallSnapshot,
  today = dayNow(timeZoneOf(state.stall)),
): StallSnapshot {
  const { day, hasBegun, opening } = state;
  if (today === state.today) return state;
  const { takings: _, platesSince: __, ...rest } = day;
  return {
    ...state,
    today,
    day: { ...rest, platesSold: Object.fromEntries(day.menu.map(({ id }) => [id, 0])) },
    opening: hasBegun ? noOpeningFigures : opening,
  };
}

/** The time zone that the days of a stall follow: that of the device until the stall is set up. */
export function timeZoneOf(stall: Stall): string {
  return stall.isOwn ? stall.timeZone : deviceTimeZone();
}
