import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { useEffect, useState } from 'react';

/** Today's totals of the ledger, anew after each change of the day; `null` until they were read and without events. */
export function useTodayTotals({
  ledger,
  reportError,
}: Pick<Shell, 'ledger' | 'reportError'>): DayTotals | null {
  const today = useStore(ledger.today);
  const [totals, setTotals] = useState<DayTotals | null>(null);
  useEffect(() => {
    let latest = 0;
    const read = () => {
      latest += 1;
      const mine = latest;
      // A slow answer must not replace that of a later question.
      ledger.totals({ from: today, to: today }).then(
        ([found]) => {
          if (mine === latest) setTotals(found ?? null);
        },
        (error: unknown) => reportError(error, "reading today's totals"),
      );
    };
    read();
    const unsubscribe = ledger.subscribe((days) => {
      if (days.includes(today)) read();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [ledger, reportError, today]);
  return totals?.day === today ? totals : null;
}
