import { hoursFigures } from '@thela/books';
import type { HourPlates, HoursFigures } from '@thela/books';
import { useEvents } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { formatPercent } from '@thela/pricing';
import { FigureTable, NotRead, useTokenColours } from '@thela/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { addDays } from '@thela/ledger';
import type { DayRange } from '@thela/ledger';
import type { ChartOption } from '../chart';
import { ChartPanel } from '../chart-panel';
import { barsOption } from './bars-option';
import { usePeriodMessages } from './messages';
import { useDayWords } from './use-day-words';

/** More entries than of these days would keep a phone busy. */
const MOST_DAYS = 90;
const PLATES = ['plates'] as const;

export interface HoursChartProps extends ToolProps {
  readonly range: DayRange;
  readonly isAll: boolean;
}

export function HoursChart({ shell, range, isAll }: HoursChartProps) {
  const { hours: words, notRead, retry } = usePeriodMessages();
  const { timeZone } = useStore(shell.stall);
  const earliest = addDays(range.to, 1 - MOST_DAYS);
  const from = range.from < earliest ? earliest : range.from;
  const reading = useEvents(shell, { from, to: range.to }, PLATES);
  const events = reading.status === 'read' ? reading.value : null;
  const figures = useMemo(
    () => events && hoursFigures(events, { from, to: range.to }, timeZone),
    [events, from, range.to, timeZone],
  );
  const note = isAll && from > range.from ? words.lastDays(MOST_DAYS) : null;
  if (figures && figures.tappedPlates > 0) {
    return <Drawn shell={shell} figures={figures} note={note} />;
  }
  if (reading.status === 'failed') {
    return <NotRead text={notRead} retry={retry} onRetry={reading.retry} />;
  }
  return figures ? (
    <p className="max-w-text text-lg text-ink-soft">
      {figures.plates === 0 ? words.none : words.untapped(figures.plates)}
    </p>
  ) : (
    <div role="status" className="h-[22rem] animate-pulse rounded-control bg-line/30">
      <span className="sr-only">{words.reading}</span>
    </div>
  );
}

/** From the first hour with plates to the last, in the order of the stall's day. */
function usedHours({ hours }: HoursFigures): readonly HourPlates[] {
  const isUsed = ({ plates }: HourPlates) => plates > 0;
  return hours.slice(hours.findIndex(isUsed), hours.findLastIndex(isUsed) + 1);
}

interface DrawnProps extends ToolProps {
  readonly figures: HoursFigures;
  readonly note: string | null;
}

function Drawn({ shell, figures, note }: DrawnProps) {
  const words = usePeriodMessages().hours;
  const { number } = useWords();
  const { hour: hourText } = useDayWords();
  const plateColour = useTokenColours()('plates');
  const bars = usedHours(figures).map(({ hour, plates }) => ({
    label: `${hourText(hour)} – ${hourText((hour + 1) % 24)}`,
    axisLabel: hourText(hour),
    plates,
  }));
  const busiest = bars.reduce((most, bar) => (bar.plates > most.plates ? bar : most));
  const { sharePercent, tappedPlates, plates } = figures;
  const lead: ReactNode = (
    <div className="mb-3 flex max-w-text flex-col gap-1">
      <p>{words.busiest(busiest.label, busiest.plates)}</p>
      <p className="text-sm text-ink-soft">
        {[words.share(formatPercent(sharePercent ?? 0, 1), tappedPlates, plates), note]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
  return (
    <ChartPanel
      name="the bars of the hours"
      height="low"
      lead={lead}
      option={hoursOption(bars, words.plates, plateColour, (count) => number(count))}
      table={
        <FigureTable
          caption={words.heading}
          headings={[words.hour, words.plates]}
          rows={bars.map((bar) => [bar.label, number(bar.plates)])}
        />
      }
      reportError={shell.reportError}
    />
  );
}

interface HourBar {
  readonly label: string;
  readonly axisLabel: string;
  readonly plates: number;
}

function hoursOption(
  bars: readonly HourBar[],
  name: string,
  colour: string,
  textOf: (plates: number) => string,
): ChartOption {
  const itemStyle = { color: colour, borderRadius: [4, 4, 0, 0] };
  const data = bars.map(({ plates }) => plates);
  return {
    ...barsOption(bars, { unit: name, textOf, axisTextOf: textOf }),
    series: [{ type: 'bar', name, data, itemStyle, barCategoryGap: '20%', barMaxWidth: 48 }],
  };
}
