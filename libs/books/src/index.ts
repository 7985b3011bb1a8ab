export { dayFrom, weekdayOf } from './calendar';
export { comparePeriod, periodBefore, periodRange, periodTotals } from './periods';
export type { DayRange, Weekday } from './calendar';
export type { PeriodDish } from './dish-sums';
export type { Change, Comparison, Period, PeriodTotals } from './periods';
export type { TooFewDays } from './records';
