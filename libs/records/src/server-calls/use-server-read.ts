import type { Store } from '@thela/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountStallState } from '../account/account-stall';

/** What was read of the account's database. */
type ServerReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'failure'; readonly error: unknown };

export interface ServerRead<Value> {
  readonly state: ServerReadState<Value>;
  /** Reads it again; what was read before stays meanwhile. */
  readonly refresh: () => void;
}

/** When this phone and the account last agreed, ms since 1970: what was read before that may be old. */
function syncedAt({ keeping }: AccountStallState): number | null {
  return keeping.status === 'kept' || keeping.status === 'waiting' ? keeping.at : null;
}

/**
 * Reads something of the account's database.
 *
 * @param read reads it; the same function as long as the same is meant
 * @param stall it is read again when this stall was synchronised; what was read before stays meanwhile
 */
export function useServerRead<Value>(
  read: () => Promise<Value>,
  stall?: Store<AccountStallState>,
): ServerRead<Value> {
  const [known, setKnown] = useState<{
    readonly of: typeof read;
    readonly state: ServerReadState<Value>;
  }>();
  const again = useRef(() => {});
  useEffect(() => {
    let latest = 0;
    const readNow = () => {
      const turn = ++latest;
      // An earlier answer that is slower must not replace a later one.
      const show = (state: ServerReadState<Value>) => {
        if (turn === latest) setKnown({ of: read, state });
      };
      read().then(
        (value) => show({ status: 'success', value }),
        (error: unknown) => show({ status: 'failure', error }),
      );
    };
    again.current = readNow;
    readNow();
    let asOf = stall ? syncedAt(stall.getSnapshot()) : null;
    const leave = stall?.subscribe(() => {
      const before = asOf;
      asOf = syncedAt(stall.getSnapshot());
      if (asOf !== before) readNow();
    });
    return () => {
      latest = -1;
      leave?.();
    };
  }, [read, stall]);
  const refresh = useCallback(() => {
    setKnown((before) => (before?.state.status === 'failure' ? undefined : before));
    again.current();
  }, []);
  return { state: known?.of === read ? known.state : { status: 'loading' }, refresh };
}
