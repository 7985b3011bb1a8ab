import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { useEffect, useState } from 'react';

/**
 * The totals of the stall's day now; they follow each change of that day.
 *
 * @returns `null` while they are read, and on a day on which nothing was entered
 */
export function useTodaysTotals({
  ledger,
  reportError,
}: Pick<Shell, 'ledger' | 'reportError'>): DayTotals | null {
  const today = useStore(ledger.today);
  const [read, setRead] = useState<DayTotals | null>(null);
  useEffect(() => {
    // Answers may overtake each other: only that of the newest reading counts, and none after the end.
    let newest: symbol | undefined;
    const readTotals = async () => {
      const reading = Symbol('reading');
      newest = reading;
      try {
        const [totals = null] = await ledger.totals({ from: today, to: today });
        if (newest === reading) setRead(totals);
      } catch (error) {
        reportError(error, 'reading the totals of the day');
      }
    };
    void readTotals();
    const unsubscribe = ledger.subscribe((days) => {
      if (days.includes(today)) void readTotals();
    });
    return () => {
      newest = undefined;
      unsubscribe();
    };
  }, [ledger, reportError, today]);
  return read?.day === today ? read : null;
}
