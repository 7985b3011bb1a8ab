import type { Ledger } from '@thela/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What was read of the ledger: while it is read again, what was read before stays. */
type LedgerReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'failure' };

export interface LedgerRead<Value> {
  readonly state: LedgerReadState<Value>;
  readonly retry: () => void;
}

/**
 * Reads something of the ledger, and reads it again after each change of the ledger.
 *
 * @param read reads it; the same function as long as the same is meant
 */
export function useLedgerRead<Value>(
  ledger: Ledger,
  read: () => Promise<Value>,
): LedgerRead<Value> {
  const [state, setState] = useState<LedgerReadState<Value>>({ status: 'loading' });
  const again = useRef(() => {});
  useEffect(() => {
    let latest = 0;
    const readNow = () => {
      const turn = ++latest;
      // An earlier read that is slower must not replace a later one.
      const show = (next: LedgerReadState<Value>) => {
        if (turn === latest) setState(next);
      };
      read().then(
        (value) => show({ status: 'success', value }),
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
