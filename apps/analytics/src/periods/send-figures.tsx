import { periodTotals } from '@thela/books';
import type { Period, PeriodTotals } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { Send } from '@thela/ui/share';
import { usePeriodSheet } from './use-period-sheet';

export interface SendTodayProps extends ToolProps {
  /** As `useTodaysTotals` has them. */
  readonly totals: DayTotals | null | undefined;
}

/** The way to send today, once its totals are read. */
export default function SendToday({ shell, totals }: SendTodayProps) {
  if (!totals) return <div className="h-14" />;
  const { day } = totals;
  const now = periodTotals([totals], { from: day, to: day });
  return <SendFigures shell={shell} period="today" now={now} />;
}

export interface SendFiguresProps extends ToolProps {
  readonly period: Period;
  readonly now: PeriodTotals;
}

export function SendFigures({ shell, period, now }: SendFiguresProps) {
  const sheet = usePeriodSheet(shell, period, now);
  return (
    <Send
      className="max-sm:w-full"
      sheet={sheet}
      fileName={`stall-${now.from === now.to ? now.to : `${now.from}-to-${now.to}`}`}
      onError={(error) => shell.reportError(error, 'drawing the figures')}
    />
  );
}
