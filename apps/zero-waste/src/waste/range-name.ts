import type { DayRange } from '@thela/ledger';
import { useWords } from '@thela/language';
import { useWasteMessages } from './messages';

/** '16 Nov' */
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

/** 'Sunday' */
export const WEEKDAY = { weekday: 'long' } as const;

/** Writes days as '16 Nov to 22 Nov'. */
export function useRangeName(): (range: DayRange) => string {
  const { day } = useWords();
  const { week } = useWasteMessages();
  return ({ from, to }) => week.range(day(from, SHORT_DAY), day(to, SHORT_DAY));
}
