import type { Ledger } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What was read of the ledger: while it is read again, what was read before stays. */
type TotalsState =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly days: readonly DayTotals[] }
  | { readonly status: 'failure' };

export interface Totals {
  readonly state: TotalsState;
  readonly retry: () => void;
}

/**
 * Reads totals of days, and reads them again after each change of the ledger.
 *
 * @param read reads them; the same function as long as the same days are meant
 */
export function useTotals(ledger: Ledger, read: () => Promise<readonly DayTotals[]>): Totals {
  const [state, setState] = useState<TotalsState>({ status: 'loading' });
  const again = useRef(() => {});
  useEffect(() => {
    let latest = 0;
    const readNow = () => {
      const turn = ++latest;
      // An earlier read that is slower must not replace a later one.
      const show = (next: TotalsState) => {
        if (turn === latest) setState(next);
      };
      read().then(
        (days) => show({ status: 'success', days }),
        () => show({ status: 'failure' }),
      );
    };
    again.current = readNow;
    readNow();
    const leave = ledger.subscribe(readNow);
    return () => {
      latest = -1;
      leave();
    };
  }, [ledger, read]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    again.current();
  }, []);
  return { state, retry };
}
