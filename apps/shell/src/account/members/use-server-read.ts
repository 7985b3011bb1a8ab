import { useCallback, useEffect, useRef, useState } from 'react';
import { ServerError } from '../../sync/stall-server';
import type { ServerFault } from '../../sync/stall-server';

/** What was read of the account's database. */
type ServerReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'failure'; readonly fault: ServerFault | null };

export interface ServerRead<Value> {
  readonly state: ServerReadState<Value>;
  /** Reads it again; what was read before stays meanwhile. */
  readonly refresh: () => void;
}

/**
 * Reads something of the account's database.
 *
 * @param read reads it; the same function as long as the same is meant
 */
export function useServerRead<Value>(read: () => Promise<Value>): ServerRead<Value> {
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
        (error: unknown) => show({ status: 'failure', fault: faultOf(error) }),
      );
    };
    again.current = readNow;
    readNow();
    return () => {
      latest = -1;
    };
  }, [read]);
  const refresh = useCallback(() => {
    setKnown((before) => (before?.state.status === 'failure' ? undefined : before));
    again.current();
  }, []);
  return { state: known?.of === read ? known.state : { status: 'loading' }, refresh };
}

/** Why a call failed; `null` for anything but an answer of the server. */
export function faultOf(error: unknown): ServerFault | null {
  return error instanceof ServerError ? error.fault : null;
}
