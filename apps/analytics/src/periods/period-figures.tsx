import { comparePeriod, stepLength } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import type { DayTotals, StallDay } from '@thela/ledger';
import { Button, Card, FoldCard } from '@thela/ui';
import { useMemo } from 'react';
import { addDays } from '@thela/ledger';
import { useMessages } from '../messages';
import type { PastPeriod } from '../period-path';
import { BestAndWorst } from './best-and-worst';
import { DishRows } from './dish-rows';
import { HoursChart } from './hours-chart';
import { MenuGroups } from './menu-groups';
import { usePeriodMessages } from './messages';
import { PeriodSummary } from './period-summary';
import { StepsChart } from './steps-chart';
import { Sums } from './sums';
import { WeekdayRows } from './weekday-rows';

export interface PeriodFiguresProps extends ToolProps {
  readonly period: PastPeriod;
  /** Those that `comparePeriod` needs. */
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** What a period says, and its figures, tables and charts on request. */
export function PeriodFigures({ shell, period, days, today }: PeriodFiguresProps) {
  const words = usePeriodMessages();
  const comparison = useMemo(() => comparePeriod(days, period, today), [days, period, today]);
  const { now } = comparison;
  if (now.daysWithEntries === 0) return <NothingEntered shell={shell} />;
  // Whole days are compared: today would be the worst one each morning.
  const over = { from: now.from, to: addDays(today, -1) };
  const { reportError } = shell;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 *:first:lg:col-span-2">
      <PeriodSummary {...{ shell, period, comparison, over, days }} />
      <FoldCard heading={words.sentences.figures}>
        <Sums shell={shell} period={period} comparison={comparison} />
      </FoldCard>
      <FoldCard heading={words.steps.headings[stepLength(now)]}>
        <StepsChart range={now} days={days} reportError={reportError} />
      </FoldCard>
      <FoldCard heading={words.dishes.heading}>
        <DishRows shell={shell} dishes={now.dishes} />
      </FoldCard>
      <FoldCard heading={words.menu.heading}>
        <MenuGroups shell={shell} now={now} />
      </FoldCard>
      <FoldCard heading={words.bestDays.heading}>
        <BestAndWorst shell={shell} range={over} days={days} />
      </FoldCard>
      <FoldCard heading={words.weekdays.heading}>
        <WeekdayRows range={over} days={days} />
      </FoldCard>
      <FoldCard heading={words.hours.heading}>
        <HoursChart shell={shell} range={now} isAll={period === 'all'} />
      </FoldCard>
    </div>
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
