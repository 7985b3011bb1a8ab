import type { Period, PeriodTotals } from '@thela/books';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { useMoney } from '@thela/ui';
import type { Sheet, SheetRow } from '@thela/ui/share';
import { figureNames, figureText } from './figures';
import { usePeriodMessages } from './messages';
import { useDayWords } from './use-day-words';
import { useDishNames } from './use-dish-names';
import { useLeftOut } from './use-left-out';

/** More dishes than these, and nobody reads them in a message. */
const MOST_DISHES = 5;

/** The figures of a period, to be handed to somebody: those of its page, and the dishes that sold most. */
export function useFiguresSheet(shell: Shell, period: Period, now: PeriodTotals): Sheet {
  const { name } = useStore(shell.stall);
  const messages = usePeriodMessages();
  const { number } = useWords();
  const { rupees, costsNotKnown } = useMoney();
  const { rangeWithYear, longWithYear } = useDayWords();
  const leftOut = useLeftOut(shell, now);
  const dishes = useDishRows(shell, now);
  const { sums, share } = messages;
  const isToday = period === 'today';
  const unknown = costsNotKnown(now.uncostedDishes, now.unknownWaste.length);
  return {
    stall: name,
    title: isToday ? share.soFar(longWithYear(now.to)) : sums.headings[period],
    subtitle: isToday ? '' : rangeWithYear(now),
    rows: figureNames.map((figure) => ({
      name: sums.figures[figure],
      figure: figureText(now, figure, { number, rupees }),
    })),
    total: {
      name: sums.left,
      figure: formatRupees(now.left),
      kind: now.left < 0 ? 'loss' : 'profit',
    },
    list: { heading: share.dishes, rows: dishes },
    notes: [
      ...(unknown ? [`${sums.left}: ${unknown}`] : []),
      ...(now.knownDays < now.days ? [sums.partlyKnown(now.knownDays, now.days)] : []),
      ...(isToday ? [] : [share.todaySoFar]),
      ...leftOut,
    ],
  };
}

/** The dishes that sold most, and how many plates were of others. */
function useDishRows(shell: Shell, { dishes }: PeriodTotals): readonly SheetRow[] {
  const { share, dishes: words } = usePeriodMessages();
  const { nameOf } = useDishNames(shell);
  const sold = dishes
    .filter(({ plates }) => plates > 0)
    .sort((one, other) => other.plates - one.plates);
  const count = sold.length > MOST_DISHES + 1 ? MOST_DISHES : sold.length;
  const others = sold.slice(count);
  const rows = sold
    .slice(0, count)
    .map((dish) => ({ name: nameOf(dish), figure: words.plates(dish.plates) }));
  if (others.length === 0) return rows;
  const plates = others.reduce((sum, dish) => sum + dish.plates, 0);
  return [...rows, { name: share.otherDishes(others.length), figure: words.plates(plates) }];
}
