import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether files may be fetched before the person needs them: not with data saver, nor on 2G. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** By then a tool is shown, ms. */
const QUIET_MS = 2000;

/**
 * Fetches what the tool does not need yet, once it is shown and the page is idle; not where files may not be prefetched.
 *
 * @param fetch the same function at every render
 */
export function usePrefetch(fetch: () => unknown): void {
  useEffect(() => {
    if (!mayPrefetch()) return undefined;
    let request: number | undefined;
    const timer = setTimeout(() => {
      // Safari got idle callbacks late.
      if (!('requestIdleCallback' in window)) fetch();
      else request = requestIdleCallback(fetch, { timeout: QUIET_MS });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      if (request !== undefined) cancelIdleCallback(request);
    };
  }, [fetch]);
}
