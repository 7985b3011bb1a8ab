import { useCallback, useEffect, useRef, useState } from 'react';

type ReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'failure'; readonly error: unknown };

export interface Read<Value> {
  readonly state: ReadState<Value>;
  /** Reads it again; what was read before stays meanwhile, but not a failure. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/**
 * Reads something from a server.
 *
 * @param read reads it; the same function as long as the same is meant
 * @param follow has it read again when it may have changed, until the function that it returns is called; a stable one
 */
export function useRead<Value>(
  read: () => Promise<Value>,
  follow?: (readAgain: () => void) => () => void,
): Read<Value> {
  const [last, setLast] = useState<{
    readonly of: typeof read;
    readonly state: ReadState<Value>;
  }>();
  const again = useRef(async () => {});
  useEffect(() => {
    let latest = 0;
    const readNow = async () => {
      const turn = ++latest;
      const state = await read().then(
        (value) => ({ status: 'success', value }) as const,
        (error: unknown) => ({ status: 'failure', error }) as const,
      );
      // An earlier answer that is slower must not replace a later one.
      if (turn === latest) setLast({ of: read, state });
    };
    again.current = readNow;
    void readNow();
    const leave = follow?.(() => void readNow());
    return () => {
      latest = -1;
      leave?.();
    };
  }, [read, follow]);
  const refresh = useCallback(async () => {
    setLast((before) => (before?.state.status === 'failure' ? undefined : before));
    await again.current();
  }, []);
  return { state: last?.of === read ? last.state : { status: 'loading' }, refresh };
}
