import { useWords } from '@thela/language';
import type { DayTotals, LedgerEvent, Stall } from '@thela/ledger';
import { formatDateTime, fullDayName } from '@thela/page';
import { useExpenseMessages } from '@thela/ui/expenses';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from './messages';
import { PaperDishes } from './paper-dishes';
import { expenseLines, PaperLines, wasteLines } from './paper-lines';
import { PaperTotals } from './paper-totals';

export interface DayOnPaperProps {
  readonly stall: Stall;
  readonly totals: DayTotals;
  readonly events: readonly LedgerEvent[];
  readonly isToday: boolean;
}

export function DayOnPaper({ stall, totals, events, isToday }: DayOnPaperProps) {
  const messages = useMessages();
  const { paper } = messages;
  const expenses = useExpenseMessages();
  const date = fullDayName(useWords(), totals.day);
  const sold = totals.dishes.filter(({ plates }) => plates > 0);
  return (
    <article className="rounded-card border border-line/60 bg-white p-4 shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <header className="mb-5 border-b-2 border-ink pb-3">
        <h1 className="text-title font-bold tracking-tight wrap-anywhere">
          {stall.name || paper.unnamed}
        </h1>
        {stall.place ? <p className="wrap-anywhere">{stall.place}</p> : null}
        <p className="mt-1 text-subheading font-semibold">{isToday ? paper.soFar(date) : date}</p>
      </header>
      <PaperDishes dishes={sold} />
      <section className="mt-6 break-inside-avoid sm:ml-auto sm:w-88">
        <h2 className="mb-1 text-subheading font-bold">{paper.totals}</h2>
        <PaperTotals totals={totals} />
      </section>
      <PaperLines heading={paper.expenses} lines={expenseLines(events, expenses)} />
      <PaperLines heading={paper.waste} lines={wasteLines(events, stall, paper)} />
      {totals.unknownCost.length > 0 ? (
        <p className="mt-5">{messages.days.unknownCost(totals.unknownCost.join(', '))}</p>
      ) : null}
      {sold.length > 0 ? <p className="mt-2 text-sm text-ink-soft">{paper.averagePrice}</p> : null}
      <PrintedAt />
    </article>
  );
}

function PrintedAt() {
  const messages = useMessages();
  const words = useWords();
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    // The browser prints what stands there when this event ends.
    const note = () => flushSync(() => setMoment(new Date().toISOString()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="mt-4 hidden text-sm print:block">
      {moment === null ? null : messages.paper.printed(formatDateTime(moment, words))}
    </p>
  );
}
