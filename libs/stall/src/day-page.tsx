import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { isCalendarDate } from '@thela/ledger';
import { Button } from '@thela/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Printer from 'lucide-react/icons/printer';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dayIn, fullDayName, stallPath, ToolSkeleton } from '@thela/page';
import { useLedgerRead } from '@thela/records';
import { DayOnPaper } from './day-on-paper';
import { useMessages } from './messages';
import { shownTotals } from './shown-totals';
import type { StallPageProps } from './stall-page-props';

/** The page of one day: all that it brought and cost, to be printed. */
export function DayPage({ stall: store, ledger, accountStall }: StallPageProps) {
  const messages = useMessages();
  const words = useWords();
  const names = useTranslatedNames();
  const stall = useStore(store);
  const today = useStore(ledger.today);
  const { serverDays } = useStore(accountStall.state);
  const day = dayIn(useLocation().pathname) || today;
  const isDay = isCalendarDate(day) && day <= today;
  const read = useCallback(async () => {
    if (!isDay) return null;
    const range = { from: day, to: day };
    const kinds = ['expense', 'waste'] as const;
    const [[totals], events] = await Promise.all([
      ledger.totals(range),
      ledger.events({ ...range, kinds }),
    ]);
    return totals ? { totals, events } : null;
  }, [ledger, day, isDay]);
  const { state, retry } = useLedgerRead(ledger, read);

  if (!isCalendarDate(day)) return <NoDay text={messages.paper.noDate} />;
  if (!isDay) return <NoDay text={messages.paper.future(fullDayName(words, day))} />;
  if (serverDays.some((coming) => coming.day === day)) {
    return <NoDay text={messages.paper.coming(fullDayName(words, day))} />;
  }
  if (state.status === 'loading') return <ToolSkeleton label={messages.paper.loading} />;
  if (state.status === 'failure') return <NoDay text={messages.paper.failed} onRetry={retry} />;
  if (!state.value) return <NoDay text={messages.paper.none(fullDayName(words, day))} />;
  // Of the day that the address named before.
  if (state.value.totals.day !== day) return <ToolSkeleton label={messages.paper.loading} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <BackLink />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {messages.paper.print}
        </Button>
      </div>
      <DayOnPaper
        totals={shownTotals(state.value.totals, stall, names)}
        events={state.value.events}
        stall={names.inStall(stall)}
        isToday={day === today}
      />
    </>
  );
}

function BackLink() {
  const messages = useMessages();
  return (
    <Link
      to={stallPath}
      className="inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {messages.paper.back}
    </Link>
  );
}

interface NoDayProps {
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Says why there is nothing to print. */
function NoDay({ text, onRetry }: NoDayProps) {
  const messages = useMessages();
  return (
    <div className="rounded-card border-2 border-dashed border-line bg-turmeric-tint/50 p-5">
      <h1 className="mb-2 flex items-center gap-4 text-heading font-bold text-pretty">
        <CalendarDays aria-hidden="true" className="size-8 shrink-0 text-flame" />
        {text}
      </h1>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {onRetry ? (
          <Button variant="secondary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        ) : null}
        <BackLink />
      </div>
    </div>
  );
}
