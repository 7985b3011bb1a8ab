import { periodSteps } from '@thela/books';
import type { Step, Steps } from '@thela/books';
import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import type { DayRange, DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { FigureTable, useMoney, useTokenColours } from '@thela/ui';
import { useShareMessages } from '@thela/ui/share';
import { useMemo } from 'react';
import { ChartPanel } from '../chart-panel';
import { usePeriodMessages } from './messages';
import { stepsOption } from './steps-option';
import type { DrawnStep } from './steps-option';
import { useDayWords } from './use-day-words';
import type { DayWords } from './use-day-words';

export interface StepsChartProps {
  readonly range: DayRange;
  readonly days: readonly DayTotals[];
  readonly reportError: Shell['reportError'];
}

function labelOf(words: DayWords, length: Steps['length'], step: Step): string {
  if (length === 'month') return words.month(step.from);
  return length === 'week' ? words.range(step) : words.short(step.from);
}

function axisLabelOf(words: DayWords, length: Steps['length'], step: Step): string {
  return length === 'month' ? words.month(step.from) : words.short(step.from);
}

export function StepsChart({ range: { from, to }, days, reportError }: StepsChartProps) {
  const { steps: words } = usePeriodMessages();
  const { todaySoFar } = useShareMessages();
  const { number } = useWords();
  const { rupees } = useMoney();
  const dayWords = useDayWords();
  const colourOf = useTokenColours();
  const { length, steps } = useMemo(() => periodSteps(days, { from, to }), [days, from, to]);
  const names = { revenue: words.revenue, profit: words.profit };
  const drawn = steps.map((step): DrawnStep => {
    const label = labelOf(dayWords, length, step);
    return {
      label: step.isCut ? words.cut(label, step.days) : label,
      axisLabel: axisLabelOf(dayWords, length, step),
      revenue: step.revenue,
      profit: step.profit,
    };
  });
  const cut = drawn.filter((_, place) => steps[place]?.isCut).map(({ label }) => label);
  return (
    <ChartPanel
      name="the bars of the days"
      height="low"
      lead={
        <p className="mb-3 text-sm text-ink-soft">
          {cut.length > 0 ? <span className="block">{words.notWhole(cut)}</span> : null}
          {/* A period ends with today: its last bar is short for that alone. */}
          <span className="block">{todaySoFar}</span>
        </p>
      }
      option={stepsOption(drawn, names, colourOf)}
      table={
        <FigureTable
          caption={words.headings[length]}
          headings={[words.names[length], words.plates, words.revenue, words.profit]}
          rows={drawn.map(({ label, revenue, profit }, place) => [
            label,
            number(steps[place]?.plates ?? 0),
            formatRupees(revenue),
            rupees(profit),
          ])}
        />
      }
      reportError={reportError}
    />
  );
}
