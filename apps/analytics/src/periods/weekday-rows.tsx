import { weekdayFigures } from '@thela/books';
import type { DayMeans, WeekdayFigures } from '@thela/books';
import type { DayRange, DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import { useMemo } from 'react';
import { usePeriodMessages } from './messages';
import { RowsTable, SmallLine } from './rows-table';
import { useDayWords } from './use-day-words';

export interface WeekdayRowsProps {
  /** Of days that are over. */
  readonly range: DayRange;
  readonly days: readonly DayTotals[];
}

/** The weekdays whose profit is known, the best first. */
export function byProfit(figures: readonly WeekdayFigures[]) {
  return figures
    .flatMap(({ weekday, means }) => {
      const profit = means?.profit ?? null;
      return profit === null ? [] : [{ weekday, profit }];
    })
    .sort((a, b) => b.profit - a.profit);
}

export function WeekdayRows({ range: { from, to }, days }: WeekdayRowsProps) {
  const { weekdays: words, todayLater } = usePeriodMessages();
  const { weekday: nameOf } = useDayWords();
  const figures = useMemo(() => weekdayFigures(days, { from, to }), [days, from, to]);
  const weekdays = byProfit(figures);
  const most = Math.max(...weekdays.map(({ profit }) => Math.abs(profit)), 1);
  const { needsDays = 0 } = figures[0] ?? {};
  const has = Math.max(...figures.map(({ hasDays }) => hasDays));
  return (
    <>
      {figures.some(({ means }) => means !== null) ? (
        <RowsTable
          caption={words.heading}
          headings={[words.weekday, words.average]}
          rows={figures.map(({ weekday, hasDays, means }) => ({
            key: weekday,
            name: (
              <>
                <span>{nameOf(weekday)}</span>
                <SmallLine>{words.days(hasDays)}</SmallLine>
              </>
            ),
            figure: means ? (
              <Means means={means} most={most} />
            ) : (
              <span className="text-ink-soft">{words.needs(needsDays)}</span>
            ),
          }))}
        />
      ) : (
        <p className="text-lg text-ink-soft">{words.tooFew(needsDays, has)}</p>
      )}
      <p className="mt-2 text-sm text-ink-soft">{todayLater}</p>
    </>
  );
}

/** @param props.most the largest profit or loss of all weekdays, ₹ */
function Means({ means, most }: { readonly means: DayMeans; readonly most: number }) {
  const words = usePeriodMessages().weekdays;
  const { profit, revenue, plates } = means;
  const { rupees } = useMoney();
  return (
    <>
      <span className={`font-semibold ${profitColour(profit)}`}>{rupees(profit)}</span>
      {profit === null ? null : (
        <span aria-hidden="true" className="my-1 block h-2 rounded-full bg-line/40">
          <span
            className={`block h-full rounded-full ${profit < 0 ? 'bg-chilli' : 'bg-leaf'}`}
            style={{ width: `${(Math.abs(profit) / most) * 100}%` }}
          />
        </span>
      )}
      <SmallLine>
        <span className="inline-block">{words.of(formatRupees(revenue))}</span>
        <span> </span>
        <span className="inline-block">{words.plates(Math.round(plates))}</span>
      </SmallLine>
    </>
  );
}
