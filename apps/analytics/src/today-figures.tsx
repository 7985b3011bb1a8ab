import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { dailyPerformance, formatRupees, hasSales, menuItemFigures } from '@thela/pricing';
import { profitColour, NotRead, useMoney } from '@thela/ui';
import { withDistinctNames } from './distinct-names';
import { useMessages } from './messages';
import { byProfit, EarnedByDish, SoldByDish } from './dishes-of-today';
import { ProfitPie } from './profit-pie';
import { SalesBars } from './sales-bars';
import { StatCard } from './stat-card';
import { useTodaysTotals } from '@thela/books/readings';
import { listed } from './listed';
import type { SendTodayProps } from './periods/send-figures';
import { LazyPart, partOf } from '@thela/ui/lazy-part';

/** The figures do not wait for it. */
const part = partOf<SendTodayProps>(() => import('./periods/send-figures'));

/** The way to send today, of an own stall that has sold, spent or thrown away something. */
function ShareLoader({ shell, totals }: SendTodayProps) {
  const { periods, retry } = useMessages();
  const { isOwn } = useStore(shell.stall);
  // Known before the records are read.
  const isSold = hasSales(useStore(shell.day));
  const { expenses = 0, exact, unknownWaste } = totals ?? {};
  const isWasted = (exact?.waste ?? 0n) > 0n || (unknownWaste?.length ?? 0) > 0;
  if (!isOwn || !(isSold || expenses > 0 || isWasted)) return null;
  return (
    <LazyPart
      part={part}
      props={{ shell, totals }}
      onError={(error) => shell.reportError(error, 'showing the way to send')}
      loading={<div className="h-14" />}
      failed={(onRetry) => <NotRead text={periods.failed} retry={retry} onRetry={onRetry} />}
    />
  );
}

interface ProfitNotesProps extends SendTodayProps {
  /** Names of dishes that sold, but whose cost is not known. */
  readonly unknownCost: readonly string[];
}

/** What the total profit leaves out: expenses and waste, and what has no known cost. Often nothing. */
function ProfitNotes({ shell, totals, unknownCost }: ProfitNotesProps) {
  const messages = useMessages();
  const { isOwn } = useStore(shell.stall);
  // Sample plates are not in the ledger: its totals would not match the profit above them.
  const isLeftApart = isOwn && totals && totals.left !== totals.profit;
  if (!isLeftApart && unknownCost.length === 0) return null;
  return (
    <div className="flex max-w-text flex-col gap-2 text-ink-soft wrap-anywhere lg:col-span-2">
      {isLeftApart ? <Left totals={totals} /> : null}
      {unknownCost.length > 0 ? (
        <p>{messages.notInProfit(listed([...new Set(unknownCost)], messages.more))}</p>
      ) : null}
    </div>
  );
}

function Left({ totals }: { readonly totals: DayTotals }) {
  const messages = useMessages();
  const { costsNotKnown } = useMoney();
  const { left, expenses, unknownCost, unknownWaste } = totals;
  const waste = totals.waste ?? 0;
  const spent = (amount: number) => (amount > 0 ? formatRupees(amount) : null);
  const unknown = costsNotKnown(unknownCost.length, unknownWaste.length);
  return (
    <p className="tabular-nums">
      <span>{`${messages.left} `}</span>
      <strong className={profitColour(left)}>{formatRupees(left)}</strong>
      <span>{expenses > 0 || waste > 0 ? messages.after(spent(expenses), spent(waste)) : ''}</span>
      {unknown ? <span>{`, ${unknown}`}</span> : null}
    </p>
  );
}

/** What follows the records: they are read once, and the charts are not drawn again for them. */
function FromRecords(props: Omit<ProfitNotesProps, 'totals'>) {
  const totals = useTodaysTotals(props.shell);
  return (
    <>
      <ProfitNotes {...props} totals={totals} />
      <div className="empty:hidden lg:col-span-2">
        <ShareLoader shell={props.shell} totals={totals} />
      </div>
    </>
  );
}

/** The day's totals and two charts, from the same figures that the Profit Optimizer edits. */
export function TodayFigures({ shell }: ToolProps) {
  const messages = useMessages();
  const day = useTranslatedNames().inDay(useStore(shell.day));
  const figures = withDistinctNames(menuItemFigures(day));
  const stall = useStore(shell.stall);
  const sold = figures.filter(({ platesSold }) => platesSold > 0).sort(byProfit);
  const { totalRevenue, totalOverallProfit, unknownCost } = dailyPerformance(day);
  const { specified } = useMoney();
  const openProfit = () => shell.openTool('profit-optimizer');
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <StatCard label={messages.revenue} text={specified(totalRevenue)} />
      <StatCard
        label={messages.profit}
        text={specified(totalOverallProfit)}
        colour={profitColour(totalOverallProfit)}
      />
      {stall.isOwn ? <EarnedByDish figures={sold} /> : null}
      <FromRecords shell={shell} unknownCost={unknownCost} />
      <ProfitPie
        figures={figures}
        hasUnknownCosts={unknownCost.length > 0}
        onEmptyAction={openProfit}
        reportError={shell.reportError}
        className="lg:col-span-2"
      />
      <SalesBars
        figures={figures}
        hasSales={hasSales(day)}
        onEmptyAction={openProfit}
        reportError={shell.reportError}
        className="lg:col-span-2"
      />
      {stall.isOwn && sold.length > 0 ? <SoldByDish figures={sold} /> : null}
    </div>
  );
}
