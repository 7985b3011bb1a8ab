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
 * So long passes between two reads of their own accord, in ms: ten plates a second, each followed by a read of the whole
 * day, would keep a slow phone from taking the next tap.
 */
const BETWEEN_READS_MS = 1000;

/**
 * Reads something of the ledger, and reads it again after changes of the ledger.
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
    let followedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readNow = () => {
      clearTimeout(timer);
      timer = undefined;
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
    const follow = () => {
      followedAt = performance.now();
      readNow();
    };
    const leave = ledger.subscribe(() => {
      const wait = followedAt + BETWEEN_READS_MS - performance.now();
      if (wait <= 0) follow();
      else timer ??= setTimeout(follow, wait);
    });
    return () => {
      clearTimeout(timer);
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
