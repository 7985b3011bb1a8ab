import { comparePeriod } from '@thela/books';
import type { PeriodTotals } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import type { DayTotals, StallDay } from '@thela/ledger';
import { Button, Card, Fold, useIsNarrow } from '@thela/ui';
import { useDeferredValue, useMemo } from 'react';
import { addDays } from '@thela/ledger';
import { useMessages } from '../messages';
import type { PastPeriod } from '../period-path';
import { BestAndWorst } from './best-and-worst';
import { DishRows } from './dish-rows';
import { HoursChart } from './hours-chart';
import { MenuGroups } from './menu-groups';
import { usePeriodMessages } from './messages';
import { StepsChart } from './steps-chart';
import { Sums } from './sums';
import { WeekdayRows } from './weekday-rows';

export interface PeriodFiguresProps extends ToolProps {
  readonly period: PastPeriod;
  /** Those that `comparePeriod` needs. */
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** The sums of a period at once, and the rest as soon as these are shown. */
export function PeriodFigures({ shell, period, days, today }: PeriodFiguresProps) {
  const comparison = useMemo(() => comparePeriod(days, period, today), [days, period, today]);
  const isRestDue = useDeferredValue(true, false);
  const { now } = comparison;
  if (now.daysWithEntries === 0) return <NothingEntered shell={shell} />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Sums shell={shell} period={period} comparison={comparison} />
        {isRestDue ? (
          <StepsChart range={now} days={days} reportError={shell.reportError} />
        ) : (
          <div className="h-[25rem] animate-pulse rounded-card bg-line/30" />
        )}
      </div>
      {isRestDue ? (
        <Rest shell={shell} period={period} days={days} today={today} now={now} />
      ) : null}
    </div>
  );
}

interface RestProps extends PeriodFiguresProps {
  readonly now: PeriodTotals;
}

function Rest({ shell, period, days, today, now }: RestProps) {
  const { weekdays, hours } = usePeriodMessages();
  const isNarrow = useIsNarrow();
  // Whole days are compared: today would be the worst one each morning.
  const over = { from: now.from, to: addDays(today, -1) };
  const byWeekday = <WeekdayRows range={over} days={days} />;
  const byHour = <HoursChart shell={shell} range={now} isAll={period === 'all'} />;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6">
        <DishRows shell={shell} dishes={now.dishes} />
        <BestAndWorst shell={shell} range={over} days={days} />
      </div>
      <MenuGroups shell={shell} now={now} />
      {isNarrow ? <Fold {...weekdays.fold}>{byWeekday}</Fold> : byWeekday}
      {/* The hours are read of the entries themselves, thousands of them. */}
      {isNarrow ? <Fold {...hours.fold}>{byHour}</Fold> : byHour}
    </>
  );
}

function NothingEntered({ shell }: ToolProps) {
  const { nothingEntered } = usePeriodMessages();
  const { openProfit } = useMessages();
  return (
    <Card className="p-6">
      <p className="mb-4 max-w-text text-lg">{nothingEntered}</p>
      <Button onClick={() => shell.openTool('profit-optimizer')}>{openProfit}</Button>
    </Card>
  );
}
