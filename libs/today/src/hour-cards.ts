// Runs before the page shows anything, too: it must import little.
import { localTime } from '@thela/ledger';

export type PartOfDay = 'morning' | 'day' | 'evening';

/** Which part of its day a stall has: until 11 it prepares, until 18 it sells, then it closes. Its day ends at 04:00. */
export function partOfDay(at: number, timeZone: string): PartOfDay {
  const { hour } = localTime(at, timeZone);
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'day';
}

/** Places for as many cards; what the records say may leave the last one empty. */
export const HOUR_CARDS: Readonly<Record<PartOfDay, number>> = { morning: 3, day: 2, evening: 2 };

/** A page shows no more. */
export const MOST_CARDS = 3;
