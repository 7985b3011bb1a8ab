import type { Period, PeriodTotals } from '@thela/books';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useFiguresSheet, useShareMessages } from '@thela/ui/share';
import type { Sheet } from '@thela/ui/share';
import { usePeriodMessages } from './messages';
import { useDayWords } from './use-day-words';
import { useDishNames } from './use-dish-names';
import { useLeftOut } from './use-left-out';

/** The figures of a period, to be handed to somebody: those of its page, and the dishes that sold most. */
export function usePeriodSheet(shell: Shell, period: Period, now: PeriodTotals): Sheet {
  const { name } = useStore(shell.stall);
  const { sums } = usePeriodMessages();
  const words = useShareMessages();
  const sheetOf = useFiguresSheet();
  const { rangeWithYear, longWithYear } = useDayWords();
  const { nameOf } = useDishNames(shell);
  const leftOut = useLeftOut(shell, now);
  const isToday = period === 'today';
  const titles = {
    stall: name,
    title: isToday ? words.soFar(longWithYear(now.to)) : sums.headings[period],
    subtitle: isToday ? '' : rangeWithYear(now),
    notes: [
      ...(now.knownDays < now.days ? [sums.partlyKnown(now.knownDays, now.days)] : []),
      ...(isToday ? [] : [words.todaySoFar]),
      ...leftOut,
    ],
  };
  const dishes = now.dishes.map((dish) => ({ name: nameOf(dish), plates: dish.plates }));
  return sheetOf(titles, { ...now, dishes });
}
