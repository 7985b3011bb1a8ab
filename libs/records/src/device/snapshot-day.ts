// Runs before the page shows anything, too: it must import little.
import { addDays, daysBetween, nothingSpent } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { dayNow } from './follow-day';
import { noOpeningFigures, withOpeningFigures } from './opening-figures';
import type { StallSnapshot } from './stall-snapshot';

/** The day as people see it, with its opening figures. */
export function visibleDay({ day, opening }: StallSnapshot): Day {
  return withOpeningFigures(day, opening);
}

/** A clock that names a day before the stall was set up: probably it is wrong. */
export interface ClockDoubt {
  /** The day that it names. */
  readonly clock: StallDay;
  readonly setUpDay: StallDay;
}

/**
 * The day of the clock where the stall stands. Who changes the time zone moves the break after this day: it goes on until
 * it ends by its own zone, and never gives way to an earlier one.
 */
export function clockDay({ today, zone, stall }: StallSnapshot): StallDay {
  const next = dayNow(stall.timeZone);
  if (zone === stall.timeZone) return next;
  const byZone = dayNow(zone);
  return byZone === today || (byZone > today && next < today) ? today : next;
}

/** What is doubtful about the day that a clock names, until the person answers. */
export function clockDoubt(
  { setUpDay, dayAnswer }: StallSnapshot,
  clock: StallDay,
): ClockDoubt | null {
  if (setUpDay === null || clock >= setUpDay) return null;
  return isAnswered(dayAnswer, clock) ? null : { clock, setUpDay };
}

/** A clock that jumped since is another one: nobody has a page open for longer than this, in days. */
const LONGEST_ANSWER = 7;

/** Whether an answer says which day it is now. That the clock is right holds for whatever it names later. */
function isAnswered(answer: StallSnapshot['dayAnswer'], clock: StallDay): boolean {
  if (answer === null || clock < answer.clock) return false;
  return answer.day === answer.clock || daysBetween(answer.clock, clock) <= LONGEST_ANSWER;
}

/** The stall on the day that it has now: what was counted before is of another day. */
export function onDay(state: StallSnapshot, clock = clockDay(state)): StallSnapshot {
  const today = dayOf(state, clock);
  if (today === state.today) return state;
  const { day, hasBegun, opening, stall } = state;
  const { takings: _, platesSince: __, ...rest } = day;
  return {
    ...state,
    today,
    zone: stall.timeZone,
    day: { ...rest, platesSold: Object.fromEntries(day.menu.map(({ id }) => [id, 0])) },
    spent: nothingSpent,
    opening: hasBegun ? noOpeningFigures : opening,
  };
}

/** The day of the clock or, as long as that is doubtful, the last one that the stall is known to have had. */
function dayOf(state: StallSnapshot, clock: StallDay): StallDay {
  const { today, setUpDay, dayAnswer } = state;
  if (setUpDay === null || clock >= setUpDay) return clock;
  if (dayAnswer === null || !isAnswered(dayAnswer, clock)) {
    return today < setUpDay ? setUpDay : today;
  }
  return addDays(dayAnswer.day, daysBetween(dayAnswer.clock, clock));
}
